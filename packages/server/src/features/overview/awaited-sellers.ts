import { contractNext, isLeftByAll, itemsOfOwn, type Seller } from "@mec/domain/document";
import type { AwaitedSeller } from "@mec/domain/overview";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { findSellers } from "../document/sales/reads.ts";

export interface Sellers {
  /** Whether anybody sells: nothing is to send, nor a refusal to settle, with who has asked to leave, or shares but in years. */
  readonly isSold: boolean;
  /** Whom the first contract of a consumer is made with. */
  readonly first: readonly Seller[];
}

export async function findFirstSellers(db: Db, where: Parameters<typeof findSellers>[1]): Promise<Sellers> {
  const sellers = await findSellers(db, where);
  const named = contractNext(sellers, [])?.sellers ?? [];
  return {
    isSold: !isLeftByAll(sellers),
    first: sellers.filter(({ pointId }) => named.includes(pointId)),
  };
}

/** Those of these sellers for whom a contract waits, and what each has still to say. */
export async function findLacking(
  db: Db,
  projectId: string,
  sellers: readonly Seller[],
): Promise<AwaitedSeller[]> {
  const lacking = sellers.flatMap((seller) => {
    const items = itemsOfOwn(["salesContract"], { signatory: true, prm: true, producers: [seller] });
    return items.length > 0 ? [{ id: seller.pointId, items }] : [];
  });
  if (lacking.length === 0) return [];
  const { rows } = await sql<Omit<AwaitedSeller, "items">>`
    select p.id, h.first_name || ' ' || h.last_name as name, p.name as "pointName",
      p.account_id = o.account_id as "isOwn"
    from project o join production_point p on p.project_id = o.id join account h on h.id = p.account_id
    where o.id = ${projectId} and p.id = any(${lacking.map(({ id }) => id)}::uuid[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return lacking.flatMap(({ id, items }) => {
    const seller = known.get(id);
    return seller ? [{ ...seller, items }] : [];
  });
}
