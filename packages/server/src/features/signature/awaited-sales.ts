import type { Db } from "../../db/transaction.ts";
import type { SaleToFollow } from "../../documents/to-sign/content.ts";
import { takingPart } from "../application/scopes.ts";
import type { SaidDocument } from "../document/index.ts";
import { findVatRegime } from "../document/reads.ts";
import { isSoldByNone } from "../document/sales/reads.ts";
import { living } from "../document/scopes.ts";
import { agreedPriceOf } from "../document/terms/reads.ts";

interface Where {
  readonly projectId: string;
  readonly today: string;
}

/** Of these places, which have no contract that is there, came back or is settled elsewhere: one is to come, at the price that was said yes to. */
async function findAwaited(db: Db, { projectId, today }: Where, pointIds: readonly string[]) {
  if (await isSoldByNone(db, { projectId, today })) return new Map<string | null, SaleToFollow>();
  const places = await db
    .selectFrom("application as a")
    .select(["a.consumption_point_id as pointId", agreedPriceOf("a").as("price")])
    .where("a.project_id", "=", projectId)
    .where("a.consumption_point_id", "in", pointIds)
    .where(takingPart("a"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("document as d")
            .select("d.id")
            .whereRef("d.consumption_point_id", "=", "a.consumption_point_id")
            .where("d.kind", "=", "salesContract")
            .where(living("d")),
        ),
      ),
    )
    .execute();
  const sales = new Map<string | null, SaleToFollow>();
  for (const { pointId, price } of places) {
    const vatRegime = await findVatRegime(db, projectId, pointId);
    sales.set(pointId, { price, vatRegime, unmetered: [] });
  }
  return sales;
}

/** The places that these documents are about, without a contract among them. */
export function placesWithoutSale(documents: readonly SaidDocument[]): string[] {
  const sold = new Set(
    documents.flatMap(({ content, consumptionPointId }) =>
      content.kind === "salesContract" ? consumptionPointId : [],
    ),
  );
  const alone = documents.flatMap(({ consumptionPointId: id }) => (id && !sold.has(id) ? id : []));
  return [...new Set(alone)];
}

/**
 * Documents as their signer is told of them: those that were written beside a contract which was taken back since say nothing of
 * it, and it is to come again.
 * @param own the places whose own body alone sells to them: none comes there
 */
export async function withAwaitedSales(
  db: Db,
  where: Where,
  documents: readonly SaidDocument[],
  own: ReadonlySet<string>,
): Promise<readonly SaidDocument[]> {
  const alone = placesWithoutSale(documents).filter((id) => !own.has(id));
  if (alone.length === 0) return documents;
  const awaited = await findAwaited(db, where, alone);
  return documents.map((document) => {
    const { content, consumptionPointId } = document;
    const sale = awaited.get(consumptionPointId);
    if (!sale || content.kind === "salesContract" || content.sale) return document;
    return { ...document, content: { ...content, sale } };
  });
}
