import type { Participant } from "@mec/domain/point";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { deleteCurve } from "./curve-store.ts";

export const removeCurve = (deps: Deps, participant: Participant): Promise<void> =>
  inTransaction(deps.db, (tx) => deleteCurve(tx, participant));
