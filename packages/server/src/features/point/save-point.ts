import {
  asConsumer,
  asProducer,
  type ConsumptionPointInput,
  type ProductionPointInput,
} from "@mec/domain/point";
import type { Tx } from "../../db/transaction.ts";
import type { Origin } from "../../deps.ts";
import type { Telling } from "../../meeting/moments.ts";
import { insertConsumptionRow } from "./consumption-store.ts";
import { settleMeter } from "./meter.ts";
import { insertProductionRow } from "./production-store.ts";

/** The person who registers a point, as the proof of a consent records him. */
export interface Holder {
  readonly accountId: string;
  readonly holderName: string;
  readonly origin: Origin;
  readonly now: Date;
}

export const holderName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

/**
 * Saves a new consumption point, with the consent given for its meter.
 * @returns its id.
 */
export async function insertConsumptionPoint(
  deps: Telling,
  tx: Tx,
  holder: Holder,
  input: ConsumptionPointInput,
): Promise<string> {
  const pointId = await insertConsumptionRow(tx, holder.accountId, input, holder.now);
  await settleMeter(
    deps,
    tx,
    { ...holder, participant: asConsumer(pointId), prm: input.prm, sge: input.sge },
    "",
  );
  return pointId;
}

/**
 * Saves a new production point, with the consent given for its meter; `projectId` is a project of the
 * holder's own.
 * @returns its id.
 */
export async function insertProductionPoint(
  deps: Telling,
  tx: Tx,
  holder: Holder,
  input: ProductionPointInput,
  projectId: string | null,
): Promise<string> {
  const pointId = await insertProductionRow(tx, holder.accountId, projectId, input, holder.now);
  await settleMeter(
    deps,
    tx,
    {
      ...holder,
      participant: asProducer(pointId),
      prm: input.operational.prm,
      sge: input.operational.sge,
    },
    "",
  );
  return pointId;
}
