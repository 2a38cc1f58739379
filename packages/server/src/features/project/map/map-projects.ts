import type { ProductionType } from "@mec/domain/point";
import type { Perimeter } from "@mec/domain/project";
import { sql } from "kysely";
import { type ColumnsOf, jsonColumns } from "../../../db/json-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { leastPrice } from "../announced-price.ts";
import { running, withRoom } from "../scopes.ts";
import { leastWithTax, type ProjectFilters, selectVisible } from "../visible.ts";

/** What the map keeps in memory of a public project. */
export interface MapProject {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly perimeter: Perimeter;
  readonly productionTypes: readonly ProductionType[];
  /** The least for which all who sell do. */
  readonly leastPrice: number | null;
  /** For who pays the tax; null as the least price. */
  readonly leastWithTax: number | null;
  readonly open: boolean;
  readonly running: boolean;
  readonly userId: string;
}

const selectMapProjects = (db: Db) =>
  selectVisible(db, {}).select([
    "id",
    "name",
    "latitude",
    "longitude",
    "perimeter",
    "production_types as productionTypes",
    leastPrice.as("leastPrice"),
    leastWithTax.as("leastWithTax"),
    withRoom().$castTo<boolean>().as("open"),
    running().$castTo<boolean>().as("running"),
    "account_id as userId",
  ]);

/** Those of these projects that are public. */
export const loadMapProjects = (db: Db, ids: readonly string[]): Promise<MapProject[]> =>
  selectMapProjects(db).where("id", "in", ids).execute();

/** How many projects are read at a time, so that other requests need not wait for all. */
const chunkSize = 2000;

/** Ids are random: half of them begin before this one. */
const middleId = "80000000-0000-0000-0000-000000000000";

type Columns = ColumnsOf<MapProject>;

const columns = jsonColumns([
  "id",
  "name",
  "latitude",
  "longitude",
  "perimeter",
  "productionTypes",
  "leastPrice",
  "leastWithTax",
  "open",
  "running",
  "userId",
] satisfies (keyof MapProject)[]);

const projectOf = (all: Columns, n: number): MapProject => ({
  id: all.id[n]!,
  name: all.name[n]!,
  latitude: all.latitude[n]!,
  longitude: all.longitude[n]!,
  perimeter: all.perimeter[n]!,
  productionTypes: all.productionTypes[n]!,
  leastPrice: all.leastPrice[n] ?? null,
  leastWithTax: all.leastWithTax[n] ?? null,
  open: all.open[n]!,
  running: all.running[n]!,
  userId: all.userId[n]!,
});

async function loadRange(
  db: Db,
  { from, to }: { from?: string; to?: string },
  take: (project: MapProject) => void,
): Promise<void> {
  for (let [at, isAfter] = [from, false]; ; ) {
    let page = selectMapProjects(db).orderBy("id").limit(chunkSize);
    if (at !== undefined) page = page.where("id", isAfter ? ">" : ">=", at);
    if (to !== undefined) page = page.where("id", "<", to);
    const { rows } = await sql<Columns>`select ${columns} from (${page}) page`.execute(db);
    const [read] = rows;
    if (!read) return;
    read.id.forEach((_, n) => {
      take(projectOf(read, n));
    });
    if (read.id.length < chunkSize) return;
    [at, isAfter] = [read.id.at(-1), true];
  }
}

/** All public projects, by id. Read in two halves: the database prepares one's rows while the other's are taken. */
export async function loadAllMapProjects(db: Db): Promise<Map<string, MapProject>> {
  const projects = new Map<string, MapProject>();
  const take = (project: MapProject) => projects.set(project.id, project);
  await Promise.all([loadRange(db, { to: middleId }, take), loadRange(db, { from: middleId }, take)]);
  return projects;
}

/** Whether there are more public projects than this. */
export async function areMoreThan(db: Db, number: number): Promise<boolean> {
  const first = selectVisible(db, {})
    .select("id")
    .limit(number + 1);
  const { rows } = await sql<{ many: boolean }>`
    select count(*) > ${number}::integer as many from (${first}) firsts`.execute(db);
  return rows[0]?.many ?? false;
}

/** A project without a price is never at most one. */
const isAtMost = (least: number | null, most: number): boolean => least !== null && least <= most;

/** The filters of `selectVisible`, applied in memory. */
export function passes(project: MapProject, filters: ProjectFilters): boolean {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId } = filters;
  if (productionPointType !== undefined && !project.productionTypes.includes(productionPointType))
    return false;
  if (maxPrice !== undefined && !isAtMost(project.leastPrice, maxPrice)) return false;
  if (maxPriceWithTax !== undefined && !isAtMost(project.leastWithTax, maxPriceWithTax)) return false;
  if (userId !== undefined && project.userId !== userId) return false;
  if (perimeter !== undefined && project.perimeter !== Number(perimeter)) return false;
  if (filters.running && !project.running) return false;
  return !open || project.open;
}
