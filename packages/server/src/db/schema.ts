import type { Address } from "@mec/domain/address";
import type { ApplicationStatus, Departure } from "@mec/domain/application";
import type { DocumentKind, KeptDocumentStatus, SalesTerms, SignerRole } from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoFileKind, PmoInterlocutor } from "@mec/domain/pmo";
import type { ConsumerType, Contract, ProductionType, Segment } from "@mec/domain/point";
import type { Perimeter, RepartitionKey } from "@mec/domain/project";
import type { BillableAction, DataExportAction, PlanCode, ServiceGroup } from "@mec/domain/service";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { SharingMethod } from "@mec/domain/study";
import type { ModerationStatus } from "@mec/domain/support";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** A date that is given when the row is made. */
type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T extends object> = JSONColumnType<T>;
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column that the database writes by itself. */
type Derived<T> = ColumnType<T, never, never>;

interface Place {
  address: Json<Address>;
  latitude: number;
  longitude: number;
}

export interface AccountTable {
  id: Generated<string>;
  email: string;
  email_verified_at: NullableInstant;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  roles: Generated<string[]>;
  cgus_version: string;
  cgus_accepted_at: Instant;
  created_at: Instant;
}

export interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  ip: string;
  user_agent: string;
}

export interface AccountTokenTable {
  token_hash: Buffer;
  purpose: "password-reset" | "email-verification";
  account_id: string;
  /** The address the link was sent to: a verification holds for that one only. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface ProjectTable extends Place {
  id: Generated<string>;
  account_id: string;
  name: string;
  normalised_name: string;
  description: string;
  perimeter: Perimeter;
  city: string;
  /** Codes of the department and of the region (INSEE). */
  department: string;
  region: string;
  repartition_key: RepartitionKey;
  visibility: boolean;
  moderation_status: Generated<ModerationStatus>;
  moderation_reason: string | null;
  created_at: Instant;
  updated_at: Instant;
  /** What follows is written by the triggers of 0001-project-summary.ts only. */
  number_of_consumers: Derived<number>;
  number_of_producers: Derived<number>;
  production_types: Derived<ProductionType[]>;
  /** The range asked by the points that sell; null when none does. */
  price_min: Derived<number | null>;
  price_max: Derived<number | null>;
  /** 0 when a point gives its electricity; null without production point. */
  lowest_price: Derived<number | null>;
  power_kwc: Derived<number>;
  /** kWh a year: produced, consumed by those who are in, and by those who applied. */
  annual_production: Derived<number>;
  accepted_kwh: Derived<number>;
  applied_kwh: Derived<number>;
  /** The newest picture. */
  image_id: Derived<string | null>;
  /** When anything of this row last changed. */
  changed_at: Derived<Date>;
}

export interface ProjectImageTable {
  id: Generated<string>;
  project_id: string;
  full_key: string;
  thumbnail_key: string;
  created_at: Instant;
}

export interface ModerationTable {
  id: Generated<string>;
  project_id: string;
  decision: "approve" | "hide";
  reason: string;
  author_id: string | null;
  created_at: Instant;
}

export interface ConsumptionPointTable extends Place {
  id: Generated<string>;
  account_id: string;
  name: string;
  consumer_type: ConsumerType;
  /** kWh, 0 when unknown. */
  annual_consumption: number;
  prm: string | null;
  segment: Segment;
  contract: NullableJson<Contract>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ProductionPointTable extends Place {
  id: Generated<string>;
  account_id: string;
  project_id: string | null;
  name: string;
  production_type: ProductionType;
  /** kWh, 0 when unknown. */
  annual_production: number;
  /** kWc. */
  production_power: number | null;
  prm: string | null;
  connection_request_id: string | null;
  segment: Segment;
  /** €/kWh HT; both null when the electricity is given. */
  price_min: number | null;
  price_max: number | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface SgeConsentTable {
  id: Generated<string>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  account_id: string;
  holder_name: string;
  prm: string;
  text_version: string;
  /** SHA-256 of the text that was shown, in hexadecimal. */
  text_hash: string;
  given_at: Instant;
  expires_at: Instant;
  withdrawn_at: NullableInstant;
  reminded_at: NullableInstant;
  ip: string;
  user_agent: string;
}

export interface SignatoryTable {
  id: Generated<string>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  identity: Json<SignatoryInput>;
  updated_at: Instant;
}

export interface InvitationTable {
  id: Generated<string>;
  project_id: string;
  email: string;
  /** Null until the mail that carries the link is written. */
  token_hash: Buffer | null;
  created_at: Instant;
  used_at: NullableInstant;
}

export interface ApplicationTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  production_point_id: string | null;
  is_from_project_owner: boolean;
  invitation_id: string | null;
  /** The newest status of its progress, kept beside it for queries and for the lock of a transition. */
  status: Exclude<ApplicationStatus, "NONE">;
  /** The meter that was accepted: no other live application may hold it. */
  prm: string | null;
  /** When a participant has left the operation. */
  ended_at: NullableInstant;
  departure: NullableJson<Departure>;
  created_at: Instant;
}

export interface ApplicationProgressTable {
  id: Generated<string>;
  application_id: string;
  status: Exclude<ApplicationStatus, "NONE">;
  price: number | null;
  message: string | null;
  author_id: string | null;
  created_at: Instant;
}

export interface ContactMessageTable {
  id: Generated<string>;
  project_id: string;
  name: string;
  email: string;
  message: string;
  created_at: Instant;
}

export interface ProjectAlertTable extends Place {
  id: Generated<string>;
  email: string;
  token_hash: Buffer | null;
  created_at: Instant;
  removed_at: NullableInstant;
}

export interface ProjectAlertSentTable {
  alert_id: string;
  project_id: string;
}

export interface LoadCurveTable {
  id: Generated<number>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  /** The meter as the file names it. */
  prm: string;
  starts_at: Instant;
  ends_at: Instant;
  step_minutes: number;
  /** What one unit of the days' whole numbers stands for, in watts over the step. */
  watts_per_unit: number;
  points: number;
  repaired: number;
  missing: number;
  energy_wh: number;
  received_at: Instant;
  erased_at: Instant;
}

export interface LoadCurveDayTable {
  curve_id: number;
  /** A day in UTC. */
  day: string;
  data: Buffer;
}

export interface RepartitionDesignTable {
  id: Generated<string>;
  project_id: string;
  repartition_key: RepartitionKey;
  method: Json<SharingMethod>;
  author_id: string | null;
  created_at: Instant;
}

/** Hourly production of one kWc at a place, as the meter-data gateway answered; null while it has not. */
export interface SolarSeriesTable {
  place: string;
  asked_at: Instant;
  watts_per_kwc: Buffer | null;
}

export interface PmoInterlocutorTable {
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
  /** What the paper says, frozen when it was made: it is written again, signed, from this. */
  data: NullableJson<object>;
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
}

export interface SignatureLinkTable {
  token_hash: Buffer;
  project_id: string;
  email: string;
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
  data: Json<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

export interface SignatureWebhookTable {
  provider: string;
  event_id: string;
  received_at: Instant;
}

export interface Schema {
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  project: ProjectTable;
  project_image: ProjectImageTable;
  moderation: ModerationTable;
  consumption_point: ConsumptionPointTable;
  production_point: ProductionPointTable;
  sge_consent: SgeConsentTable;
  signatory: SignatoryTable;
  invitation: InvitationTable;
  application: ApplicationTable;
  application_progress: ApplicationProgressTable;
  contact_message: ContactMessageTable;
  project_alert: ProjectAlertTable;
  project_alert_sent: ProjectAlertSentTable;
  load_curve: LoadCurveTable;
  load_curve_day: LoadCurveDayTable;
  repartition_design: RepartitionDesignTable;
  solar_series: SolarSeriesTable;
  pmo_interlocutor: PmoInterlocutorTable;
  pmo_association: PmoAssociationTable;
  membership_fee: MembershipFeeTable;
  pmo_file: PmoFileTable;
  sales_terms: SalesTermsTable;
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
  signature_webhook: SignatureWebhookTable;
}
