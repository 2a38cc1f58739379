import { setImmediate } from "node:timers/promises";
import type { NearbyProject } from "@mec/api/project";
import { type BoundingBox, boundingBox, type Coordinates, greatCircleKm } from "@mec/domain/address";
import {
  mostShiftKm,
  type PublicPerimeter,
  type PublicReach,
  publicKm,
  publicReach,
} from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Db } from "../../../db/transaction.ts";
import { communeOf } from "../../../gateways/geocoder/index.ts";
import { findPerimeterDetailsOf } from "../perimeter/perimeter-details.ts";
import { findParticipantPage, findStandings } from "../perimeter/reach-store.ts";
import { type ImageType, type PublicRow, toPublicProject } from "../project-row.ts";

/**
 * Places and distances come into a public answer through this file alone: participants are snapped to the grid here,
 * candidates are left out, distances are rounded. Other code for the public reads places from this file only.
 */

/** What the public may know of the reach of each of these projects, by id; unknown ids are left out. */
async function findPublicReaches(db: Db, projectIds: readonly string[]): Promise<Map<string, PublicReach>> {
  const standings = await findStandings(db, projectIds);
  // Ten thousand places take some 20 ms to read, and as long to snap: others are answered in between.
  await setImmediate();
  return new Map([...standings].map(([id, standing]) => [id, publicReach(standing)]));
}

/** @throws DomainError NOT_FOUND. */
export async function findPublicReach(db: Db, projectId: string): Promise<PublicReach> {
  const reach = (await findPublicReaches(db, [projectId])).get(projectId);
  if (!reach) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return reach;
}

/** Some of a project's participants, without a place, for the public page; and how many there are. */
export const findParticipants = (db: Db, projectId: string, page: { limit: number; offset: number }) =>
  findParticipantPage(db, projectId, page);

/** What the public may know of the perimeters of these projects, by id; unknown ids are left out. */
export async function findPublicPerimeters(
  db: Db,
  projectIds: readonly string[],
): Promise<Map<string, PublicPerimeter>> {
  if (projectIds.length === 0) return new Map();
  const reaches = await findPublicReaches(db, projectIds);
  const detailsOf = await findPerimeterDetailsOf(db, projectIds);
  const projects = await db
    .selectFrom("project")
    .select(["id", "perimeter", "address"])
    .where("id", "in", projectIds)
    .execute();
  return new Map(
    projects.flatMap(({ id, perimeter, address }): [string, PublicPerimeter][] => {
      const reach = reaches.get(id);
      const { ground } = detailsOf(id);
      return reach ? [[id, { limitKm: perimeter, ground, commune: communeOf(address), reach }]] : [];
    }),
  );
}

/** @throws DomainError NOT_FOUND. */
export async function findPublicPerimeter(db: Db, projectId: string): Promise<PublicPerimeter> {
  const perimeter = (await findPublicPerimeters(db, [projectId])).get(projectId);
  if (!perimeter) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return perimeter;
}

/**
 * A box that holds every true place whose grid node is within the limit of `centre`, with room to spare: it
 * may narrow a search, but never decides.
 */
export const boxAround = (centre: Coordinates, limitKm: number): BoundingBox =>
  boundingBox(centre, limitKm + 3 * mostShiftKm);

/** A project with the distance from a place to its published address. */
export function toNearby(row: PublicRow, from: Coordinates, imageType?: ImageType): NearbyProject {
  return {
    ...toPublicProject(row, imageType),
    distance: publicKm(greatCircleKm(row.address.coordinates, from)),
  };
}

/** Nearest first, by the true distances to the published addresses. */
export function nearestFirst(from: Coordinates): (a: PublicRow, b: PublicRow) => number {
  return (a, b) =>
    greatCircleKm(a.address.coordinates, from) - greatCircleKm(b.address.coordinates, from) ||
    a.id.localeCompare(b.id);
}
