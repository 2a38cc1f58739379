import type { DocumentKind, SignerRole } from "@mec/domain/document";
import type { EvidenceData } from "@mec/domain/signature";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant, NullableJson } from "../../db/columns.ts";

interface SignatureRequestTable {
  id: Generated<string>;
  document_id: string;
  provider: "embedded" | "yousign";
  provider_id: string;
  status: "ongoing" | "done" | "declined" | "expired" | "canceled" | "error";
  created_at: Instant;
  expires_at: Instant;
  settled_at: NullableInstant;
  /** When the owner was told that all have signed. */
  owner_told_at: NullableInstant;
}

interface SignatureSignerTable {
  id: Generated<string>;
  request_id: string;
  /** The signers of position n sign once all those of n - 1 have. */
  position: number;
  role: SignerRole;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  /** The account that may also sign from its own pages. */
  account_id: string | null;
  status: "waiting" | "notified" | "opened" | "signed" | "declined";
  provider_signer_id: string | null;
  /** Where an outside provider has this person sign. */
  signature_link: string | null;
  signed_name: string | null;
  /** PNG of a drawn name. */
  drawing: Buffer | null;
  signed_at: NullableInstant;
  decline_reason: string | null;
  notified_at: NullableInstant;
  /** When he was last written to about it; null until a mail tells of it, which is not at once after one about others. */
  mailed_at: NullableInstant;
  reminded_at: NullableInstant;
  /** How many times he was reminded without being asked to. */
  reminders: Generated<number>;
  /** When he was told where his signed copy is. */
  copy_told_at: NullableInstant;
  /** When the reader of his mailbox confirmed, by a link mailed to it, that he signs for this account. */
  address_confirmed_at: NullableInstant;
  /** When its reader said that he is not this person. */
  disowned_at: NullableInstant;
}

interface SignatureLinkTable {
  token_hash: Buffer;
  project_id: string;
  email: string;
  /** The account that the link was made from, whose own documents it shows; null for a mailed link. */
  account_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  code_hash: Buffer | null;
  code_sent_at: NullableInstant;
  code_expires_at: NullableInstant;
  code_tries: Generated<number>;
}

/** Append-only and chained: `hash` covers the event and `previous_hash`. */
interface SignatureEventTable {
  request_id: string;
  sequence: number;
  type: string;
  signer_id: string | null;
  at: Instant;
  ip: string | null;
  user_agent: string | null;
  data: Json<EvidenceData>;
  previous_hash: string;
  hash: string;
  /**
   * HMAC of the hash by a key outside the database; null for an event older than the key, until it is keyed.
   */
  mac: string | null;
  key_id: string | null;
}

/** Codes counted in one day from `since` on, for a mailbox or a document: `subject` is its SHA-256. */
interface SignatureCodeCountTable {
  kind: "sent" | "wrong";
  subject: Buffer;
  since: Instant;
  count: number;
}

interface SignatureWebhookTable {
  provider: string;
  event_id: string;
  received_at: Instant;
}

/** The last event of a chain of evidence, with a mac as events have. */
interface EvidenceHeadTable {
  request_id: string;
  sequence: number;
  hash: string;
  mac: string;
  key_id: string;
}

/** The RFC 3161 timestamp of a chain's head. */
interface EvidenceTimestampTable {
  request_id: string;
  sequence: number;
  hash: string;
  token: Buffer;
  stamped_at: Instant;
}

/** How far the check under way has come (with a mac), and what the last one found. */
interface EvidenceCheckTable {
  only_row: true;
  progress: NullableJson<object>;
  mac: string | null;
  key_id: string | null;
  finished_at: NullableInstant;
  chains: number | null;
  broken: number | null;
}

/** A signed paper: it outlives its project, its document and the accounts of its signers. */
interface SignedPaperTable {
  document_id: string;
  request_id: string;
  kind: DocumentKind;
  file_name: string | null;
  project_id: string;
  project_name: string;
  final_key: string;
  final_sha256: string;
  /**
   * The head of the chain when the document was sealed, which its file carries; null at an outside
   * provider's.
   */
  evidence_head: string | null;
  /** The last signature. */
  signed_at: Instant;
  sealed_at: Instant;
  keep_until: Instant;
  /** When the file was last compared with the evidence. */
  file_checked_at: NullableInstant;
}

interface SignedPaperPartyTable {
  signer_id: string;
  document_id: string;
  position: number;
  role: SignerRole;
  first_name: string;
  last_name: string;
  email: string;
  account_id: string | null;
  signed_name: string;
  signed_at: Instant;
  drawing: Buffer | null;
}

/** Lets a mailbox read what was signed with it. */
interface SignedPaperLinkTable {
  token_hash: Buffer;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    signature_request: SignatureRequestTable;
    signature_signer: SignatureSignerTable;
    signature_link: SignatureLinkTable;
    signature_event: SignatureEventTable;
    signature_code_count: SignatureCodeCountTable;
    signature_webhook: SignatureWebhookTable;
    evidence_head: EvidenceHeadTable;
    evidence_timestamp: EvidenceTimestampTable;
    evidence_check: EvidenceCheckTable;
    signed_paper: SignedPaperTable;
    signed_paper_party: SignedPaperPartyTable;
    signed_paper_link: SignedPaperLinkTable;
  }
}
