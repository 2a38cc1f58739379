import type { signatoryCalls } from "@mec/api/signatory";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getSignatory } from "./get-signatory.ts";
import { changeSignatory } from "./save-signatory.ts";

export function signatoryHandlers(deps: Deps): HandlersOf<typeof signatoryCalls> {
  return {
    saveConsumptionSignatory: ({ params, body }) => changeSignatory(deps, asConsumer(params.id), body),
    getConsumptionSignatory: ({ params }) => getSignatory(deps, asConsumer(params.id)),
    saveProductionSignatory: ({ params, body }) => changeSignatory(deps, asProducer(params.id), body),
    getProductionSignatory: ({ params }) => getSignatory(deps, asProducer(params.id)),
  };
}
