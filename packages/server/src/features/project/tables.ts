import type { ProductionType } from "@mec/domain/point";
import type {
  BearerKind,
  Perimeter,
  PerimeterDetails,
  PictureSubject,
  ProjectStage,
  RepartitionKey,
} from "@mec/domain/project";
import type { SellerVat } from "@mec/domain/shared";
import type { ModerationStatus } from "@mec/domain/support";
import type { Generated } from "kysely";
import type { Derived, Instant, Json, NullableInstant, Place } from "../../db/columns.ts";

interface ProjectTable extends Place {
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
  bearer_kind: BearerKind | null;
  bearer_name: string | null;
  /** Since when support has checked that this body stands behind the project. */
  bearer_verified_at: NullableInstant;
  /** YYYY-MM. */
  expected_start: string | null;
  /** `projectStage`; written by the triggers of 0064-applications-and-plants-sum-once.ts only, as 0061-when-a-project-is-in-service.ts finds it. */
  stage: Derived<ProjectStage>;
  created_at: Instant;
  updated_at: Instant;
  /** Its owner's address is confirmed; written by the triggers of 0012-confirmed-addresses.ts only. */
  owner_confirmed: Derived<boolean>;
  /**
   * The columns that follow are written by the triggers of 0001-project-summary.ts and 0009-public-share.ts
   * only.
   */
  number_of_consumers: Derived<number>;
  number_of_producers: Derived<number>;
  production_types: Derived<ProductionType[]>;
  /** The lowest and the highest that one of the points asks; null when none sells. What is announced begins at `leastAsked`. */
  price_min: Derived<number | null>;
  price_max: Derived<number | null>;
  /** 0 when a point gives its electricity; null without production point. */
  lowest_price: Derived<number | null>;
  /**
   * Planned by the terms of sale of all the project's consumers; written by the triggers of
   * 0060-vat-regime-of-projects.ts only.
   */
  vat_regime: Derived<SellerVat | null>;
  /** kWc of the sellers who add VAT, who do not, and who have not said; all 0 as long as nothing changed since it is summed. */
  taxed_kwc: Derived<number>;
  exempt_kwc: Derived<number>;
  untold_kwc: Derived<number>;
  power_kwc: Derived<number>;
  /** kWh a year: produced, consumed by participants, and by candidates. */
  annual_production: Derived<number>;
  accepted_kwh: Derived<number>;
  applied_kwh: Derived<number>;
  /** What the public may know of accepted_kwh / annual_production: `publicShare`. */
  pledged_share: Derived<number | null>;
  /** The seed of that share's random draw; no answer ever contains it. */
  share_salt: Derived<string>;
  /** Counted from 1 and never reused: the short address is made from it (`shortCode`). */
  short_number: Derived<number>;
  /** The newest picture. */
  image_id: Derived<string | null>;
  /** The newest picture of who stands behind it. */
  bearer_image_id: Derived<string | null>;
  /** When anything of this row last changed. */
  changed_at: Derived<Date>;
}

/** There is a row once the owner said something of the perimeter. */
interface PerimeterDetailsTable {
  project_id: string;
  details: Json<PerimeterDetails>;
  updated_at: Instant;
}

interface ProjectImageTable {
  id: Generated<string>;
  project_id: string;
  full_key: string;
  thumbnail_key: string;
  /** What it is a picture of: the project itself, or who stands behind it. */
  shows: Generated<PictureSubject>;
  created_at: Instant;
}

interface ContactMessageTable {
  id: Generated<string>;
  project_id: string;
  name: string;
  email: string;
  message: string;
  /** Hash of the link mailed to the author; null when his address was known to be his. */
  token_hash: Buffer | null;
  /** Nothing is sent to the owner before this. */
  confirmed_at: NullableInstant;
  created_at: Instant;
}

interface ProjectAlertTable extends Place {
  id: Generated<string>;
  email: string;
  token_hash: Buffer | null;
  confirmation_hash: Buffer | null;
  /** Before this nothing is sent but the confirmation link. */
  confirmed_at: NullableInstant;
  created_at: Instant;
  removed_at: NullableInstant;
}

interface ProjectAlertSentTable {
  alert_id: string;
  project_id: string;
}

/** Written by the triggers of 0044-project-changes.ts only. */
interface ProjectChangeTable {
  id: Derived<string>;
  transaction: Derived<string>;
  project_id: string;
  at: Derived<Date>;
}

declare module "../../db/schema.ts" {
  interface Schema {
    project: ProjectTable;
    perimeter_details: PerimeterDetailsTable;
    project_image: ProjectImageTable;
    contact_message: ContactMessageTable;
    project_alert: ProjectAlertTable;
    project_alert_sent: ProjectAlertSentTable;
    project_change: ProjectChangeTable;
  }
}
