import { type RawBuilder, sql } from "kysely";

/** The rows of a query, each column as one list. */
export type ColumnsOf<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** Each column as one JSON text: the driver takes five times as long for as many rows. */
export const jsonColumns = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`coalesce(json_agg(${sql.ref(name)}), '[]') as ${sql.ref(name)}`));
