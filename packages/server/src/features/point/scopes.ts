import type { PurchaseContract } from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { living } from "../document/scopes.ts";
import { signedByConsumer } from "../signature/scopes.ts";

/** A contract with a last day is told as none. */
const withEndedContract: PurchaseContract = "none";

/**
 * The account that holds the point of a row, such as an application: in a query that joins its consumption and its
 * production point, of which it has one, under these names.
 */
export const holderOf = (consumptionPoint: string, productionPoint: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${consumptionPoint}.account_id`)}, ${sql.ref(`${productionPoint}.account_id`)})`;

/** Plants still to be laid or connected: `isPlanned`. */
export const planned = (table = "production_point"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(coalesce(${sql.ref(`${table}.prm`)}, '') = '' and ${sql.ref(`${table}.is_planned`)} is true)`;

const olderContract: PurchaseContract = "older";

/** Plants that share but once a purchase contract has ended, which may be over: none pays for all that they produce any more. */
export const leavingContract = (table = "production_point"): RawBuilder<boolean> => {
  const contract = sql.ref(`${table}.purchase_contract`);
  return sql<boolean>`(coalesce(${contract}, '') = ${olderContract}
    or (coalesce(${contract}, '') = ${withEndedContract} and ${sql.ref(`${table}.contract_ends_on`)} is not null))`;
};

/** Plants whose purchase contract has a last day that was still to come when its holder told it: `isContractOver` says whether it is over. */
export const contractEndWasToCome = (table: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column("purchase_contract")} = ${withEndedContract} and ${column("contract_ends_on")} >= to_char(
    coalesce(${column("contract_end_said_at")}, ${column("created_at")}) at time zone 'Europe/Paris', 'YYYY-MM-DD'))`;
};

/** Plants that a purchase contract keeps from sharing: `barringContract`. */
export const barred = (table = "production_point"): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.is_barred`)}`;

/** Plants that every sum of their project counts: those that are not barred; all of them where each is. */
export const counted = (table = "production_point"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not ${barred(table)} or not exists (select from production_point other
    where other.project_id = ${sql.ref(`${table}.project_id`)} and not ${barred("other")}))`;

/** Consents that nobody withdrew: in a query over consents, or in one that names them otherwise. */
export const notWithdrawn = (table = "sge_consent"): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.withdrawn_at`)} is null`;

/** Consents whose `consentState` is valid or expiring at this moment. */
export const validAt = (moment: Date, table = "sge_consent"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${notWithdrawn(table)} and ${sql.ref(`${table}.expires_at`)} > ${moment})`;

/** Whether the participant of a consent has signed an accord that names its meter: that allows the reading too, while he takes part. */
export const readByAccord = (table = "sge_consent"): RawBuilder<boolean> => sql<boolean>`exists (
  select from document accord
  where accord.kind = 'accord' and ${living("accord")} and ${signedByConsumer("accord")}
    and (accord.consumption_point_id = ${sql.ref(`${table}.consumption_point_id`)}
      or accord.production_point_id = ${sql.ref(`${table}.production_point_id`)})
    and coalesce(nullif(accord.data->'site'->>'prm', ''), ${sql.ref(`${table}.prm`)}) = ${sql.ref(`${table}.prm`)})`;
