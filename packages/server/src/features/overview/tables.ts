import type { Duty } from "@mec/domain/overview";
import type { Instant, NullableInstant } from "../../db/columns.ts";

interface OwnerVisitTable {
  project_id: string;
  last_at: Instant;
  /** The end of the visit before the last one. */
  former_at: NullableInstant;
}

/** What the owner says that he has done of a participant, for the day on which it fell due: `duties`. */
interface OwnerDutyTable {
  application_id: string;
  duty: Duty;
  /** YYYY-MM-DD. */
  done_for: string;
  /** When he said it, and for which day it was done before; null of what an earlier release said. */
  said_at: NullableInstant;
  former: string | null;
}

/** The same of one of his own plants, of which dues alone are asked. */
interface PlantDutyTable extends Omit<OwnerDutyTable, "application_id"> {
  production_point_id: string;
}

declare module "../../db/schema.ts" {
  interface Schema {
    owner_duty: OwnerDutyTable;
    plant_duty: PlantDutyTable;
    owner_visit: OwnerVisitTable;
  }
}
