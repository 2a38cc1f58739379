import { type RawBuilder, sql } from "kysely";

/** A text as people sort it, whatever the database's own order: "École" before "mairie". */
export const nameOrder = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`${text} collate "und-x-icu"`;
