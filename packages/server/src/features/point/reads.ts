import { type RawBuilder, sql } from "kysely";

/** How a point is named where only its holder is known: the person, then the point. */
export const personThenPoint = (person: string, point: string): RawBuilder<string> =>
  sql<string>`concat(${sql.ref(`${person}.first_name`)}, ' ', ${sql.ref(`${person}.last_name`)}, ', ', ${sql.ref(`${point}.name`)})`;
