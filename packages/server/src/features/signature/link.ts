import { DomainError } from "@mec/domain/shared";
import { daysAfter, linkDays } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { hashToken } from "../../links/tokens.ts";
import type { Person } from "./place-store.ts";

/** What a personal link opens, and the last code that was sent for it. */
export interface Link extends Person {
  /** The account that made the link for itself; null when it was mailed. */
  readonly accountId: string | null;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly codeHash: Buffer | null;
  readonly codeSentAt: Date | null;
  readonly codeExpiresAt: Date | null;
  readonly codeTries: number;
}

const columns = [
  "token_hash as tokenHash",
  "project_id as projectId",
  "email",
  "account_id as accountId",
  "expires_at as expiresAt",
  "code_hash as codeHash",
  "code_sent_at as codeSentAt",
  "code_expires_at as codeExpiresAt",
  "code_tries as codeTries",
] as const;

/** Keeps the hash of a link; keeping the same one again changes nothing. */
export async function keepLink(
  db: Db,
  { projectId, email, accountId = null }: Person,
  token: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("signature_link")
    .values({
      token_hash: hashToken(token),
      project_id: projectId,
      email,
      account_id: accountId,
      created_at: now,
      expires_at: daysAfter(now, linkDays),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const linkOf = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("signature_link")
    .select(columns)
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null);

/** The same, revoked too: what became of the documents that it opened may still be told to who has it. */
export const findAnyLink = (db: Db, token: string): Promise<Link | undefined> =>
  db
    .selectFrom("signature_link")
    .select(columns)
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();

export const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * The link of a token, unless it was revoked; an expired one is found too, so that the page can say so. Tokens
 * that open nothing are counted, so that nobody guesses for long; one that opens is none of these, whoever guessed behind the same address.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function openLink({ db, limits }: Deps, token: string, { ip }: Origin): Promise<Link> {
  const link = await linkOf(db, hashToken(token)).executeTakeFirst();
  if (link) return link;
  await limits.count("unknownLinksPerIp", ip);
  throw notFound();
}

/** The same link, locked until the transaction ends: what is done by one link happens one after the other. */
export const lockLink = (tx: Tx, tokenHash: Buffer): Promise<Link | undefined> =>
  linkOf(tx, tokenHash).forUpdate().executeTakeFirst();

/**
 * Locks the links of all who are named in these requests of a project, in the order of their hashes: before the requests, as
 * who signs by one of them does.
 */
export async function lockLinksOf(tx: Tx, projectId: string, requestIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom("signature_link as link")
    .select("link.token_hash")
    .where("link.project_id", "=", projectId)
    .where("link.revoked_at", "is", null)
    .where((eb) =>
      eb(
        eb.fn<string>("lower", ["link.email"]),
        "in",
        eb
          .selectFrom("signature_signer as s")
          .select((own) => own.fn<string>("lower", ["s.email"]).as("email"))
          .where("s.request_id", "=", sql<string>`any(${requestIds}::uuid[])`),
      ),
    )
    .orderBy("link.token_hash")
    .forUpdate("link")
    .execute();
}

export async function saveLink(
  tx: Tx,
  tokenHash: Buffer,
  change: Partial<{
    code_hash: Buffer | null;
    code_sent_at: Date | null;
    code_expires_at: Date;
    code_tries: number;
  }>,
): Promise<void> {
  await tx.updateTable("signature_link").set(change).where("token_hash", "=", tokenHash).execute();
}

/** Revokes the links of a mailbox in a project, once they have nothing left to show. */
export async function revokeLinks(tx: Tx, { projectId, email }: Person, now: Date): Promise<void> {
  await tx
    .updateTable("signature_link")
    .set({ revoked_at: now })
    .where("project_id", "=", projectId)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("revoked_at", "is", null)
    .execute();
}
