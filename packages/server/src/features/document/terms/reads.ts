import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { concluded } from "../../signature/scopes.ts";
import { sentHere } from "../scopes.ts";

/** What a contract that was sent says. */
interface ContractTerms {
  readonly projectId: string;
  readonly consumptionPointId: string;
  /** With the price that was agreed, where the terms say none. */
  readonly terms: SalesTerms;
  readonly sentAt: Date;
}

/** Of several contracts of a consumer the one that says his terms: which all have signed, then the newest. */
const newestBinding = sql`${concluded("document")} desc, created_at desc, id`;

/** €/kWh without VAT that a contract says. */
export const priceOfContract = sql<
  number | null
>`coalesce(data->'terms'->>'price', data->>'acceptedPrice')::float8`;

/**
 * The terms of the contracts of these projects' consumers: from its sending on a contract keeps its own, and what its owner writes
 * since is of the next one. Every screen and sum reads here what a contract says.
 * @param pointIds the consumers; absent for all
 */
export async function findContractTerms(
  db: Db,
  projectIds: readonly string[],
  pointIds?: readonly string[],
): Promise<ContractTerms[]> {
  if (projectIds.length === 0 || pointIds?.length === 0) return [];
  const rows = await db
    .selectFrom("document")
    .distinctOn(["project_id", "consumption_point_id"])
    .select(["project_id as projectId", "consumption_point_id as consumptionPointId", "created_at as sentAt"])
    .select(sql<SalesTerms | null>`data->'terms'`.as("terms"))
    .select(priceOfContract.as("price"))
    .where("project_id", "in", projectIds)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where("data", "is not", null)
    .$if(pointIds !== undefined, (query) =>
      query.where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`),
    )
    .where(sentHere())
    .orderBy("project_id")
    .orderBy("consumption_point_id")
    .orderBy(newestBinding)
    .execute();
  return rows.flatMap(({ consumptionPointId, terms, price, ...contract }) =>
    consumptionPointId === null
      ? []
      : { ...contract, consumptionPointId, terms: { ...emptySalesTerms, ...terms, price } },
  );
}

/** The price of the same, of an application's place; null where no contract of it was sent. */
export const contractPriceOf = (application: string): RawBuilder<number | null> => sql<number | null>`(
  select ${priceOfContract} from document where document.project_id = ${sql.ref(`${application}.project_id`)}
    and document.consumption_point_id = ${sql.ref(`${application}.consumption_point_id`)}
    and kind = 'salesContract' and ${sentHere()} order by ${newestBinding} limit 1)`;
