import type { PerimeterAnswer } from "@mec/api/project";
import { type Coordinates, greatCircleKm } from "@mec/domain/address";
import { perimeterCheck, standingArea } from "@mec/domain/project";
import type { Deps } from "../../deps.ts";
import type { OwnedProject } from "./project-row.ts";
import { findStanders, type Stander } from "./reach-store.ts";
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
