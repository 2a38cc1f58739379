import type { Actor, ApplicationStatus, Departure } from "@mec/domain/application";
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
}

interface ApplicationTable {
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

interface ApplicationProgressTable {
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

declare module "../../db/schema.ts" {
  interface Schema {
    invitation: InvitationTable;
    application: ApplicationTable;
    application_progress: ApplicationProgressTable;
  }
}
