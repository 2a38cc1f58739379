import {
  type ContractedPlant,
  type ContractToEnd,
  contractToEnd,
  heldUntil,
  isContractOver,
} from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { inOperation, live, startDay, startingSteps } from "../../application/scopes.ts";
import { running } from "../../project/scopes.ts";
import { contractOf } from "../reads.ts";

/** An installation that nobody accepts: its project's owner holds it. */
const ownPlant = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from application a where a.production_point_id = ${sql.ref(`${table}.id`)} and ${live("a")})`;

/**
 * The first day from which a plant is said to share, empty where no step tells one: its own; of an owner's own plant, which nobody accepts,
 * the first of its project. Null where it is not said to.
 */
const sharesFrom = (table: string): RawBuilder<string | null> => {
  const first = (which: RawBuilder<SqlBool>) =>
    sql`(select coalesce(min(${startDay("step")}), '') from application a
      join application_progress step on step.application_id = a.id and ${startingSteps("step")}
      where ${inOperation("a")} and ${which})`;
  const id = sql.ref(`${table}.id`);
  const projectId = sql.ref(`${table}.project_id`);
  return sql<string | null>`case
    when exists (select from application a where a.production_point_id = ${id} and ${inOperation("a")})
      then ${first(sql<SqlBool>`a.production_point_id = ${id}`)}
    when ${ownPlant(table)} and exists (select from project p where p.id = ${projectId} and ${running("p")})
      then ${first(sql<SqlBool>`a.project_id = ${projectId}`)} end`;
};

/** When its project's owner said that it shares; null of his own plant, of which he knows what he tells. */
const startSaidAt = (table: string): RawBuilder<Date | null> =>
  sql<Date | null>`(select max(step.created_at) from application a
    join application_progress step on step.application_id = a.id and ${startingSteps("step")}
    where ${inOperation("a")} and a.production_point_id = ${sql.ref(`${table}.id`)})`;

/** What is told of the purchase contracts of these plants, by which they have to end on a day or have not. */
export async function findContracted(
  db: Db,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, ContractedPlant>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_point as point")
    .selectAll("point")
    .select([sharesFrom("point").as("sharesFrom"), startSaidAt("point").as("startSaidAt")])
    .where("id", "in", pointIds)
    .execute();
  return new Map(
    rows.map((row) => {
      const { purchaseContract, contractEndsOn } = contractOf(row);
      const operational = {
        prm: row.prm ?? "",
        raccordementId: row.connection_request_id ?? "",
        isPlanned: row.is_planned ?? false,
      };
      const plant: ContractedPlant = {
        ...{ purchaseContract, contractEndsOn, operational, quoteEur: row.quote_eur },
        sharesFrom: row.sharesFrom,
        contractSaidAt: row.purchase_contract_said_at?.toISOString() ?? null,
        startSaidAt: row.startSaidAt?.toISOString() ?? null,
      };
      return [row.id, plant];
    }),
  );
}

/** Of these plants, those whose purchase contracts keep them from sharing for more than a year, with their last days. */
async function heldAmong(db: Db, ids: readonly string[], today: string): Promise<Map<string, string>> {
  const contracted = await findContracted(db, ids);
  return new Map(
    [...contracted].flatMap(([id, plant]): [string, string][] => {
      const endsOn = heldUntil(plant, today);
      return endsOn === null ? [] : [[id, endsOn]];
    }),
  );
}

/** The same of the plants of a project. */
export async function findHeldPlants(
  db: Db,
  { projectId, today }: { readonly projectId: string; readonly today: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .execute();
  return heldAmong(
    db,
    rows.map(({ id }) => id),
    today,
  );
}

/** The same of the plants of these accounts. */
export async function findHeldOf(
  db: Db,
  accountIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("production_point")
    .select("id")
    .where("account_id", "in", accountIds)
    .execute();
  return heldAmong(
    db,
    rows.map(({ id }) => id),
    today,
  );
}

/** Which has to end before these plants of one person share, today or on another day: one that is known to run comes before one that ends, and both before one that may. */
export async function findContractToEnd(
  db: Db,
  pointIds: readonly string[],
  day: string,
): Promise<ContractToEnd | null> {
  const plants = [...(await findContracted(db, pointIds)).values()];
  const found = plants.flatMap((plant) => contractToEnd(plant, day) ?? []);
  return found.find((one) => one === "older") ?? found.find((one) => one !== "unknown") ?? found[0] ?? null;
}

/** Whether a plant shares already, or is said to, whose contract is over that day: nothing may begin. */
export const hasBegun = (plant: ContractedPlant | undefined, endsOn: string, day: string): boolean =>
  (plant?.sharesFrom ?? null) !== null && isContractOver(endsOn, day);

interface OwnToEnd {
  readonly plants: readonly { readonly name: string; readonly toEnd: Exclude<ContractToEnd, "unknown"> }[];
  /** Where nothing else produces, the last day on which all of them are under contract still. */
  readonly sharesAfter?: string;
}

/** The owner's own plants in his project, which nobody accepts and which share with whoever is the first to begin, whose contracts are said to run on that day. */
export async function findOwnToEnd(db: Db, projectId: string, day: string): Promise<OwnToEnd> {
  const rows = await db
    .selectFrom("production_point as point")
    .select(["id", "name", ownPlant("point").as("isOwn")])
    .where("project_id", "=", projectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const own = rows.filter(({ isOwn }) => isOwn);
  const contracted = await findContracted(
    db,
    own.map(({ id }) => id),
  );
  const plants = own.flatMap(({ id, name }) => {
    const plant = contracted.get(id);
    const toEnd = plant && contractToEnd(plant, day);
    return toEnd && toEnd !== "unknown" ? [{ name, toEnd }] : [];
  });
  const ends = plants.flatMap(({ toEnd }) => (toEnd === "older" ? [] : toEnd.endsOn)).toSorted();
  const [sharesAfter] = ends;
  return { plants, ...(sharesAfter !== undefined && ends.length === rows.length ? { sharesAfter } : {}) };
}
