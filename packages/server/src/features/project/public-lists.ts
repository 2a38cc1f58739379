import type { PublicProject } from "@mec/api/project";
import { findDepartment, findRegion } from "@mec/domain/address";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { type ImageType, publicColumns, toPublicProject } from "./project-row.ts";
import { type ProjectFilters, selectVisible } from "./visible.ts";

export interface Listing extends ProjectFilters {
  readonly imageType?: ImageType | undefined;
  readonly limit?: number | undefined;
}

export interface Bounds {
  readonly minLat: number;
  readonly minLong: number;
  readonly maxLat: number;
  readonly maxLong: number;
}

export const defaultLimit = 100;

type VisibleQuery = ReturnType<typeof selectVisible>;

/** Newest first. */
async function answer(query: VisibleQuery, { limit, imageType }: Listing): Promise<PublicProject[]> {
  const rows = await query
    .select(publicColumns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit ?? defaultLimit)
    .execute();
  return rows.map((row) => toPublicProject(row, imageType));
}

export const listNewest = (deps: Deps, listing: Listing) => answer(selectVisible(deps.db, listing), listing);

/** @throws DomainError NOT_FOUND when France has no such department. */
export async function listOfDepartment(deps: Deps, codeOrName: string, listing: Listing) {
  const department = findDepartment(codeOrName);
  if (!department) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return answer(selectVisible(deps.db, listing).where("department", "=", department.code), listing);
}

/** @throws DomainError NOT_FOUND when France has no such region. */
export async function listOfRegion(deps: Deps, codeOrName: string, listing: Listing) {
  const region = findRegion(codeOrName);
  if (!region) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return answer(selectVisible(deps.db, listing).where("region", "=", region.code), listing);
}

/** A rectangle whose west is east of its east crosses the antimeridian. */
export async function listWithin(deps: Deps, bounds: Bounds, listing: Listing) {
  const { minLat, minLong, maxLat, maxLong } = bounds;
  const query = selectVisible(deps.db, listing)
    .where("latitude", ">=", minLat)
    .where("latitude", "<=", maxLat)
    .where((eb) => {
      const east = eb("longitude", "<=", maxLong);
      const west = eb("longitude", ">=", minLong);
      return minLong <= maxLong ? eb.and([east, west]) : eb.or([east, west]);
    });
  return answer(query, listing);
}
