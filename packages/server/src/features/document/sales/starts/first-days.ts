import { type LaterSeller, laterSellersText, type Starts } from "@mec/domain/application";
import { participantName } from "@mec/domain/document";
import { contractToEnd, firstDayAfter } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { findContracted } from "../../../point/index.ts";
import { living } from "../../scopes.ts";
import { findStarts } from "./reads.ts";

interface Asked {
  readonly pointIds: readonly string[];
  readonly now: Date;
}

interface Sale {
  readonly pointId: string;
  readonly plantId: string;
  readonly identity: SignatoryInput | null;
}

/** By the contracts of these consumers, the plants of the project that sell to each: one that has left it sells nothing there any more. */
async function findSellersOf(db: Db, projectId: string, pointIds: readonly string[]): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    select distinct d.consumption_point_id as "pointId", one->>'pointId' as "plantId", one->'identity' as identity
    from (select * from document where project_id = ${projectId} and kind = 'salesContract'
        and consumption_point_id = any(${pointIds}::uuid[]) and ${living()}) d
      cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) one
      join production_point p on p.id::text = one->>'pointId' and p.project_id = d.project_id`.execute(db);
  return rows;
}

/** What their plants keep of the start of each: the first day where all of them begin later, else who does. */
type OfPlants = Pick<Starts, "plantFrom"> & { readonly laterSellersText?: string };

const laterSellerOf = (identity: SignatoryInput | null, toEnd: LaterSeller["toEnd"]): LaterSeller => ({
  name:
    identity === null ? "un producteur" : participantName(identity, { ...identity, lastName: identity.name }),
  toEnd,
});

/** Of the contracts of one consumer, by who sells, which purchase contract has to end first. */
function ofPlants(sales: readonly { readonly seller: LaterSeller | null }[]): OfPlants {
  const later = sales.flatMap(({ seller }) => seller ?? []);
  const days = later
    .flatMap(({ toEnd }) => (toEnd === "older" ? [] : firstDayAfter(toEnd.endsOn)))
    .toSorted();
  const [first] = days;
  if (first !== undefined && days.length === sales.length) return { plantFrom: first };
  const text = laterSellersText(later);
  return text === null ? {} : { laterSellersText: text };
}

/** What keeps the plants that sell to each from it, by their purchase contracts. */
async function findOfPlants(
  db: Db,
  projectId: string,
  { pointIds, now }: Asked,
): Promise<ReadonlyMap<string, OfPlants>> {
  const sales = await findSellersOf(db, projectId, pointIds);
  const plants = await findContracted(
    db,
    sales.map(({ plantId }) => plantId),
  );
  const today = dayInParis(now);
  const told = sales.map(({ pointId, plantId, identity }) => {
    const plant = plants.get(plantId);
    const toEnd = plant ? contractToEnd(plant, today) : null;
    return { pointId, seller: toEnd === null || toEnd === "unknown" ? null : laterSellerOf(identity, toEnd) };
  });
  return new Map(pointIds.map((id) => [id, ofPlants(told.filter(({ pointId }) => pointId === id))]));
}

/** What keeps each of these consumers from buying yet: his own days, and the purchase contracts of all who sell to him, as a start is refused by them. */
export async function findFirstDays(
  db: Db,
  projectId: string,
  asked: Asked,
): Promise<ReadonlyMap<string, Starts & OfPlants>> {
  const starts = await findStarts(db, projectId, asked);
  const plants = await findOfPlants(db, projectId, asked);
  return new Map([...starts].map(([id, known]) => [id, { ...known, ...plants.get(id) }]));
}
