import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

/** What this process calls itself on each of its connections, so that others see whether it lives. */
export const ownName = `mec-${randomUUID()}`;

/**
 * Whether the process of this name is over: the database closes a dead process's connections at once. One that lost
 * its network seems to live for as long as the database holds its connections.
 */
export const isOver = (name: RawBuilder<unknown>) =>
  sql<boolean>`(${name} <> ${ownName}
    and not exists (select from pg_stat_activity where starts_with(application_name, ${name})))`;
