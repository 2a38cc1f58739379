import type { RepartitionKey } from "@mec/domain/project";
import type { SharingMethod } from "@mec/domain/study";
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json } from "../../db/columns.ts";

/** What was received at once of a meter's readings: its curve has one such part, or several that follow each other. */
interface LoadCurveTable {
  id: Generated<number>;
  consumption_point_id: string | null;
  production_point_id: string | null;
  /** The meter as the file names it. */
  prm: string;
  starts_at: Instant;
  ends_at: Instant;
  step_minutes: number;
  /** The watts over a step that one unit of the days' whole numbers stands for. */
  watts_per_unit: number;
  points: number;
  repaired: number;
  energy_wh: number;
  received_at: Instant;
  /** The first of a month; the driver reads it as midnight in local time. */
  erased_on: ColumnType<Date, string, string>;
  /** Read by the release before curves had parts; a later release drops it. */
  erased_at: Generated<Date>;
  missing: Generated<number>;
}

interface LoadCurveDayTable {
  curve_id: number;
  /** A day in UTC; the driver reads it as midnight in local time. */
  day: ColumnType<Date, string, string>;
  /** The same as its part's. It decides in which partition the row lies. */
  erased_on: ColumnType<Date, string, string>;
  data: Buffer;
}

interface RepartitionDesignTable {
  id: Generated<string>;
  project_id: string;
  repartition_key: RepartitionKey;
  method: Json<SharingMethod>;
  author_id: string | null;
  created_at: Instant;
}

/** Hourly production of one kWc at a place, as the meter-data gateway answered; null until it has. */
interface SolarSeriesTable {
  place: string;
  asked_at: Instant;
  watts_per_kwc: Buffer | null;
}

declare module "../../db/schema.ts" {
  interface Schema {
    load_curve: LoadCurveTable;
    load_curve_day: LoadCurveDayTable;
    repartition_design: RepartitionDesignTable;
    solar_series: SolarSeriesTable;
  }
}
