import type { Address } from "@mec/domain/address";
import type { BillableAction, DataExportAction, PlanCode, ServiceGroup } from "@mec/domain/service";
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, NullableInstant } from "../../db/columns.ts";

interface CustomerAccountTable {
  account_id: string;
  name: string;
  email: string;
  address: Json<Address>;
  siret_id: string | null;
  created_at: Instant;
}

/** Every choice of a plan; the newest of a group of services is the one in force. */
interface ServicePlanTable {
  id: Generated<string>;
  account_id: string;
  plan_code: PlanCode;
  chosen_at: Instant;
}

interface BillableEventTable {
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
  /** When the billing service received it. */
  reported_at: NullableInstant;
}

interface DataExportTable {
  id: Generated<string>;
  project_id: string;
  consumption_point_ids: string[];
  action: DataExportAction;
  created_at: Instant;
}

declare module "../../db/schema.ts" {
  interface Schema {
    customer_account: CustomerAccountTable;
    service_plan: ServicePlanTable;
    billable_event: BillableEventTable;
    data_export: DataExportTable;
  }
}
