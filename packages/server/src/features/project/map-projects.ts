import type { ProductionType } from "@mec/domain/point";
import type { Perimeter } from "@mec/domain/project";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { withRoom } from "./scopes.ts";
import { type ProjectFilters, selectVisible } from "./visible.ts";

/** What the map keeps in memory of a public project. */
export interface MapProject {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly perimeter: Perimeter;
  readonly productionTypes: readonly ProductionType[];
  readonly lowestPrice: number | null;
  readonly open: boolean;
  readonly userId: string;
}

export function loadMapProjects(db: Db): Promise<MapProject[]> {
  return selectVisible(db, {})
    .select([
      "id",
      "name",
      "latitude",
      "longitude",
      "perimeter",
      "production_types as productionTypes",
      "lowest_price as lowestPrice",
      withRoom().$castTo<boolean>().as("open"),
      "account_id as userId",
    ])
    .execute();
}

/** The verdict of `selectVisible`'s filters, in memory. */
export function passes(project: MapProject, filters: ProjectFilters): boolean {
  const { productionPointType, maxPrice, perimeter, open, userId } = filters;
  if (productionPointType !== undefined && !project.productionTypes.includes(productionPointType))
    return false;
  if (maxPrice !== undefined && (project.lowestPrice === null || project.lowestPrice > maxPrice))
    return false;
  if (userId !== undefined && project.userId !== userId) return false;
  if (perimeter !== undefined && project.perimeter !== Number(perimeter)) return false;
  return !open || project.open;
}

/** Tells whether any project changed since an earlier stamp. */
export interface ChangeStamp {
  readonly text: string;
  /** Something changed a moment ago: a slower transaction may still bring an older change. */
  readonly recent: boolean;
}

export async function readChangeStamp(db: Db): Promise<ChangeStamp> {
  const { rows } = await sql<{ count: string; newest: string | null; recent: boolean | null }>`
    select count(*)::text as count, max(changed_at)::text as newest,
      max(changed_at) > clock_timestamp() - interval '10 seconds' as recent
    from project`.execute(db);
  const [row] = rows;
  return { text: `${row?.count} ${row?.newest}`, recent: row?.recent ?? false };
}
