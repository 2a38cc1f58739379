import type { PerimeterRule, Site } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../../db/transaction.ts";
import { communeOf } from "../../../gateways/geocoder/index.ts";
import { findPerimeterDetails } from "./perimeter-details.ts";
import type { Standers } from "./reach-store.ts";
import { findPlacedStanders, type PlacedStander } from "./sites.ts";

/** The rule of a project's perimeter and the places that it is applied to: exact, for its owner and for rules. */
export interface Reach {
  readonly rule: PerimeterRule;
  /** Its participants and its candidates, the oldest first; the project itself while nobody takes part. */
  readonly standers: readonly PlacedStander[];
  /** The participants' sites. */
  readonly sites: readonly Site[];
}

async function findProject(db: Db, projectId: string) {
  const project = await db
    .selectFrom("project")
    .select(["id", "perimeter", "address", "latitude", "longitude"])
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return project;
}

/** A project without participants stands at its own address. */
function projectItself(project: Awaited<ReturnType<typeof findProject>>): PlacedStander {
  const { id, address, latitude, longitude } = project;
  return {
    projectId: id,
    id,
    kind: "project",
    latitude,
    longitude,
    participant: true,
    site: { latitude, longitude, commune: communeOf(address), body: "unknown", powerKw: null },
  };
}

/**
 * @param who participants alone where nothing is asked of the candidates: they may be thousands.
 * @throws DomainError NOT_FOUND.
 */
export async function findReach(db: Db, projectId: string, who: Standers = "everybody"): Promise<Reach> {
  // One after the other: the connection of a transaction takes one question at a time.
  const project = await findProject(db, projectId);
  const placed = await findPlacedStanders(db, projectId, who);
  const { ground } = await findPerimeterDetails(db, projectId);
  const standers = placed.some(({ participant }) => participant)
    ? placed
    : [projectItself(project), ...placed];
  return {
    rule: { limitKm: project.perimeter, ground },
    standers,
    sites: standers.filter(({ participant }) => participant).map(({ site }) => site),
  };
}
