import type { Role } from "@mec/domain/account";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";

/** An account, with the code's names for its columns. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
}

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly cgusVersion: string;
  readonly now: Date;
}

type AccountRow = Selectable<Schema["account"]>;

const columns = [
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "last_name",
  "phone_number",
  "roles",
  "created_at",
] as const;

export const rolesOf = (names: readonly string[]): Role[] => names.filter((name) => name === "support");

const toAccount = (row: Pick<AccountRow, (typeof columns)[number]>): Account => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  roles: rolesOf(row.roles),
  createdAt: row.created_at,
});

/** @throws a violation of the unique index `account_email` when the address is used. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account> {
  const row = await db
    .insertInto("account")
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone_number: account.phoneNumber,
      cgus_version: account.cgusVersion,
      cgus_accepted_at: account.now,
      created_at: account.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom("account").select(columns).where("id", "=", id).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** Finds an account by e-mail address, whatever its case, with its password hash. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ account: Account; passwordHash: string } | null> {
  const row = await db
    .selectFrom("account")
    .select([...columns, "password_hash"])
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  return row ? { account: toAccount(row), passwordHash: row.password_hash } : null;
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("account").select("password_hash").where("id", "=", id).executeTakeFirst();
  return row?.password_hash;
}

/** The password hash, locked until the transaction ends. */
export async function lockPasswordHash(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash;
}

export async function savePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("account").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

export interface ProfileChange {
  /** The same address, perhaps in another case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
}

export async function saveProfile(db: Db, id: string, profile: ProfileChange): Promise<Account> {
  const row = await db
    .updateTable("account")
    .set({
      email: profile.email,
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone_number: profile.phoneNumber,
    })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

/**
 * The person was proven to own the account's address, or the one that replaces it.
 * @throws a violation of the unique index `account_email` when another account has this address.
 */
export async function saveConfirmedEmail(
  tx: Tx,
  id: string,
  { email, now }: { email: string | undefined; now: Date },
): Promise<void> {
  await tx
    .updateTable("account")
    .set({ ...(email === undefined ? {} : { email }), email_verified_at: now })
    .where("id", "=", id)
    .execute();
}

/** Gives an account back an address that it had, with the time when it was confirmed. */
export async function restoreEmail(
  db: Db,
  id: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ email, email_verified_at: verifiedAt })
    .where("id", "=", id)
    .execute();
}

/** @returns whether an account has this address. */
export async function setRoles(db: Db, email: string, roles: readonly Role[]): Promise<boolean> {
  const row = await db
    .updateTable("account")
    .set({ roles: [...roles] })
    .where((where) => where(where.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the account's row and what is deleted with it by the database. */
export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", id).execute();
}
