import type { Starts } from "@mec/domain/application";
import { contractToEnd, firstDayAfter } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { findContracted } from "../../../point/index.ts";
import { living } from "../../scopes.ts";
import { findStarts } from "./reads.ts";

interface Asked {
  readonly pointIds: readonly string[];
  readonly now: Date;
}

/** By the contracts of these consumers, the plants that sell to each. */
async function findSellersOf(db: Db, projectId: string, pointIds: readonly string[]) {
  const { rows } = await sql<{ pointId: string; plantId: string }>`
    select distinct d.consumption_point_id as "pointId", one->>'pointId' as "plantId"
    from (select * from document where project_id = ${projectId} and kind = 'salesContract'
        and consumption_point_id = any(${pointIds}::uuid[]) and ${living()}) d
      cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) one
      join production_point p on p.id::text = one->>'pointId'`.execute(db);
  return rows;
}

/** The first day on which each is supplied whose sellers are all under purchase contracts that end later. */
async function findPlantDays(
  db: Db,
  projectId: string,
  { pointIds, now }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const sales = await findSellersOf(db, projectId, pointIds);
  const plants = await findContracted(
    db,
    sales.map(({ plantId }) => plantId),
  );
  const today = dayInParis(now);
  const dayOf = (plantId: string): string | null => {
    const plant = plants.get(plantId);
    const toEnd = plant ? contractToEnd(plant, today) : null;
    return toEnd === null || typeof toEnd === "string" ? null : firstDayAfter(toEnd.endsOn);
  };
  return new Map(
    pointIds.flatMap((id): [string, string][] => {
      const days = sales.flatMap(({ pointId, plantId }) => (pointId === id ? [dayOf(plantId)] : []));
      const ends = days.flatMap((day) => day ?? []).toSorted();
      const [first] = ends;
      return first !== undefined && ends.length === days.length ? [[id, first]] : [];
    }),
  );
}

/** What keeps each of these consumers from buying yet: his own days, and the purchase contracts of all who sell to him, as a start is refused by them. */
export async function findFirstDays(
  db: Db,
  projectId: string,
  asked: Asked,
): Promise<ReadonlyMap<string, Starts>> {
  const starts = await findStarts(db, projectId, asked);
  const plants = await findPlantDays(db, projectId, asked);
  return new Map(
    [...starts].map(([id, known]) => {
      const plantFrom = plants.get(id);
      return [id, { ...known, ...(plantFrom !== undefined && { plantFrom }) }];
    }),
  );
}
