import { dayInParis, type SellerVat, type VatRegime, vatOfSellers } from "@mec/domain/shared";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { acceptingSteps, endingSteps, notLeft, proposingSteps, takingPart } from "../application/scopes.ts";
import { counted } from "../point/scopes.ts";
import { vatThen } from "./untaxed/reads.ts";

/**
 * A moment that today is compared with: that of a yes, or of a proposal. Of places that were decided on together none counts
 * another that was accepted at it.
 */
export interface Moment {
  /** ISO 8601. */
  readonly at: string;
  readonly together: readonly string[];
  /** Plants that are counted as if they had left before. */
  readonly without?: readonly string[];
}

/** The VAT of a price, by what its terms plan for the sellers who have not said theirs. */
export type VatOf = (planned: SellerVat | null) => VatRegime;

const steps = sql`select from application_progress step where step.application_id = a.id`;

const isTogether = ({ together }: Moment) =>
  sql`((a.consumption_point_id = any(${together}::uuid[])) is true)`;

/** Of an application "a": it was accepted after the moment. */
export const acceptedAfter = (moment: Moment): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (${steps} and ${acceptingSteps("step")}
    and (step.created_at > ${moment.at} or (step.created_at = ${moment.at} and ${isTogether(moment)})))`;

/** It was accepted at the moment, or before. */
export const acceptedBefore = (moment: Moment): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (${steps} and ${acceptingSteps("step")}
    and (step.created_at < ${moment.at} or (step.created_at = ${moment.at} and not ${isTogether(moment)})))`;

/** It had a price at the moment that its holder could accept: what comes of it was not known. */
export const waitedAt = (moment: Moment): RawBuilder<SqlBool> => {
  const day = dayInParis(new Date(moment.at));
  const isBefore = (step: string) => {
    const at = sql.ref(`${step}.created_at`);
    return sql`(${at} < ${moment.at} or (${at} = ${moment.at} and not ${isTogether(moment)}))`;
  };
  return sql<SqlBool>`exists (${steps} and ${proposingSteps("step")} and ${isBefore("step")}
    and coalesce(step.price_until, ${day}) >= ${day}
    and not exists (select from application_progress later
      where later.application_id = a.id and later.id > step.id and ${isBefore("later")}))`;
};

/** It was accepted before, takes part no more, and did after the moment. */
export const leftSince = (moment: Moment): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not ${takingPart("a")} and ${acceptedBefore(moment)}
    and (a.ended_at > ${moment.at} or exists (${steps} and step.created_at > ${moment.at})))`;

/** It took part at the moment. */
export const tookPart = (moment: Moment): RawBuilder<SqlBool> =>
  sql<SqlBool>`((${takingPart("a")} and ${acceptedBefore(moment)}) or ${leftSince(moment)})`;

/** It was sent by the moment, and had come to no end. */
export const appliedAt = ({ at }: Moment): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.created_at <= ${at} and (${notLeft("a")} or a.ended_at > ${at})
    and not exists (${steps} and ${endingSteps("step")} and step.created_at <= ${at}))`;

/** Of a plant "point": it was among what the project produced by at the moment. */
function producedAt(projectId: string, moment: Moment): RawBuilder<boolean> {
  const ofPoint = sql`select from application a where a.production_point_id = point.id and a.project_id = ${projectId}`;
  return sql<boolean>`(point.id <> all(${moment.without ?? []}::uuid[])
    and (exists (${ofPoint} and ${tookPart(moment)}) or (point.project_id = ${projectId}
      and point.created_at <= ${moment.at}
      and not exists (select from application a where a.production_point_id = point.id))))`;
}

/**
 * The VAT of those who sold at a moment, by what each said of it then, and by what is planned for who said nothing; null where what
 * one of them said is not known any more: today's is no answer.
 */
export async function loadVatAt(db: Db, projectId: string, moment: Moment): Promise<VatOf | null> {
  const plants = await db
    .selectFrom("production_point as point")
    .select([
      "production_power as powerKwc",
      "vat_regime as vatRegime",
      "vat_said_at as saidAt",
      "former_vat as former",
    ])
    .where(producedAt(projectId, moment))
    .execute();
  const at = new Date(moment.at);
  const sellers = plants.flatMap(({ powerKwc, ...said }) => {
    const vatRegime = vatThen(said, at);
    return vatRegime === undefined ? [] : [{ powerKwc, vatRegime }];
  });
  return sellers.length === plants.length ? (planned) => vatOfSellers(planned, sellers) : null;
}

/** What a project produced by at a moment, as `findProductionSums` has it of today. */
export function findProductionSumsAt(db: Db, projectId: string, moment: Moment) {
  return db
    .selectFrom("production_point as point")
    .select((eb) => [
      "production_type as productionType",
      eb.fn.coalesce(eb.fn.sum<number>("production_power"), eb.lit(0)).as("powerKwc"),
      sql<number>`sum(annual_production)::float8`.as("annualKwh"),
    ])
    .where(producedAt(projectId, moment))
    .where(counted("point"))
    .groupBy("production_type")
    .orderBy("production_type")
    .execute();
}
