import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { consumptionPointsByIds } from "./consumption-store.ts";
import { productionPointsByIds } from "./production-store.ts";

function found<T>(point: T | undefined): T {
  if (point === undefined) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return point;
}

export async function getConsumptionPoint(deps: Deps, id: string): Promise<ConsumptionPoint> {
  return found((await consumptionPointsByIds(deps.db, [id], deps.now())).get(id));
}

export async function getProductionPoint(deps: Deps, id: string): Promise<ProductionPoint> {
  return found((await productionPointsByIds(deps.db, [id], deps.now())).get(id));
}
