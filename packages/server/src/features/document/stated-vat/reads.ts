import type { StatedSale } from "@mec/domain/document";
import type { SellerVat } from "@mec/domain/shared";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { concluded } from "../../signature/scopes.ts";
import { inFlight, living } from "../scopes.ts";

// What documents state of a seller's VAT.

/** A contract beside his name, his own accord for the invoices that are made for him; null of one that states none. */
const statedVat = (pointId: string) => sql<
  string | null
>`case kind when 'accord' then data->>'vatRegime' else (
  select coalesce(seller->>'vatRegime', data->'terms'->>'vatRegime')
  from jsonb_array_elements(data->'producers') seller where seller->>'pointId' = ${pointId}) end`;

/**
 * What states another VAT of this plant than this: the contracts that all have signed, and the documents on their way. An accord
 * that is signed declares what was so on its day.
 */
export async function findOtherwise(
  db: Db,
  projectId: string,
  { pointId, vatRegime }: { readonly pointId: string; readonly vatRegime: SellerVat | null },
) {
  const rows = await db
    .selectFrom("document")
    .select(["id", "kind", concluded("document").$castTo<boolean>().as("isSigned")])
    .where("project_id", "=", projectId)
    .where(({ eb, and, or }) =>
      or([
        eb("kind", "=", "salesContract"),
        and([eb("kind", "=", "accord"), eb("production_point_id", "=", pointId)]),
      ]),
    )
    .where(living())
    .where(sql<boolean>`(${concluded("document")} or ${inFlight()})`)
    .where(sql<boolean>`${statedVat(pointId)} <> coalesce(${vatRegime}::text, '')`)
    .execute();
  return {
    signed: rows.filter(({ kind, isSigned }) => isSigned && kind === "salesContract"),
    onTheirWay: rows.filter(({ isSigned }) => !isSigned),
  };
}

/** What a consumer's contract states of its price, and what its sellers say today of their VAT. */
export interface ConsumerSale extends StatedSale {
  readonly consumptionPointId: string;
  readonly hasBuyerSigned: boolean;
  /** Of each seller that is still there; null of one who says nothing. */
  readonly vatToday: Readonly<Record<string, SellerVat | null>>;
}

/** The contracts among these documents that have a consumer, the newest first. */
export async function findStatedSales(db: Db, which: RawBuilder<SqlBool>): Promise<ConsumerSale[]> {
  const rows = await db
    .selectFrom("document")
    .select([
      "consumption_point_id as consumptionPointId",
      sql<number | null>`coalesce(data->'terms'->>'price', data->>'acceptedPrice')::float8`.as("price"),
      sql<SellerVat | null>`data->'terms'->>'vatRegime'`.as("planned"),
      sql<StatedSale["sellers"]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'pointId', seller->>'pointId', 'powerKwc', (seller->'site'->>'power')::float8,
          'vatRegime', coalesce(seller->>'vatRegime', data->'terms'->>'vatRegime'))), '[]')
        from jsonb_array_elements(data->'producers') seller)`.as("sellers"),
      sql<ConsumerSale["vatToday"]>`(select coalesce(jsonb_object_agg(p.id, p.vat_regime), '{}')
        from jsonb_array_elements(data->'producers') seller
          join production_point p on p.id::text = seller->>'pointId')`.as("vatToday"),
      sql<boolean>`exists (select from signature_request asked
        join signature_signer buyer on buyer.request_id = asked.id
        where asked.document_id = document.id and buyer.role = 'participant' and buyer.signed_at is not null)`.as(
        "hasBuyerSigned",
      ),
    ])
    .where("kind", "=", "salesContract")
    .where(which)
    .orderBy("created_at", "desc")
    .execute();
  return rows.flatMap(({ consumptionPointId, ...sale }) =>
    consumptionPointId === null ? [] : { consumptionPointId, ...sale },
  );
}
