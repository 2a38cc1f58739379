import { farm, hydro, roof, wind } from "./countryside.ts";
import { carpark, gym, school, townhall, warehouse } from "./public-places.ts";
import type { Random } from "./random.ts";
import type { Hour } from "./scenery.ts";

export type PictureKind =
  | "school"
  | "farm"
  | "townhall"
  | "carpark"
  | "roof"
  | "warehouse"
  | "gym"
  | "hydro"
  | "wind";

/** What each kind of project shows in the middle of its landscape. */
export const subjects: Record<PictureKind, (random: Random, hour: Hour) => string> = {
  school,
  farm,
  townhall,
  carpark,
  roof,
  warehouse,
  gym,
  hydro,
  wind,
};
