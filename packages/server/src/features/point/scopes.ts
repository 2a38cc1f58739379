import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Consents that nobody withdrew: in a query over consents, or in one that names them otherwise. */
export const notWithdrawn = (table = "sge_consent"): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${table}.withdrawn_at`)} is null`;

/** Consents whose `consentState` is valid or expiring at this moment. */
export const validAt = (moment: Date, table = "sge_consent"): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${notWithdrawn(table)} and ${sql.ref(`${table}.expires_at`)} > ${moment})`;
