import { normalisedName, type Perimeter } from "@mec/domain/project";
import { addressAt } from "../../../test/application-fixtures.ts";
import type { Database } from "../../db/connect.ts";

export interface Placed {
  readonly latitude: number;
  readonly longitude: number;
  readonly name?: string;
  readonly perimeter?: Perimeter;
  readonly visibility?: boolean;
  readonly hidden?: boolean;
}

/** Writes projects directly into the database. @returns their ids, in order. */
export async function placeProjects(
  db: Database,
  accountId: string,
  projects: readonly Placed[],
): Promise<string[]> {
  const moment = new Date("2026-03-01T10:00:00Z");
  const rows = await db
    .insertInto("project")
    .values(
      projects.map(({ latitude, longitude, name = "Soleil de Rennes", ...given }, index) => ({
        account_id: accountId,
        name,
        normalised_name: normalisedName(name),
        description: "Une toiture qui partage son électricité avec ses voisins. ".repeat(3),
        perimeter: given.perimeter ?? 2,
        address: JSON.stringify({ ...addressAt(), coordinates: { latitude, longitude } }),
        latitude,
        longitude,
        city: "Rennes",
        department: "35",
        region: "53",
        repartition_key: "dynamic-per-default" as const,
        visibility: given.visibility ?? true,
        moderation_status: given.hidden ? ("hidden" as const) : ("pending" as const),
        created_at: new Date(moment.getTime() + index * 1000),
        updated_at: moment,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Pseudo-random numbers between 0 and 1, the same at each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
