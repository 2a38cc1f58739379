import type { signatoryCalls } from "@mec/api/signatory";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { saveSignatory } from "./save-signatory.ts";
import { findSignatory } from "./store.ts";

export function signatoryHandlers(deps: Deps): HandlersOf<typeof signatoryCalls> {
  return {
    saveConsumptionSignatory: ({ params, body }) =>
      saveSignatory(deps.db, { consumptionPointId: params.id }, body, deps.now()),
    getConsumptionSignatory: ({ params }) => findSignatory(deps.db, { consumptionPointId: params.id }),
    saveProductionSignatory: ({ params, body }) =>
      saveSignatory(deps.db, { productionPointId: params.id }, body, deps.now()),
    getProductionSignatory: ({ params }) => findSignatory(deps.db, { productionPointId: params.id }),
  };
}
