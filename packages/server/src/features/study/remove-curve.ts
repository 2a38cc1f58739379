import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { PointKind } from "../point/tables.ts";
import { deleteCurve } from "./curve-store.ts";

export const removeCurve = (deps: Deps, kind: PointKind, pointId: string): Promise<void> =>
  inTransaction(deps.db, (tx) => deleteCurve(tx, kind, pointId));
