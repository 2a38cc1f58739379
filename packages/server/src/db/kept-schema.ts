import type { DocumentKind, SignerRole } from "@mec/domain/document";
import type { Instant, NullableInstant, NullableJson } from "./columns.ts";

/** Where a chain of evidence stands, keyed as its events are. */
export interface EvidenceHeadTable {
  request_id: string;
  sequence: number;
  hash: string;
  mac: string;
  key_id: string;
}

/** What an RFC 3161 service said of a chain's head. */
export interface EvidenceTimestampTable {
  request_id: string;
  sequence: number;
  hash: string;
  token: Buffer;
  stamped_at: Instant;
}

/** How far the check under way has come (keyed), and what the last one found. */
export interface EvidenceCheckTable {
  only_row: true;
  progress: NullableJson<object>;
  mac: string | null;
  key_id: string | null;
  finished_at: NullableInstant;
  chains: number | null;
  broken: number | null;
}

/** A paper that all have signed: it outlives its project, its document and the accounts of its signers. */
export interface SignedPaperTable {
  document_id: string;
  request_id: string;
  kind: DocumentKind;
  file_name: string | null;
  project_id: string;
  project_name: string;
  final_key: string;
  final_sha256: string;
  /** The newest hash of the chain when the paper was sealed, which its file carries; null at an outside provider's. */
  evidence_head: string | null;
  /** The last signature. */
  signed_at: Instant;
  sealed_at: Instant;
  keep_until: Instant;
  /** When the file was last compared with the evidence. */
  file_checked_at: NullableInstant;
}

export interface SignedPaperPartyTable {
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
export interface SignedPaperLinkTable {
  token_hash: Buffer;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

/** What is kept until its term, whatever else is deleted. */
export interface KeptSchema {
  evidence_head: EvidenceHeadTable;
  evidence_timestamp: EvidenceTimestampTable;
  evidence_check: EvidenceCheckTable;
  signed_paper: SignedPaperTable;
  signed_paper_party: SignedPaperPartyTable;
  signed_paper_link: SignedPaperLinkTable;
}
