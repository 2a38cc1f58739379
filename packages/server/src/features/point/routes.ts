import type { pointCalls } from "@mec/api/point";
import { readerOf } from "@mec/domain/application";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { consentsOf, giveConsent, withdrawConsent } from "./consents.ts";
import { createConsumptionPoint } from "./create-consumption-point.ts";
import { createProductionPoint } from "./create-production-point.ts";
import { deletePoint } from "./delete-point.ts";
import {
  findHolder,
  getConsumptionPoint,
  getProductionPoint,
  listMyConsumptionPoints,
  listMyProductionPoints,
} from "./read-points.ts";
import { updateConsumptionPoint } from "./update-consumption-point.ts";
import { updateProductionPoint } from "./update-production-point.ts";

export function pointHandlers(deps: Deps): HandlersOf<typeof pointCalls> {
  return {
    createConsumptionPoint: ({ body, actor }, { origin }) =>
      createConsumptionPoint(deps, body, actor, origin),
    listMyConsumptionPoints: ({ actor }) => listMyConsumptionPoints(deps, actor),
    getConsumptionPoint: async ({ params }, { relations }) => ({
      ...(await getConsumptionPoint(deps, params.id)),
      holder: await findHolder(deps.db, params.id),
      reader: readerOf(relations),
    }),
    updateConsumptionPoint: ({ params, body, actor }, { origin }) =>
      updateConsumptionPoint(deps, params.id, body, actor, origin),
    deleteConsumptionPoint: ({ params }) => deletePoint(deps, "consumption", params.id),
    listConsumptionConsents: ({ params }) => consentsOf(deps, "consumption", params.id),
    giveConsumptionConsent: ({ params, body, actor }, { origin }) =>
      giveConsent(deps, "consumption", params.id, body.prm, actor, origin),
    withdrawConsumptionConsent: ({ params }) => withdrawConsent(deps, "consumption", params.id),
    createProductionPoint: ({ body, actor }, { origin }) => createProductionPoint(deps, body, actor, origin),
    listMyProductionPoints: ({ actor }) => listMyProductionPoints(deps, actor),
    getProductionPoint: ({ params }) => getProductionPoint(deps, params.id),
    updateProductionPoint: ({ params, body, actor }, { origin }) =>
      updateProductionPoint(deps, params.id, body, actor, origin),
    deleteProductionPoint: ({ params }) => deletePoint(deps, "production", params.id),
    listProductionConsents: ({ params }) => consentsOf(deps, "production", params.id),
    giveProductionConsent: ({ params, body, actor }, { origin }) =>
      giveConsent(deps, "production", params.id, body.prm, actor, origin),
    withdrawProductionConsent: ({ params }) => withdrawConsent(deps, "production", params.id),
  };
}
