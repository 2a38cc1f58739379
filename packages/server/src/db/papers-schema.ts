import type { Address } from "@mec/domain/address";
import type {
  AnnexeDetails,
  DocumentKind,
  KeptDocumentStatus,
  SalesTerms,
  SignerRole,
} from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoFileKind, PmoInterlocutor } from "@mec/domain/pmo";
import type { BillableAction, DataExportAction, PlanCode, ServiceGroup } from "@mec/domain/service";
import type { EvidenceData } from "@mec/domain/signature";
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, NullableInstant, NullableJson } from "./columns.ts";

export interface PmoInterlocutorTable {
  id: Generated<string>;
  project_id: string;
  interlocutor: Json<PmoInterlocutor>;
  updated_at: Instant;
}

export interface PmoAssociationTable {
  id: Generated<string>;
  project_id: string;
  association: Json<PmoAssociation>;
  updated_at: Instant;
}

export interface PmoCreationTable {
  project_id: string;
  already_created: boolean;
  updated_at: Instant;
}

export interface MembershipFeeTable {
  id: Generated<string>;
  project_id: string;
  fee: Json<MembershipFee>;
  updated_at: Instant;
}

export interface PmoFileTable {
  id: Generated<string>;
  project_id: string;
  kind: PmoFileKind;
  name: string;
  content_type: string;
  size: number;
  storage_key: string;
  created_at: Instant;
}

/** Without a consumption point: the terms for all the consumers of the project. */
export interface SalesTermsTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  terms: Json<SalesTerms>;
  updated_at: Instant;
}

export interface AnnexeDetailsTable {
  project_id: string;
  details: Json<AnnexeDetails>;
  updated_at: Instant;
}

export interface CustomerAccountTable {
  account_id: string;
  name: string;
  email: string;
  address: Json<Address>;
  siret_id: string | null;
  created_at: Instant;
}

/** Every choice of a plan; the newest of a group of services is the one in force. */
export interface ServicePlanTable {
  id: Generated<string>;
  account_id: string;
  plan_code: PlanCode;
  chosen_at: Instant;
}

export interface BillableEventTable {
  id: Generated<string>;
  account_id: string | null;
  project_id: string;
  consumption_point_id: string;
  service_group: ServiceGroup;
  action: BillableAction | DataExportAction;
  /** €; numeric, so a string in both drivers. */
  amount_excl_tax: ColumnType<string, number, never>;
  created_at: Instant;
  /** Whether the amount bought a project's credits. */
  paid_credits: boolean;
  /** When the billing service had it. */
  reported_at: NullableInstant;
}

export interface DataExportTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_ids: string[];
  action: DataExportAction;
  created_at: Instant;
}

export interface DocumentTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  production_point_id: string | null;
  kind: DocumentKind;
  status: KeptDocumentStatus;
  /** Who and what the paper is about, frozen when it was sent. */
  data: NullableJson<object>;
  /** The paper word for word, frozen when its file was made: the signed copy is written from this. */
  words: NullableJson<object>;
  file_name: string | null;
  /** The file to sign; null until it is made. SHA-256 in hexadecimal. */
  prepared_key: string | null;
  prepared_sha256: string | null;
  /** The signed and sealed file. */
  final_key: string | null;
  final_sha256: string | null;
  /** Why it was declined or failed, in French. */
  reason: string | null;
  created_at: Instant;
  updated_at: Instant;
  /** When another took its place. */
  superseded_at: NullableInstant;
}

/** Append-only: every status a document had. */
export interface DocumentStatusTable {
  id: Generated<string>;
  document_id: string;
  status: KeptDocumentStatus;
  author_id: string | null;
  created_at: Instant;
}

export interface SignatureRequestTable {
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

export interface SignatureSignerTable {
  id: Generated<string>;
  request_id: string;
  /** Those of position n sign once all of n - 1 have. */
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
  /** When he was last written to about it: null when the mail of another paper told of this one too. */
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

export interface SignatureLinkTable {
  token_hash: Buffer;
  project_id: string;
  email: string;
  /** The account that it was made from, whose own papers it shows; null for one that was mailed. */
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
export interface SignatureEventTable {
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
  /** HMAC of the hash by a key outside the database; null for what awaits its key since before there was one. */
  mac: string | null;
  key_id: string | null;
}

/** Of one day from `since` on, for a mailbox or a document: `subject` is its SHA-256. */
export interface SignatureCodeCountTable {
  kind: "sent" | "wrong";
  subject: Buffer;
  since: Instant;
  count: number;
}

export interface SignatureWebhookTable {
  provider: string;
  event_id: string;
  received_at: Instant;
}

/** The legal body, services, documents and signatures. */
export interface PapersSchema {
  pmo_interlocutor: PmoInterlocutorTable;
  pmo_association: PmoAssociationTable;
  pmo_creation: PmoCreationTable;
  membership_fee: MembershipFeeTable;
  pmo_file: PmoFileTable;
  sales_terms: SalesTermsTable;
  annexe_details: AnnexeDetailsTable;
  customer_account: CustomerAccountTable;
  service_plan: ServicePlanTable;
  billable_event: BillableEventTable;
  data_export: DataExportTable;
  document: DocumentTable;
  document_status: DocumentStatusTable;
  signature_request: SignatureRequestTable;
  signature_signer: SignatureSignerTable;
  signature_link: SignatureLinkTable;
  signature_event: SignatureEventTable;
  signature_code_count: SignatureCodeCountTable;
  signature_webhook: SignatureWebhookTable;
}
