import type { PerimeterAnswer } from "@mec/api/project";
import { type Coordinates, greatCircleKm } from "@mec/domain/address";
import { perimeterCheck, standingArea } from "@mec/domain/project";
import type { Deps } from "../../deps.ts";
import type { OwnedProject } from "./project-row.ts";
import { findBox, findReach, findStanders, type Stander } from "./reach-store.ts";
import { getOwnedProject } from "./store.ts";

type Standing = PerimeterAnswer["standers"][number];

/** A project without participants stands where it says it is. */
const projectItself = ({ id, name, address }: OwnedProject): Stander => ({
  projectId: id,
  id,
  kind: "project",
  name,
  address: address.label,
  ...address.coordinates,
  participant: true,
});

const furthestKm = (from: Coordinates, others: readonly Coordinates[]): number =>
  others.reduce((furthest, other) => Math.max(furthest, greatCircleKm(from, other)), 0);

function toStanding(stander: Stander, reach: readonly Stander[], limitKm: number): Standing {
  const { projectId: _, ...rest } = stander;
  const km = furthestKm(stander, reach);
  return { ...rest, furthestKm: km, compatible: km <= limitKm };
}

/** Everyone's place, the true rule between those who are in, and who would break it. */
export async function getPerimeter(deps: Deps, id: string): Promise<PerimeterAnswer> {
  const project = await getOwnedProject(deps.db, id);
  const limitKm = project.perimeter;
  const known = await findStanders(deps.db, [id]);
  const standers = known.some(({ participant }) => participant) ? known : [projectItself(project), ...known];
  const reach = standers.filter(({ participant }) => participant);
  const { greatestKm, pair, ok, breakers } = perimeterCheck({ limitKm, points: reach });
  const idOf = (index: number) => reach[index]?.id ?? "";
  return {
    limitKm,
    address: project.address,
    greatestKm: pair ? greatestKm : null,
    pair: pair ? [idOf(pair[0]), idOf(pair[1])] : null,
    ok,
    standers: standers.map((stander) => toStanding(stander, reach, limitKm)),
    breakers: breakers.map(idOf),
    area: standingArea(reach, limitKm).map(({ latitude, longitude }) => [latitude, longitude]),
  };
}

/** What a rectangle's diagonal says of those within it, on a round earth, errs by far less. */
const boxMargin = 1.01;

/**
 * Whether all who take part respect the perimeter: the answer to thousands who stand close together comes from the
 * rectangle around them, and only where that leaves it open from each one's place.
 */
export async function isWithinPerimeter({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  const box = await findBox(db, id);
  if (!box) return true;
  const { south, north, west, east, limitKm } = box;
  const across = (from: number, to: number) =>
    greatCircleKm({ latitude: from, longitude: west }, { latitude: to, longitude: east });
  const widest = Math.max(
    across(south, north),
    across(north, south),
    across(south, south),
    across(north, north),
  );
  if (widest * boxMargin <= limitKm) return true;
  return perimeterCheck({ limitKm, points: (await findReach(db, id)).places }).ok;
}
