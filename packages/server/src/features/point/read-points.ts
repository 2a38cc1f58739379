import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { type Paging, readPart } from "../../answering.ts";
import type { Db } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import {
  consumptionPointsByIds,
  consumptionPointsOf,
  countConsumptionPointsOf,
  ownConsumptionPoint,
} from "./consumption-store.ts";
import {
  countProductionPointsOf,
  ownProductionPoint,
  productionPointsByIds,
  productionPointsOf,
} from "./production-store.ts";

function found<T>(point: T | undefined): T {
  if (point === undefined) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return point;
}

export async function getConsumptionPoint(
  deps: Deps,
  id: string,
  db: Db = deps.db,
): Promise<ConsumptionPoint> {
  return found((await consumptionPointsByIds(db, [id], deps.now())).get(id));
}

/** The same for its holder, with the project that it has left. */
export const getOwnConsumptionPoint = async ({ db, now }: Deps, id: string): Promise<ConsumptionPoint> =>
  found(await ownConsumptionPoint(db, id, now()));

/** The person who holds a consumption point. */
export async function findHolder(db: Db, id: string): Promise<{ firstName: string; lastName: string }> {
  return found(
    await db
      .selectFrom("consumption_point as c")
      .innerJoin("account as h", "h.id", "c.account_id")
      .select(["h.first_name as firstName", "h.last_name as lastName"])
      .where("c.id", "=", id)
      .executeTakeFirst(),
  );
}

export async function getProductionPoint(deps: Deps, id: string, db: Db = deps.db): Promise<ProductionPoint> {
  return found((await productionPointsByIds(db, [id], deps.now())).get(id));
}

/** The same for its holder, whose own words are of its version too: only he changes it. */
export const getOwnProductionPoint = async (
  deps: Deps,
  id: string,
  db: Db = deps.db,
): Promise<ProductionPoint> => found(await ownProductionPoint(db, id, deps.now()));

export const listMyConsumptionPoints = (
  { db, now }: Deps,
  { id }: Actor,
  paging: Paging,
): Promise<ConsumptionPoint[]> =>
  readPart(
    paging,
    (part) => consumptionPointsOf(db, id, now(), part),
    () => countConsumptionPointsOf(db, id),
  );

export const listMyProductionPoints = (
  { db, now }: Deps,
  { id }: Actor,
  paging: Paging,
): Promise<ProductionPoint[]> =>
  readPart(
    paging,
    (part) => productionPointsOf(db, id, now(), part),
    () => countProductionPointsOf(db, id),
  );
