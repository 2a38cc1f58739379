import { type DocumentKind, documentKinds, type SignerRole } from "@mec/domain/document";
import { keptUntil } from "@mec/domain/signature";
import { type RawBuilder, sql } from "kysely";
import { nameOrder } from "../../../db/name-order.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import { retractedAt } from "../scopes.ts";
import { findSignatures } from "../signer-store.ts";

/** A document that all have signed, kept until its term. */
export interface SignedPaper {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly projectName: string;
  /** Whether its reader has others of its kind in the project. */
  readonly isOneOfSeveral: boolean;
  /** Whom it was made for; null for the reader himself. */
  readonly participant: string | null;
  /** The point's name; null once the project is gone. */
  readonly place: string | null;
  readonly finalKey: string;
  readonly signedAt: Date;
  readonly retractedAt: Date | null;
  readonly keepUntil: Date;
}

/**
 * Keeps a document that all have just signed, with its parties, apart from everything that can be deleted.
 */
export async function keepSignedPaper(
  tx: Tx,
  given: {
    requestId: string;
    final: { key: string; sha256: string };
    evidenceHead: string | null;
    now: Date;
  },
): Promise<void> {
  const { requestId, final, now } = given;
  const signed = (await findSignatures(tx, requestId)).map(({ signedAt: at }) => at.getTime());
  const signedAt = signed.length > 0 ? new Date(Math.max(...signed)) : now;
  await sql`insert into signed_paper (document_id, request_id, kind, file_name, project_id, project_name, final_key,
      final_sha256, evidence_head, signed_at, sealed_at, keep_until)
    select d.id, r.id, d.kind, d.file_name, p.id, p.name, ${final.key}, ${final.sha256}, ${given.evidenceHead},
      ${signedAt}, ${now}, ${keptUntil(signedAt)}
    from signature_request r join document d on d.id = r.document_id join project p on p.id = d.project_id
    where r.id = ${requestId}`.execute(tx);
  await sql`insert into signed_paper_party (signer_id, document_id, position, role, first_name, last_name, email,
      account_id, signed_name, signed_at, drawing)
    select s.id, r.document_id, s.position, s.role, s.first_name, s.last_name, s.email, s.account_id,
      coalesce(s.signed_name, s.first_name || ' ' || s.last_name), s.signed_at, s.drawing
    from signature_signer s join signature_request r on r.id = s.request_id
    where r.id = ${requestId} and s.signed_at is not null`.execute(tx);
}

/** The reader of signed papers: an account and the mailbox that it has confirmed, or a mailbox alone. */
export interface Reader {
  readonly accountId: string | null;
  /** Confirmed: a link mailed to it was opened. */
  readonly email: string | null;
}

/** Whether a signer or a party signs by the reader's own mailbox; null where the reader has confirmed none. */
export const isReadersMailbox = (
  table: string,
  { email }: Pick<Reader, "email">,
): RawBuilder<boolean | null> =>
  sql<boolean | null>`(lower(${sql.ref(`${table}.email`)}) = lower(${email}::text))`;

/** Whether a signer or a party is the reader, or whom his account named: they read what was signed, and nobody else. */
export const isReader = (table: string, { accountId, email }: Reader): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.account_id`)} = ${accountId}::uuid or ${isReadersMailbox(table, { email })})`;

/** The signed papers of a reader, as `k`. */
const signedBy = (reader: Reader) =>
  sql<boolean>`exists (select from signed_paper_party y where y.document_id = k.document_id
    and ${isReader("y", reader)})`;

/** The party whom the document was made for, where that is not the reader. */
const otherParticipant = (reader: Reader) =>
  sql<string | null>`(select y.first_name || ' ' || y.last_name from signed_paper_party y
    where y.document_id = k.document_id and y.role = 'participant'
      and ${isReader("y", reader)} is not true
    order by y.position limit 1)`;

const place = sql<string | null>`d.data->'site'->>'name'`;

const signedPapersBy = (db: Db, reader: Reader) =>
  db
    .selectFrom("signed_paper as k")
    .leftJoin("document as d", "d.id", "k.document_id")
    .select([
      "k.document_id as documentId",
      "k.kind",
      "k.file_name as fileName",
      "k.project_name as projectName",
      sql<boolean>`count(*) over (partition by k.kind, k.project_id) > 1`.as("isOneOfSeveral"),
      otherParticipant(reader).as("participant"),
      place.as("place"),
      "k.final_key as finalKey",
      "k.signed_at as signedAt",
      retractedAt("k.request_id").as("retractedAt"),
      "k.keep_until as keepUntil",
    ])
    .where(signedBy(reader));

/**
 * The documents that a reader has signed and all others too, the newest day first, and those of one day as they were
 * signed: place by place; all of them, or a page counted from 1.
 */
export function findSignedPapers(
  db: Db,
  reader: Reader,
  { most, page }: { most: number; page: number },
): Promise<SignedPaper[]> {
  return signedPapersBy(db, reader)
    .orderBy(sql`(k.signed_at at time zone 'Europe/Paris')::date`, "desc")
    .orderBy(nameOrder(sql`k.project_name`))
    .orderBy("k.project_id")
    .orderBy(nameOrder(otherParticipant(reader)), (order) => order.asc().nullsFirst())
    .orderBy(nameOrder(place))
    .orderBy("d.consumption_point_id")
    .orderBy(sql`array_position(${documentKinds}::text[], k.kind)`)
    .orderBy("k.document_id")
    .limit(most)
    .offset((page - 1) * most)
    .execute();
}

export async function countSignedPapers(db: Db, reader: Reader): Promise<number> {
  const { count } = await db
    .selectFrom("signed_paper as k")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where(signedBy(reader))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findSignedPaper = (
  db: Db,
  reader: Reader,
  documentId: string,
): Promise<SignedPaper | undefined> =>
  signedPapersBy(db, reader).where("k.document_id", "=", documentId).executeTakeFirst();

/** A document that the platform keeps, as needed to verify its file. */
export interface SealedDocument {
  readonly kind: DocumentKind;
  readonly projectName: string;
  readonly sealedAt: Date;
  readonly signers: readonly { name: string; role: SignerRole; signedAt: Date }[];
}

/** The signed copy whose bytes have this SHA-256. */
export async function findSealed(db: Db, finalSha256: string): Promise<SealedDocument | undefined> {
  const signedPaper = await db
    .selectFrom("signed_paper")
    .select(["document_id as documentId", "kind", "project_name as projectName", "sealed_at as sealedAt"])
    .where("final_sha256", "=", finalSha256)
    .executeTakeFirst();
  if (!signedPaper) return undefined;
  const { documentId, ...sealed } = signedPaper;
  const parties = await db
    .selectFrom("signed_paper_party")
    .select(["first_name", "last_name", "role", "signed_at as signedAt"])
    .where("document_id", "=", documentId)
    .orderBy("position")
    .orderBy("email")
    .execute();
  return {
    ...sealed,
    signers: parties.map(({ first_name, last_name, role, signedAt }) => ({
      name: `${first_name} ${last_name}`,
      role,
      signedAt,
    })),
  };
}
