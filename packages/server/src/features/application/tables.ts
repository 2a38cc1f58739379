import type { Actor, ApplicationStatus, Departure, Retraction } from "@mec/domain/application";
import type { Dues } from "@mec/domain/pmo";
import type { AnnouncedSum, KeptSum } from "@mec/domain/study";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, NullableJson } from "../../db/columns.ts";

interface InvitationTable {
  id: Generated<string>;
  project_id: string;
  email: string;
  /** Null until the mail that carries the link is written. */
  token_hash: Buffer | null;
  created_at: Instant;
  used_at: NullableInstant;
  /** Whose account used it; null before, and once that is deleted. */
  used_by: Generated<string | null>;
  /** When the owner withdrew it, or refused who had used it. */
  closed_at: NullableInstant;
  /** The owner's own, as the mail quotes it. */
  word: Generated<string | null>;
}

interface ApplicationTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_id: string | null;
  production_point_id: string | null;
  is_from_project_owner: boolean;
  invitation_id: string | null;
  /** The newest status of its progress, kept here for queries and for locking during a transition. */
  status: ApplicationStatus;
  /** The meter that was accepted: no other live application may hold it. */
  prm: string | null;
  /** The project was full when the application came, as far as the public knew: it waits for room. */
  came_when_full: Generated<boolean>;
  /** When a participant has left the operation. */
  ended_at: NullableInstant;
  departure: NullableJson<Departure>;
  /** His declaration, where he retracted what he had signed. */
  retraction: NullableJson<Retraction>;
  /** What members paid when its holder read his price, or was last told, where the fee has changed since. */
  read_dues: NullableJson<Dues>;
  /** What its holder was told that his newest price brings; null before he is, and of prices of a former release. */
  kept_sum: NullableJson<KeptSum>;
  /** What the project's page told a consumer when he applied; null where it had no sum for him, and of applications of a former release. */
  announced_sum: NullableJson<AnnouncedSum>;
  /** When its holder was told that all his documents are signed; null until he is, and once he is told that one is to be signed again. */
  signed_told_at: NullableInstant;
  /** The last day of its owner's notice, as all whom it concerns were told; null where they know of none. */
  notice_told: string | null;
  /** When a consumer was last told that the terms of sale were written after his price. */
  terms_told_at: NullableInstant;
  /** The last day of the price of which the holder was reminded. */
  reminded_price_until: string | null;
  /** The subject of the owner's mail, while it waits for the applicant to confirm his address. */
  email_object: string | null;
  created_at: Instant;
}

interface ApplicationProgressTable {
  id: Generated<string>;
  application_id: string;
  status: ApplicationStatus;
  price: number | null;
  /** The last day on which the price may be accepted: "2026-12-23". */
  price_until: string | null;
  /** Of a start, the day that the grid operator confirmed: "2026-12-23". */
  starts_on: Generated<string | null>;
  message: string | null;
  author_id: string | null;
  /** As whom the step was taken: the owner of a project may hold the point, too. */
  acted_as: Actor;
  created_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    invitation: InvitationTable;
    application: ApplicationTable;
    application_progress: ApplicationProgressTable;
  }
}
