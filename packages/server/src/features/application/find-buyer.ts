import { reclaimsVat } from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingSignatures, inOperation, newestPrice } from "./scopes.ts";

/** A place where its application stands so, with the price it has, €/kWh without VAT, and by what its holder reads one; null where it does not. */
export async function findBuyer(
  db: Db,
  pointId: string,
  standing: (application: string) => RawBuilder<SqlBool>,
) {
  const place = await db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .select([
      "a.project_id as projectId",
      "point.consumer_type as consumerType",
      "point.reclaims_vat as told",
      newestPrice("a").as("price"),
      awaitingSignatures("a").as("isSigning"),
      sql<boolean>`(a.departure is null and not ${inOperation("a")})`.as("isToStart"),
    ])
    .where("point.id", "=", pointId)
    .where(standing("a"))
    .executeTakeFirst();
  if (!place) return null;
  const { consumerType, told, ...buyer } = place;
  const isBusiness = consumerType === "professional";
  const isVatPaid = isBusiness && !reclaimsVat({ consumerType, reclaimsVat: told });
  return { ...buyer, reader: { isBusiness, isVatPaid } };
}

export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;
