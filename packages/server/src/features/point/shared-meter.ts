import { type RawBuilder, sql } from "kysely";

/**
 * In a query over points: how many other accounts have registered the same meter, as a consumer's or a
 * producer's. `point` is the name that the query gives to the point's table. The number only: never which
 * accounts.
 */
export function accountsSharingMeter(point: string): RawBuilder<string> {
  const same = (table: string) =>
    sql`select account_id from ${sql.table(table)} other where other.prm = ${sql.ref(`${point}.prm`)}`;
  return sql<string>`(select count(distinct shared.account_id) from (
      ${same("consumption_point")} union all ${same("production_point")}
    ) shared where shared.account_id <> ${sql.ref(`${point}.account_id`)})`;
}
