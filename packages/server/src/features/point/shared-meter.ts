import { type RawBuilder, sql } from "kysely";

/**
 * In a query over points: on how many other accounts the same meter is registered, as a consumer's or a producer's.
 * `point` is the name that the query gives to the point's table. How many, and never whose.
 */
export function accountsSharingMeter(point: string): RawBuilder<string> {
  const same = (table: string) =>
    sql`select account_id from ${sql.table(table)} other where other.prm = ${sql.ref(`${point}.prm`)}`;
  return sql<string>`(select count(distinct shared.account_id) from (
      ${same("consumption_point")} union all ${same("production_point")}
    ) shared where shared.account_id <> ${sql.ref(`${point}.account_id`)})`;
}
