import type { Db } from "../../db/transaction.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

/**
 * What the account holds of the person. Without the password's hash and the tokens: they are secrets, not data about
 * him.
 */
const readAccount = (db: Db, accountId: string) =>
  db
    .selectFrom("account")
    .select([
      "id",
      "email",
      "email_verified_at as emailVerifiedAt",
      "first_name as firstName",
      "last_name as lastName",
      "phone_number as phoneNumber",
      "roles",
      "cgus_version as cgusVersion",
      "cgus_accepted_at as cgusAcceptedAt",
      "created_at as createdAt",
    ])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();

/** The changes of address that wait, or can still be undone. */
const readEmailChanges = (db: Db, accountId: string) =>
  db
    .selectFrom("email_change")
    .select([
      "former_email as formerEmail",
      "email",
      "asked_at as askedAt",
      "expires_at as expiresAt",
      "confirmed_at as confirmedAt",
      "closed_at as closedAt",
    ])
    .where("account_id", "=", accountId)
    .orderBy("asked_at")
    .execute();

const readSessions = (db: Db, accountId: string) =>
  db
    .selectFrom("session")
    .select([
      "created_at as createdAt",
      "last_seen_at as lastSeenAt",
      "expires_at as expiresAt",
      "revoked_at as revokedAt",
      "ip",
      "user_agent as userAgent",
    ])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export const accountPersonalData = {
  inWords: ["compte, changements d’adresse e-mail et sessions"],
  read: async ({ db }, { id }) => ({
    compte: await readAccount(db, id),
    changementsDAdresseEmail: await readEmailChanges(db, id),
    sessions: await readSessions(db, id),
  }),
} satisfies PersonalData;
