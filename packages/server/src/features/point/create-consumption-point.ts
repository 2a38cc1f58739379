import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { getConsumptionPoint } from "./read-points.ts";
import { holderName, insertConsumptionPoint } from "./save-point.ts";

export async function createConsumptionPoint(
  deps: Deps,
  input: ConsumptionPointInput,
  actor: Actor,
  origin: Origin,
): Promise<ConsumptionPoint> {
  await deps.limits.count("pointsPerAccount", actor.id);
  const holder = { accountId: actor.id, holderName: holderName(actor), origin, now: deps.now() };
  const id = await inTransaction(deps.db, (tx) => insertConsumptionPoint(deps, tx, holder, input));
  return getConsumptionPoint(deps, id);
}
