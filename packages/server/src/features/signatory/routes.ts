import type { signatoryCalls } from "@mec/api/signatory";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getSignatory } from "./get-signatory.ts";
import { saveSignatory } from "./save-signatory.ts";

export function signatoryHandlers(deps: Deps): HandlersOf<typeof signatoryCalls> {
  return {
    saveConsumptionSignatory: ({ params, body }) =>
      inTransaction(deps.db, (tx) => saveSignatory(tx, { consumptionPointId: params.id }, body, deps.now())),
    getConsumptionSignatory: ({ params }) => getSignatory(deps, { consumptionPointId: params.id }),
    saveProductionSignatory: ({ params, body }) =>
      inTransaction(deps.db, (tx) => saveSignatory(tx, { productionPointId: params.id }, body, deps.now())),
    getProductionSignatory: ({ params }) => getSignatory(deps, { productionPointId: params.id }),
  };
}
