import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { imageUrl } from "../project-row.ts";
import { selectVisible } from "../visible.ts";

/** What a link preview or a search engine is told of a public project. */
export interface ProjectSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly city: string;
  readonly postCode: string;
  readonly updated: string;
  readonly imageUrl: string | null;
  readonly thumbnailUrl: string | null;
}

/** Null for a project that the public may not see. */
export async function findProjectSummary(deps: Deps, id: string): Promise<ProjectSummary | null> {
  const row = await selectVisible(deps.db, {})
    .select(["id", "name", "description", "address", "updated_at", "image_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    city: row.address.city,
    postCode: row.address.postCode,
    updated: row.updated_at.toISOString(),
    imageUrl: row.image_id === null ? null : imageUrl(row.image_id, "full"),
    thumbnailUrl: row.image_id === null ? null : imageUrl(row.image_id, "thumbnail"),
  };
}

/** A UUID with these first digits, all others being the same. */
const filledUp = (prefix: string, digit: string) =>
  prefix.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The public projects whose ids begin with this prefix, for the site map. */
export async function listProjectPages(deps: Deps, prefix: string, limit: number) {
  const rows = await selectVisible(deps.db, {})
    .select(["id", "name", "updated_at"])
    .where("id", ">=", filledUp(prefix, "0"))
    .where("id", "<=", filledUp(prefix, "f"))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, name, updated_at }) => ({ id, name, updated: updated_at.toISOString() }));
}

/** The towns and the departments (by code) that have public projects, those with the most projects first. */
export async function listPlacesWithProjects(
  deps: Deps,
  limit: number,
): Promise<{ towns: string[]; departments: string[] }> {
  const named = async (column: "city" | "department") => {
    const rows = await selectVisible(deps.db, {})
      .select(column)
      .groupBy(column)
      .orderBy(sql`count(*)`, "desc")
      .orderBy(column)
      .limit(limit)
      .execute();
    return rows.map((row) => String((row as Record<string, unknown>)[column] ?? "")).filter(Boolean);
  };
  return { towns: await named("city"), departments: await named("department") };
}

/** A town's name as its public projects write it, whatever the case; null when it has none. */
export async function findTownWithProjects(deps: Deps, name: string): Promise<string | null> {
  const row = await selectVisible(deps.db, {})
    .select("city")
    .where(sql`lower(city)`, "=", name.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return row?.city ?? null;
}
