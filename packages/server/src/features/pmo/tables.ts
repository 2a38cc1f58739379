import type { Dues, MembershipFee, PmoAssociation, PmoFileKind, PmoInterlocutor } from "@mec/domain/pmo";
import type { Generated } from "kysely";
import type { Instant, Json } from "../../db/columns.ts";

interface PmoInterlocutorTable {
  id: Generated<string>;
  project_id: string;
  interlocutor: Json<PmoInterlocutor>;
  updated_at: Instant;
}

interface PmoAssociationTable {
  id: Generated<string>;
  project_id: string;
  association: Json<PmoAssociation>;
  updated_at: Instant;
}

interface PmoCreationTable {
  project_id: string;
  already_created: boolean;
  updated_at: Instant;
}

interface MembershipFeeTable {
  id: Generated<string>;
  project_id: string;
  fee: Json<MembershipFee>;
  updated_at: Instant;
  /** Whether it rose after prices and nobody was written to yet. */
  is_untold: Generated<boolean>;
}

/** Amounts of a fee that others took the place of: what members paid while it held. Append-only. */
interface PastMembershipFeeTable extends Dues {
  id: Generated<string>;
  project_id: string;
  written_at: Instant;
  replaced_at: Instant;
}

interface PmoFileTable {
  id: Generated<string>;
  project_id: string;
  kind: PmoFileKind;
  name: string;
  content_type: string;
  size: number;
  storage_key: string;
  created_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    pmo_interlocutor: PmoInterlocutorTable;
    pmo_association: PmoAssociationTable;
    pmo_creation: PmoCreationTable;
    membership_fee: MembershipFeeTable;
    past_membership_fee: PastMembershipFeeTable;
    pmo_file: PmoFileTable;
  }
}
