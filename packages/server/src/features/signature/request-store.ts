import type { Signer } from "@mec/domain/document";
import { isSignedByAll, type RequestStatus } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import type { CreatedRequest } from "../../gateways/signature/port.ts";
import { beingSent, inFlight } from "../document/scopes.ts";
import { findConfirmed, keyOf } from "./address-store.ts";
import { underWay, waitingForSeal } from "./scopes.ts";

export interface RequestRow {
  readonly id: string;
  readonly documentId: string;
  readonly projectId: string;
  readonly provider: "embedded" | "yousign";
  readonly providerId: string;
  readonly status: RequestStatus;
  readonly expiresAt: Date;
}

const requests = (db: Db) =>
  db
    .selectFrom("signature_request as r")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select([
      "r.id",
      "r.document_id as documentId",
      "d.project_id as projectId",
      "r.provider",
      "r.provider_id as providerId",
      "r.status",
      "r.expires_at as expiresAt",
    ]);

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return requests(db).where("r.id", "=", id).executeTakeFirst();
}

export async function findRequestsOf(db: Db, documentIds: readonly string[]): Promise<RequestRow[]> {
  if (documentIds.length === 0) return [];
  return requests(db).where("d.id", "in", documentIds).orderBy("r.id").execute();
}

/** Those of these that may still be withdrawn: what all have signed meanwhile stands, and its copy is made. */
export async function findWithdrawable(db: Db, asked: readonly RequestRow[]): Promise<RequestRow[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  return requests(db)
    .where("r.id", "in", ids)
    .where(sql<boolean>`not (${inFlight("d")} and ${waitingForSeal("r")})`)
    .orderBy("r.id")
    .execute();
}

/** The requests under way at a provider. */
export function findOngoing(db: Db, provider: RequestRow["provider"]): Promise<RequestRow[]> {
  return requests(db).where("r.provider", "=", provider).where(underWay("r")).orderBy("r.id").execute();
}

/** The requests that ran out of time before all had signed; of one project, or of all. */
export function findLate(db: Db, now: Date, projectId?: string): Promise<RequestRow[]> {
  const rows = requests(db)
    .where(underWay("r"))
    .where("r.expires_at", "<=", now)
    .where(sql<boolean>`not ${waitingForSeal("r")}`)
    .orderBy("r.id");
  return (projectId ? rows.where("d.project_id", "=", projectId) : rows).execute();
}

export function findProviderRequest(
  db: Db,
  provider: RequestRow["provider"],
  providerId: string,
): Promise<RequestRow | undefined> {
  return requests(db)
    .where("r.provider", "=", provider)
    .where("r.provider_id", "=", providerId)
    .executeTakeFirst();
}

/** A prepared document, ready to be signed. */
export interface PreparedDocument {
  readonly id: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly content: DocumentContent;
  readonly fileName: string | null;
  readonly preparedKey: string;
  readonly preparedSha256: string;
}

/** The prepared documents among these that wait to be handed to their signers. */
export async function findPrepared(db: Db, documentIds: readonly string[]): Promise<PreparedDocument[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom("document as d")
    .innerJoin("project as p", "p.id", "d.project_id")
    .leftJoin("signature_request as r", "r.document_id", "d.id")
    .select([
      "d.id",
      "d.project_id as projectId",
      "p.name as projectName",
      sql<DocumentContent | null>`d.data`.as("content"),
      "d.file_name as fileName",
      "d.prepared_key as preparedKey",
      "d.prepared_sha256 as preparedSha256",
    ])
    .where("d.id", "in", documentIds)
    .where(beingSent("d"))
    .where("r.id", "is", null)
    .orderBy("d.id")
    .execute();
  return rows.flatMap(({ content, preparedKey, preparedSha256, ...document }) =>
    content && preparedKey && preparedSha256 ? [{ ...document, content, preparedKey, preparedSha256 }] : [],
  );
}

/** @returns the request's id; undefined when the document has one already. */
export async function insertRequest(
  tx: Tx,
  given: {
    documentId: string;
    provider: RequestRow["provider"];
    providerId: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("signature_request")
    .values({
      document_id: given.documentId,
      provider: given.provider,
      provider_id: given.providerId,
      status: "ongoing",
      created_at: given.now,
      expires_at: given.expiresAt,
    })
    .onConflict((conflict) => conflict.column("document_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/**
 * A signer's reference at the provider: `rank` is his among the document's signers. Two may share a mailbox.
 */
export const referenceOf = ({ position, email }: Pick<Signer, "position" | "email">, rank: number): string =>
  `${position}:${rank}:${email.toLowerCase()}`;

export async function insertSigners(
  tx: Tx,
  { requestId, created }: { requestId: string; created: CreatedRequest },
  signers: readonly Signer[],
): Promise<{ signerId: string; position: number; email: string }[]> {
  const atProvider = new Map(created.signers.map((signer) => [signer.reference, signer]));
  const confirmed = await findConfirmed(tx, signers);
  return tx
    .insertInto("signature_signer")
    .values(
      signers.map((signer, rank) => ({
        request_id: requestId,
        position: signer.position,
        role: signer.role,
        first_name: signer.firstName,
        last_name: signer.lastName,
        email: signer.email,
        phone_number: signer.phoneNumber,
        account_id: signer.accountId,
        address_confirmed_at: confirmed.get(keyOf(signer)) ?? null,
        status: "waiting" as const,
        provider_signer_id: atProvider.get(referenceOf(signer, rank))?.providerSignerId ?? null,
        signature_link: atProvider.get(referenceOf(signer, rank))?.link ?? null,
      })),
    )
    .returning(["id as signerId", "position", "email"])
    .execute();
}

/** Ends those of these requests that have not ended yet. @returns their ids. */
export async function settleRequests(
  tx: Tx,
  ids: readonly string[],
  status: Exclude<RequestStatus, "ongoing">,
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable("signature_request")
    .set({ status, settled_at: now })
    .where("id", "in", ids)
    .where(underWay("signature_request"))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether every one of a request's signers has signed. */
export async function isComplete(db: Db, requestId: string): Promise<boolean> {
  const signers = await db
    .selectFrom("signature_signer")
    .select(["position", "status"])
    .where("request_id", "=", requestId)
    .execute();
  return isSignedByAll(signers);
}
