import type { SignerRole } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { type AddressState, isAsked } from "@mec/domain/signature";
import { type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Db } from "../../db/transaction.ts";
import { asksEarlySupply, retractedAt, signedByConsumer } from "../signature/scopes.ts";
import type { NamedFile } from "./files/file-name.ts";
import { copiesOf } from "./files/reads.ts";
import { addressColumns, addressOf } from "./signer-address.ts";

export interface KnownSigner {
  readonly documentId: string;
  readonly requestId: string;
  /** Until when this document can be signed. */
  readonly expiresAt: Date;
  /** The account that named this person; null once it is deleted. */
  readonly accountId: string | null;
  readonly role: SignerRole;
  readonly name: string;
  readonly email: string;
  readonly signedAt: string | null;
  /** Whether it is this person's turn. */
  readonly isAwaited: boolean;
  /** Whether this person is known to read the mailbox. */
  readonly address: AddressState;
  /** Where an outside provider has this person sign. */
  readonly link: string | null;
  /** Whether the document's buyer asked to be supplied before his days to retract end; null where he was not asked. */
  readonly asksEarlySupply: boolean | null;
}

/** The signers of a project's living documents, in their order. */
export async function findKnownSigners(
  db: Db,
  documentIds: readonly string[],
): Promise<Map<string, KnownSigner[]>> {
  const signers = new Map<string, KnownSigner[]>();
  if (documentIds.length === 0) return signers;
  const rows = await db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .leftJoin("account as a", "a.id", "s.account_id")
    .select(addressColumns)
    .select([
      "r.document_id as documentId",
      "r.id as requestId",
      "r.expires_at as expiresAt",
      "s.account_id as accountId",
      "s.role",
      "s.first_name as firstName",
      "s.last_name as lastName",
      "s.signed_at as signedAt",
      "s.signature_link as link",
      asksEarlySupply("r.id").as("asksEarlySupply"),
    ])
    .where("r.document_id", "in", documentIds)
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
  for (const row of rows) {
    const { documentId, requestId, expiresAt, accountId, role, email, link, asksEarlySupply } = row;
    const name = `${row.firstName} ${row.lastName}`;
    const signedAt = row.signedAt?.toISOString() ?? null;
    const isAwaited = isAsked(row.status);
    const address = addressOf(row);
    const signer = {
      documentId,
      requestId,
      expiresAt,
      accountId,
      role,
      email,
      link,
      name,
      signedAt,
      isAwaited,
      address,
      asksEarlySupply,
    };
    const known = signers.get(documentId);
    if (known) known.push(signer);
    else signers.set(documentId, [signer]);
  }
  return signers;
}

export type DocumentOwner = Participant | { readonly kind: "project"; readonly id: string };

const ownerColumn = { ...pointColumn, project: "project_id" } as const;

/** A consumer's contract that he has signed, and of which the point's holder is a seller. */
const soldBy = (
  pointId: string,
) => sql<SqlBool>`(d.kind = 'salesContract' and ${signedByConsumer("d")} and exists (
  select from signature_signer s join signature_request own on own.id = s.request_id
    join production_point p on p.account_id = s.account_id
  where own.document_id = d.id and s.role = 'producer' and p.id = ${pointId} and p.project_id = d.project_id))`;

function ownedBy(db: Db, owner: DocumentOwner) {
  const documents = db
    .selectFrom("document as d")
    .leftJoin("signature_request as r", "r.document_id", "d.id");
  const column = `d.${ownerColumn[owner.kind]}` as const;
  if (owner.kind !== "producer") return documents.where(column, "=", owner.id);
  return documents.where(({ or, eb }) =>
    or([eb(column, "=", owner.id), soldBy(owner.id), copiesOf(owner.id)]),
  );
}

/**
 * The file of a document, found by its own id or its signature request's: the signed file when there is one.
 */
export async function findDocumentFile(
  db: Db,
  id: string,
  owner: DocumentOwner,
): Promise<(NamedFile & { readonly key: string }) | null> {
  const row = await ownedBy(db, owner)
    .select(["d.final_key as finalKey", "d.prepared_key as preparedKey", "d.kind", "d.file_name as fileName"])
    .select(retractedAt("r.id").as("retractedAt"))
    .where((eb) => eb.or([eb("r.id", "=", id), eb("d.id", "=", id)]))
    .executeTakeFirst();
  const key = row?.finalKey ?? row?.preparedKey;
  if (!row || !key) return null;
  const { kind, fileName, finalKey } = row;
  return { key, isSigned: finalKey !== null, kind, fileName, retractedAt: row.retractedAt };
}
