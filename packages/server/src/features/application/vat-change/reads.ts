import { isDearer, type MovedPrice } from "@mec/domain/document";
import { dayInParis, pricesReadAs, type SellerVat, vatOfSellers } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { findSaleConditions } from "../../document/reads.ts";
import { findSoldToThemselves } from "../../signatory/reads.ts";
import { isContractSent } from "../reads.ts";
import {
  awaitingAnswer,
  awaitingSignatures,
  lastStepAt,
  newestPrice,
  priceProposedAt,
  withOpenPrice,
} from "../scopes.ts";

// Whom the VAT of a seller concerns who has no contract.

/** A place whose price was proposed until a moment, ISO 8601, and still waits for an answer on a day. */
const isProposed = (at: string, day: string) =>
  sql<boolean>`(${withOpenPrice("application", day)} and ${priceProposedAt("application")} <= ${at})`;

/** A place whose price was said yes to until a moment, and to which no contract was sent. */
const isAccepted = (at: string) =>
  sql<boolean>`(${awaitingSignatures()} and not ${isContractSent} and ${lastStepAt("application")} <= ${at})`;

export const hasUncontractedPrice = (at: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(application.consumption_point_id is not null
    and (${isProposed(at, dayInParis(now))} or ${isAccepted(at)}))`;

/** The prices of others than the project's owner that would cost more to who pays them, if this seller said this of his VAT. */
export async function findDearer(
  db: Db,
  projectId: string,
  { pointId, vatRegime, now }: { pointId: string; vatRegime: SellerVat | null; now: Date },
): Promise<Record<"accepted" | "proposed", MovedPrice[]>> {
  const sellers = await db
    .selectFrom("production_point")
    .select(["id", "production_power as powerKwc", "vat_regime as vatRegime"])
    .where("project_id", "=", projectId)
    .execute();
  const next = sellers.map((one) => (one.id === pointId ? { ...one, vatRegime } : one));
  const conditions = await findSaleConditions(db, [projectId]);
  const conditionsOf = new Map(conditions.map((one) => [one.consumptionPointId, one]));
  const plannedFor = (place: string) =>
    (conditionsOf.get(place) ?? conditionsOf.get(null))?.vatRegime ?? null;
  const rows = await db
    .selectFrom("application")
    .innerJoin("project as p", "p.id", "application.project_id")
    .innerJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .select([
      "c.id as place",
      "c.consumer_type as consumerType",
      "c.reclaims_vat as reclaimsVat",
      newestPrice("application").as("price"),
      awaitingAnswer().$castTo<boolean>().as("isWaiting"),
    ])
    .where("application.project_id", "=", projectId)
    .whereRef("c.account_id", "<>", "p.account_id")
    .where(hasUncontractedPrice(now.toISOString(), now))
    .execute();
  // Who buys from his own body alone pays nobody, whatever the VAT.
  const own = await findSoldToThemselves(
    db,
    projectId,
    rows.map(({ place }) => place),
  );
  const paying = rows.filter(({ place }) => !own.has(place));
  const moved = paying.flatMap(({ place, consumerType, reclaimsVat, price, isWaiting }) => {
    const planned = plannedFor(place);
    const one = { price, from: vatOfSellers(planned, sellers), to: vatOfSellers(planned, next) };
    return isDearer(one, pricesReadAs(consumerType, reclaimsVat)) ? [{ ...one, isWaiting }] : [];
  });
  const among = (isWaiting: boolean) => moved.filter((one) => one.isWaiting === isWaiting);
  return { accepted: among(false), proposed: among(true) };
}
