import type { deliberationCalls, ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getDeliberation, giveDeliberation } from "./deliberation.ts";
import { getSignatory } from "./get-signatory.ts";
import { getOwnSignatory, nameOwnSignatory } from "./own-signatory.ts";
import { saveForOthers } from "./same-body.ts";

export function signatoryHandlers(
  deps: Deps,
): HandlersOf<typeof signatoryCalls & typeof deliberationCalls & typeof ownSignatoryCalls> {
  return {
    saveConsumptionSignatory: ({ params, body, actor }) =>
      saveForOthers(deps, actor, asConsumer(params.id), body),
    getConsumptionSignatory: ({ params }) => getSignatory(deps, asConsumer(params.id)),
    saveProductionSignatory: ({ params, body, actor }) =>
      saveForOthers(deps, actor, asProducer(params.id), body),
    getProductionSignatory: ({ params }) => getSignatory(deps, asProducer(params.id)),
    getConsumptionDeliberation: ({ params, actor }) => getDeliberation(deps, actor, asConsumer(params.id)),
    giveConsumptionDeliberation: ({ params, actor }) => giveDeliberation(deps, actor, asConsumer(params.id)),
    getProductionDeliberation: ({ params, actor }) => getDeliberation(deps, actor, asProducer(params.id)),
    giveProductionDeliberation: ({ params, actor }) => giveDeliberation(deps, actor, asProducer(params.id)),
    getOwnSignatory: ({ params }) => getOwnSignatory(deps, params.id),
    nameOwnSignatory: ({ params, body: { alsoFor: _, ...input } }) =>
      nameOwnSignatory(deps, params.id, input),
  };
}
