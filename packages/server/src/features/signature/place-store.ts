import type { SignatureSession } from "@mec/api/signature";
import { type DocumentKind, documentKinds, type SignerRole } from "@mec/domain/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import {
  type AddressState,
  isOwnMailbox,
  type RequestStatus,
  type SignerStatus,
} from "@mec/domain/signature";
import { sql } from "kysely";
import { nameOrder } from "../../db/name-order.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { type AddressRow, addressColumns, addressOf } from "../document/index.ts";
import { inFlight, living } from "../document/scopes.ts";
import { asksEarlySupply, completed, retractedAt, underWay } from "./scopes.ts";

/** A document, and the place of one of its signers in it. */
export interface SignerPlace {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string | null;
  readonly preparedKey: string | null;
  readonly preparedSha256: string | null;
  readonly finalKey: string | null;
  readonly projectId: string;
  readonly projectName: string;
  readonly consumptionPointId: string | null;
  readonly productionPointId: string | null;
  /** The name of the participant's place, as the document has it. */
  readonly site: string | null;
  /** The consumer or producer whose document it is. */
  readonly participant: SignatoryInput | null;
  /** Whom the signer signs for, as the document names him; null where it names him not, or for the legal body. */
  readonly party: SignatoryInput | null;
  /** Who sells by a contract, as it names them. */
  readonly sellers: readonly SignatoryInput[];
  /** Whether a contract was added to one that stands. */
  readonly isAdded: boolean;
  /** The name of the legal body. */
  readonly association: string | null;
  readonly requestId: string;
  readonly provider: "embedded" | "yousign";
  readonly requestStatus: RequestStatus;
  readonly expiresAt: Date;
  readonly signerId: string;
  readonly position: number;
  readonly role: SignerRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Who named this person: the account of the point, or the project's owner; null once it is deleted. */
  readonly accountId: string | null;
  readonly namedBy: string | null;
  readonly address: AddressState;
  readonly signerStatus: SignerStatus;
  readonly signedAt: Date | null;
  readonly notifiedAt: Date | null;
  readonly mailedAt: Date | null;
  readonly reminders: number;
  readonly signatureLink: string | null;
  /** Of a document that all have signed: when its participant left; nothing else sets it aside. */
  readonly supersededAt: Date | null;
  /** When its participant retracted from it. */
  readonly retractedAt: Date | null;
  /** Whether its participant asked to be supplied before his days to retract end; null where he was not asked. */
  readonly asksEarlySupply: boolean | null;
  /** All who have not signed the document. */
  readonly awaited: SignatureSession["documents"][number]["awaited"];
}

/** The person whom the document is about, as it names him. */
const participant = sql<SignatoryInput | null>`coalesce(d.data->'participant', d.data->'consumer')`;

/** The same for whom the signer signs: the document names each of its producers. */
const party = sql<SignatoryInput | null>`case s.role
  when 'participant' then ${participant}
  when 'producer' then (
    select one->'identity' from jsonb_array_elements(d.data->'producers') one
    where lower(one->'identity'->>'email') = lower(s.email)
      and one->'identity'->>'firstName' = s.first_name and one->'identity'->>'name' = s.last_name
    limit 1)
  end`;

/** Whose document it is, for who signs others' too; null of his own, which come first. */
const whose = sql<string | null>`case when s.role <> 'participant' then
  coalesce(${participant}->>'socialReason', concat_ws(' ', ${participant}->>'name', ${participant}->>'firstName')) end`;

const soldBy = sql<SignatoryInput[]>`(
  select coalesce(jsonb_agg(one->'identity') filter (where one->>'identity' is not null), '[]')
  from jsonb_array_elements(coalesce(d.data->'producers', '[]')) one)`;

const site = sql<string | null>`d.data->'site'->>'name'`;

const association = sql<string | null>`d.data->'association'->>'associationName'`;

const awaited = sql<SignerPlace["awaited"]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('name', other.first_name || ' ' || other.last_name, 'role', other.role)
    order by other.position, other.id), '[]')
  from signature_signer other where other.request_id = r.id and other.signed_at is null)`;

const places = (db: Db) =>
  db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .innerJoin("project as o", "o.id", "d.project_id")
    .leftJoin("account as a", "a.id", "s.account_id")
    .select(addressColumns)
    .select([
      "d.id as documentId",
      "d.kind",
      "d.file_name as fileName",
      "d.prepared_key as preparedKey",
      "d.prepared_sha256 as preparedSha256",
      "d.final_key as finalKey",
      "o.id as projectId",
      "o.name as projectName",
      "d.consumption_point_id as consumptionPointId",
      "d.production_point_id as productionPointId",
      site.as("site"),
      participant.as("participant"),
      party.as("party"),
      soldBy.as("sellers"),
      sql<boolean>`coalesce(d.data->>'isAdded', 'false') = 'true'`.as("isAdded"),
      association.as("association"),
      "r.id as requestId",
      "r.provider",
      "r.status as requestStatus",
      "r.expires_at as expiresAt",
      "s.id as signerId",
      "s.position",
      "s.role",
      "s.first_name as firstName",
      "s.last_name as lastName",
      "s.account_id as accountId",
      sql<string | null>`a.first_name || ' ' || a.last_name`.as("namedBy"),
      "s.status as signerStatus",
      "s.signed_at as signedAt",
      "s.notified_at as notifiedAt",
      "s.mailed_at as mailedAt",
      "s.reminders",
      "s.signature_link as signatureLink",
      "d.superseded_at as supersededAt",
      retractedAt("r.id").as("retractedAt"),
      asksEarlySupply("r.id").as("asksEarlySupply"),
      awaited.as("awaited"),
    ])
    // In the order in which one reads them: each participant's places one after the other, by name, and of each the
    // membership, the agreement, then the sale; each document's newest request first.
    .orderBy(nameOrder(whose), (order) => order.asc().nullsFirst())
    .orderBy(nameOrder(site))
    .orderBy("d.consumption_point_id")
    .orderBy(sql`array_position(${documentKinds}::text[], d.kind)`)
    .orderBy("r.created_at", "desc")
    .orderBy("d.id")
    .orderBy("s.position");

/** A mailbox, among the people of one project: what a personal link is made for. */
export interface Person {
  readonly projectId: string;
  readonly email: string;
  /**
   * Only the places for which this account named its own mailbox: a link that an account made for itself shows
   * only those.
   */
  readonly accountId?: string | null;
}

type PlaceRow = Omit<SignerPlace, "address"> & AddressRow;
const toPlace = (row: PlaceRow): SignerPlace => ({ ...row, address: addressOf(row) });

/**
 * All that a mailbox has or had to sign in a project, newest first, without unsigned papers that were
 * replaced.
 */
export async function findPlacesOf(
  db: Db,
  { projectId, email, accountId = null }: Person,
): Promise<SignerPlace[]> {
  const rows = places(db)
    .where("d.project_id", "=", projectId)
    .where(({ or }) => or([living("d"), completed("r")]))
    // Set aside by its owner: its request is withdrawn a moment later.
    .where(({ or, not }) => or([not(underWay("r")), inFlight("d")]))
    .where(sql`lower(s.email)`, "=", email.toLowerCase());
  if (accountId === null) return (await rows.execute()).map(toPlace);
  const named = await rows.where("s.account_id", "=", accountId).execute();
  return named
    .filter((row) => row.accountEmail !== null && isOwnMailbox(row.email, { email: row.accountEmail }))
    .map(toPlace);
}

/** Every place to sign of these documents' requests. */
export async function findPlacesIn(db: Db, documentIds: readonly string[]): Promise<SignerPlace[]> {
  if (documentIds.length === 0) return [];
  return (await places(db).where("d.id", "in", documentIds).execute()).map(toPlace);
}

/**
 * Locks the project before anything in it, in the order that all code follows. `shared` keeps it from being
 * deleted and lets several people sign at once; `alone` is for settling a request, which moves its document
 * and application.
 * @returns false when it is no more.
 */
export async function holdProject(tx: Tx, projectId: string, how: "shared" | "alone"): Promise<boolean> {
  const query = tx.selectFrom("project").select("id").where("id", "=", projectId);
  const row = await (how === "alone" ? query.forNoKeyUpdate() : query.forKeyShare()).executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks these requests in the order of their ids, so that only one transaction at a time changes a request.
 */
export async function lockRequests(tx: Tx, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return;
  await tx
    .selectFrom("signature_request")
    .select("id")
    .where("id", "in", requestIds)
    .orderBy("id")
    .forUpdate()
    .execute();
}
