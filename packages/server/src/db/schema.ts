import type { Address } from "@mec/domain/address";
import type { Actor, ApplicationStatus, Departure } from "@mec/domain/application";
import type { ConsumerType, Contract, ProductionType, Segment } from "@mec/domain/point";
import type { Perimeter, RepartitionKey } from "@mec/domain/project";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { SharingMethod } from "@mec/domain/study";
import type { ModerationStatus } from "@mec/domain/support";
import type { Generated } from "kysely";
import type { AccountSchema } from "./account-schema.ts";
import type { AuditEventTable } from "./audit-schema.ts";
import type { Derived, Instant, Json, NullableInstant, NullableJson } from "./columns.ts";
import type { IdempotencyKeyTable } from "./idempotency-schema.ts";
import type { KeptSchema } from "./kept-schema.ts";
import type { PapersSchema } from "./papers-schema.ts";

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
  /** When the person last proved, in this session, to be the account's. */
  confirmed_at: NullableInstant;
  /** Whether a second factor was proven in this session. */
  has_second_factor: Generated<boolean>;
}

export interface AccountTokenTable {
  token_hash: Buffer;
  purpose: "password-reset" | "email-verification" | "login-unlock";
  account_id: string;
  /** The address the link was sent to: a verification holds for that one only. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface EmailChangeTable {
  id: string;
  account_id: string;
  former_email: string;
  former_verified_at: NullableInstant;
  /** The new address. */
  email: string;
  confirm_hash: Buffer;
  undo_hash: Buffer;
  asked_at: Instant;
  /** When the link that confirms it ends. */
  expires_at: Instant;
  confirmed_at: NullableInstant;
  /** Cancelled, replaced or undone. */
  closed_at: NullableInstant;
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
  /** Its owner's address is confirmed; written by the triggers of 0012-confirmed-addresses.ts only. */
  owner_confirmed: Derived<boolean>;
  /** What follows is written by the triggers of 0001-project-summary.ts and 0009-public-share.ts only. */
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
  /** What the public may know of accepted_kwh over annual_production: `publicShare`. */
  pledged_share: Derived<number | null>;
  /** What makes the draw of that share; it leaves the database in no answer. */
  share_salt: Derived<string>;
  /** Counted from 1 and never given again: what its short address is made from (`shortCode`). */
  short_number: Derived<number>;
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
  /** The subject that the owner's mail shall have, while it waits for the applicant's confirmed address. */
  email_object: string | null;
  created_at: Instant;
}

export interface ApplicationProgressTable {
  id: Generated<string>;
  application_id: string;
  status: Exclude<ApplicationStatus, "NONE">;
  price: number | null;
  message: string | null;
  author_id: string | null;
  /** As whom it was taken: the owner of a project may hold the point, too. */
  acted_as: Actor;
  created_at: Instant;
}

/** When somebody was last reminded of what he lacks. */
export interface MissingReminderTable {
  missing_id: string;
  reminded_at: Instant;
}

export interface ContactMessageTable {
  id: Generated<string>;
  project_id: string;
  name: string;
  email: string;
  message: string;
  /** Of the link that was mailed to the writer; null when his address was known to be his. */
  token_hash: Buffer | null;
  /** Nothing is sent to the owner before. */
  confirmed_at: NullableInstant;
  created_at: Instant;
}

/** A mail that somebody did not want: what support reads about it. */
export interface AbuseReportTable {
  id: Generated<string>;
  project_id: string;
  source: "invitation" | "message";
  /** The invitation or message: each is reported once. */
  source_id: string;
  /** Who wrote the message, and what; null for an invitation, which the project's owner sent. */
  sender: string | null;
  quoted: string | null;
  reason: string;
  created_at: Instant;
  settled_at: NullableInstant;
}

export interface ProjectAlertTable extends Place {
  id: Generated<string>;
  email: string;
  token_hash: Buffer | null;
  confirmation_hash: Buffer | null;
  /** Nothing but the link that confirms it is sent before. */
  confirmed_at: NullableInstant;
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

export interface Schema extends AccountSchema, PapersSchema, KeptSchema {
  audit_event: AuditEventTable;
  idempotency_key: IdempotencyKeyTable;
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  email_change: EmailChangeTable;
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
  missing_reminder: MissingReminderTable;
  contact_message: ContactMessageTable;
  abuse_report: AbuseReportTable;
  project_alert: ProjectAlertTable;
  project_alert_sent: ProjectAlertSentTable;
  load_curve: LoadCurveTable;
  load_curve_day: LoadCurveDayTable;
  repartition_design: RepartitionDesignTable;
  solar_series: SolarSeriesTable;
}
