import type { SignatoryInput } from "@mec/domain/signatory";
import type { Generated } from "kysely";
import type { Instant, Json } from "../../db/columns.ts";

interface SignatoryTable {
  id: Generated<string>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  identity: Json<SignatoryInput>;
  updated_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    signatory: SignatoryTable;
  }
}
