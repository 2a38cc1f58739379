import { isDearer, isTaxedSince, type MovedPrice } from "@mec/domain/document";
import { dayInParis, pricesReadAs, type SellerVat, vatOfSellers } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { findSaleConditions } from "../../document/reads.ts";
import { sentHere, settledOrOnItsWay, type VatChanged } from "../../document/scopes.ts";
import { agreedPriceOf } from "../../document/terms/reads.ts";
import { findSoldToThemselves } from "../../signatory/reads.ts";
import { isContractSent } from "../reads.ts";
import {
  acceptingSteps,
  awaitingAnswer,
  awaitingSignatures,
  lastStepAt,
  priceProposedAt,
  takingPart,
  withOpenPrice,
} from "../scopes.ts";

// Whom the VAT of a seller concerns who has no contract, or none with him.

/** A place whose price was proposed until a moment, ISO 8601, and still waits for an answer on a day. */
const isProposed = (at: string, day: string) =>
  sql<boolean>`(${withOpenPrice("application", day)} and ${priceProposedAt("application")} <= ${at})`;

/** A place whose price was said yes to until a moment, and to which no contract was sent. */
const isAccepted = (at: string) =>
  sql<boolean>`(${awaitingSignatures()} and not ${isContractSent} and ${lastStepAt("application")} <= ${at})`;

export const hasUncontractedPrice = (at: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(application.consumption_point_id is not null
    and (${isProposed(at, dayInParis(now))} or ${isAccepted(at)}))`;

/** A place by a contract that was sent here, and that a plant is or may be named in. */
const boughtFrom = (plant: string) => sql<boolean>`exists (select from document contract
  where contract.project_id = application.project_id and contract.kind = 'salesContract'
    and contract.consumption_point_id = application.consumption_point_id and ${settledOrOnItsWay("contract")}
    and coalesce(nullif(jsonb_path_query_array(contract.data, '$.producers[*].pointId'), '[]') ? ${sql.ref(`${plant}.id`)}::text, true))`;

/** When a plant came to sell in the project of an application, or its seller last said his VAT. */
const taxedSince = (
  plant: string,
) => sql<Date>`greatest(${sql.ref(`${plant}.created_at`)}, ${sql.ref(`${plant}.vat_said_at`)}, (
  select max(step.created_at) from application o join application_progress step on step.application_id = o.id
  where o.project_id = application.project_id and o.production_point_id = ${sql.ref(`${plant}.id`)} and ${acceptingSteps("step")}))`;

/**
 * A place whose contract was sent before a change, and beside which one who adds VAT has come to sell with it, none having done so
 * before: who is told of one contract to come is not told again with each seller.
 */
export const hasContractBeside = ({ at, until }: VatChanged): RawBuilder<boolean> => {
  const other = sql`from production_point other where other.project_id = application.project_id
    and other.vat_regime = 'standard' and not ${boughtFrom("other")}`;
  return sql<boolean>`(application.consumption_point_id is not null and ${takingPart()}
    and exists (select from document sent where sent.project_id = application.project_id and sent.kind = 'salesContract'
      and sent.consumption_point_id = application.consumption_point_id
      and sent.created_at <= ${at} and ${sentHere("sent")})
    and exists (select ${other} and ${taxedSince("other")} > ${at}
      and ${taxedSince("other")} <= coalesce(${until ?? null}::timestamptz, 'infinity'))
    and not exists (select ${other} and ${taxedSince("other")} <= ${at}))`;
};

interface OtherVat {
  readonly pointId: string;
  readonly vatRegime: SellerVat | null;
  /** What he said before, where the other is recorded already. */
  readonly former?: SellerVat | null;
  readonly now: Date;
}

/** The prices of others than the project's owner that would cost more to who pays them, if this seller said this of his VAT; and how many are of who gets it back, and come to have some. */
export async function findDearer(
  db: Db,
  projectId: string,
  { pointId, vatRegime, former, now }: OtherVat,
): Promise<Record<"accepted" | "proposed", MovedPrice[]> & { readonly reclaimed: number }> {
  const selling = await db
    .selectFrom("production_point")
    .select(["id", "production_power as powerKwc", "vat_regime as vatRegime"])
    .where("project_id", "=", projectId)
    .execute();
  const saying = (said: SellerVat | null | undefined) =>
    selling.map((one) => (one.id === pointId && said !== undefined ? { ...one, vatRegime: said } : one));
  const [sellers, next] = [saying(former), saying(vatRegime)];
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
      agreedPriceOf("application").as("price"),
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
  const moved = paying.map(({ place, consumerType, reclaimsVat, price, isWaiting }) => {
    const planned = plannedFor(place);
    const one = { price, from: vatOfSellers(planned, sellers), to: vatOfSellers(planned, next) };
    return { ...one, isWaiting, readAs: pricesReadAs(consumerType, reclaimsVat) };
  });
  const dearer = moved.filter((one) => isDearer(one, one.readAs));
  const among = (isWaiting: boolean) => dearer.filter((one) => one.isWaiting === isWaiting);
  const reclaimed = moved.filter((one) => isTaxedSince(one, one.readAs)).length;
  return { accepted: among(false), proposed: among(true), reclaimed };
}
