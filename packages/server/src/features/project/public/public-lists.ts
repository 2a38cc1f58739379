import type { PublicProject } from "@mec/api/project";
import { findDepartment, findRegion } from "@mec/domain/address";
import { DomainError } from "@mec/domain/shared";
import type { Part } from "../../../answering.ts";
import { countRows } from "../../../db/count-rows.ts";
import type { Deps } from "../../../deps.ts";
import { type ImageType, publicColumns, toPublicProject } from "../project-row.ts";
import { type ProjectFilters, selectVisible } from "../visible.ts";
import { type Place, readCursor, writeCursor } from "./cursor.ts";

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

export type VisibleQuery = ReturnType<typeof selectVisible>;

const newestRows = (query: VisibleQuery) =>
  query.select(publicColumns).orderBy("created_at", "desc").orderBy("id");

/** Newest first. */
export async function newestOf(query: VisibleQuery, { limit, imageType }: Listing): Promise<PublicProject[]> {
  const rows = await newestRows(query)
    .limit(limit ?? defaultLimit)
    .execute();
  return rows.map((row) => toPublicProject(row, imageType));
}

export const countOf = (query: VisibleQuery): Promise<number> => countRows(query);

/** One page of the newest projects, and how many there are. */
export async function newestPage(
  query: VisibleQuery,
  { imageType }: Listing,
  { limit, offset }: Part,
): Promise<{ items: PublicProject[]; total: number }> {
  const rows = await newestRows(query).limit(limit).offset(offset).execute();
  return { items: rows.map((row) => toPublicProject(row, imageType)), total: await countOf(query) };
}

/**
 * The projects after the cursor ("" for the first ones): a project published meanwhile shifts none of them.
 */
export async function newestBehind(
  query: VisibleQuery,
  { limit = defaultLimit, imageType }: Listing,
  cursor: string,
): Promise<{ items: PublicProject[]; nextCursor: string | null }> {
  const behind = cursor === "" ? query : selectBehind(query, readCursor(cursor));
  const rows = await newestRows(behind)
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => toPublicProject(row, imageType)),
    nextCursor: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

const selectBehind = (query: VisibleQuery, { createdAt, id }: Place) =>
  query.where(({ eb, and, or }) =>
    or([eb("created_at", "<", createdAt), and([eb("created_at", "=", createdAt), eb("id", ">", id)])]),
  );

/** @throws DomainError NOT_FOUND when France has no such department. */
export function ofDepartment(deps: Deps, codeOrName: string, listing: Listing): VisibleQuery {
  const department = findDepartment(codeOrName);
  if (!department) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return selectVisible(deps.db, listing).where("department", "=", department.code);
}

/** @throws DomainError NOT_FOUND when France has no such region. */
export function ofRegion(deps: Deps, codeOrName: string, listing: Listing): VisibleQuery {
  const region = findRegion(codeOrName);
  if (!region) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return selectVisible(deps.db, listing).where("region", "=", region.code);
}

/** A rectangle whose west is east of its east crosses the antimeridian. */
export function within({ db }: Pick<Deps, "db">, bounds: Bounds, filters: ProjectFilters): VisibleQuery {
  const { minLat, minLong, maxLat, maxLong } = bounds;
  return selectVisible(db, filters)
    .where("latitude", ">=", minLat)
    .where("latitude", "<=", maxLat)
    .where((eb) => {
      const east = eb("longitude", "<=", maxLong);
      const west = eb("longitude", ">=", minLong);
      return minLong <= maxLong ? eb.and([east, west]) : eb.or([east, west]);
    });
}
