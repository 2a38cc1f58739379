import { type RawBuilder, sql } from "kysely";

/**
 * Whether somebody said that he lives within this many seconds, by the database's clock. A time in the future does not
 * count beyond that: the clock was set back since.
 */
export const seenLately = (column: string, seconds: number): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between now() - ${seconds} * interval '1 second'
    and now() + ${seconds} * interval '1 second'`;
