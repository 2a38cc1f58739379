import type { signatoryCalls } from "@mec/api/signatory";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getSignatory } from "./get-signatory.ts";
import { changeSignatory } from "./save-signatory.ts";

export function signatoryHandlers(deps: Deps): HandlersOf<typeof signatoryCalls> {
  return {
    saveConsumptionSignatory: ({ params, body }) =>
      changeSignatory(deps, { consumptionPointId: params.id }, body),
    getConsumptionSignatory: ({ params }) => getSignatory(deps, { consumptionPointId: params.id }),
    saveProductionSignatory: ({ params, body }) =>
      changeSignatory(deps, { productionPointId: params.id }, body),
    getProductionSignatory: ({ params }) => getSignatory(deps, { productionPointId: params.id }),
  };
}
