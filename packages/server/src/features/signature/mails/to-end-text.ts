import { contractToEndText } from "@mec/domain/point";
import type { Db } from "../../../db/transaction.ts";
import { findContractToEnd } from "../../point/index.ts";
import type { SignerPlace } from "../place-store.ts";

/** That the purchase contract of a plant, by which somebody joins with these documents, ends before it shares; null where none does. */
export async function toEndText(db: Db, places: readonly SignerPlace[]): Promise<string | null> {
  const plants = places.flatMap(({ role, productionPointId }) =>
    role === "participant" && productionPointId !== null ? productionPointId : [],
  );
  const toEnd = await findContractToEnd(db, plants);
  return toEnd && contractToEndText(toEnd, "holder");
}
