import type { bodyCalls, deliberationCalls, ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getDeliberation, giveDeliberation } from "./deliberation.ts";
import { getSignatory } from "./get-signatory.ts";
import { getOwnSignatory, nameOwnSignatory } from "./own-signatory.ts";
import { getBody, giveBody } from "./same-body.ts";
import { changeSignatory } from "./save-signatory.ts";

export function signatoryHandlers(
  deps: Deps,
): HandlersOf<
  typeof signatoryCalls & typeof bodyCalls & typeof deliberationCalls & typeof ownSignatoryCalls
> {
  return {
    saveConsumptionSignatory: ({ params, body }) => changeSignatory(deps, asConsumer(params.id), body),
    getConsumptionSignatory: ({ params }) => getSignatory(deps, asConsumer(params.id)),
    saveProductionSignatory: ({ params, body }) => changeSignatory(deps, asProducer(params.id), body),
    getProductionSignatory: ({ params }) => getSignatory(deps, asProducer(params.id)),
    getConsumptionDeliberation: ({ params, actor }) => getDeliberation(deps, actor, asConsumer(params.id)),
    giveConsumptionDeliberation: ({ params, actor }) => giveDeliberation(deps, actor, asConsumer(params.id)),
    getProductionDeliberation: ({ params, actor }) => getDeliberation(deps, actor, asProducer(params.id)),
    giveProductionDeliberation: ({ params, actor }) => giveDeliberation(deps, actor, asProducer(params.id)),
    getConsumptionBody: ({ params, actor }) => getBody(deps, actor, asConsumer(params.id)),
    giveConsumptionBody: ({ params, actor, body }) =>
      giveBody(deps, actor, asConsumer(params.id), body.places),
    getProductionBody: ({ params, actor }) => getBody(deps, actor, asProducer(params.id)),
    giveProductionBody: ({ params, actor, body }) =>
      giveBody(deps, actor, asProducer(params.id), body.places),
    getOwnSignatory: ({ params }) => getOwnSignatory(deps, params.id),
    nameOwnSignatory: ({ params, body }) => nameOwnSignatory(deps, params.id, body),
  };
}
