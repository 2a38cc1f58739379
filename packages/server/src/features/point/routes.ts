import type { pointCalls } from "@mec/api/point";
import { readerOf } from "@mec/domain/application";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { consentsOf, giveConsent, withdrawConsent } from "./consents.ts";
import { createConsumptionPoint } from "./create-consumption-point.ts";
import { createProductionPoint } from "./create-production-point.ts";
import { deletePoint } from "./delete-point.ts";
import {
  findHolder,
  getConsumptionPoint,
  getOwnConsumptionPoint,
  getOwnProductionPoint,
  getProductionPoint,
  listMyConsumptionPoints,
  listMyProductionPoints,
} from "./read-points.ts";
import { shownToOwner } from "./shown-to-owner.ts";
import { updateConsumptionPoint } from "./update-consumption-point.ts";
import { updateProductionPoint } from "./update-production-point.ts";

export function pointHandlers(deps: Deps): HandlersOf<typeof pointCalls> {
  return {
    createConsumptionPoint: ({ body, actor }, { origin }) =>
      createConsumptionPoint(deps, body, actor, origin),
    listMyConsumptionPoints: ({ actor }, { paging }) => listMyConsumptionPoints(deps, actor, paging),
    getConsumptionPoint: async ({ params: { id } }, { relations }) => {
      const reader = readerOf(relations);
      const get = reader === "holder" ? getOwnConsumptionPoint : getConsumptionPoint;
      const point = { ...(await get(deps, id)), holder: await findHolder(deps.db, id), reader };
      return reader === "owner" ? shownToOwner(point) : point;
    },
    updateConsumptionPoint: ({ params, body, actor }, exchange) =>
      updateConsumptionPoint(deps, params.id, body, actor, exchange),
    deleteConsumptionPoint: ({ params }) => deletePoint(deps, asConsumer(params.id)),
    listConsumptionConsents: ({ params }, { paging }) => consentsOf(deps, asConsumer(params.id), paging),
    giveConsumptionConsent: ({ params, body, actor }, { origin }) =>
      giveConsent(deps, asConsumer(params.id), body.prm, actor, origin),
    withdrawConsumptionConsent: ({ params }) => withdrawConsent(deps, asConsumer(params.id)),
    createProductionPoint: ({ body, actor }, { origin }) => createProductionPoint(deps, body, actor, origin),
    listMyProductionPoints: ({ actor }, { paging }) => listMyProductionPoints(deps, actor, paging),
    getProductionPoint: ({ params: { id } }, { relations }) =>
      readerOf(relations) === "holder" ? getOwnProductionPoint(deps, id) : getProductionPoint(deps, id),
    updateProductionPoint: ({ params, body, actor }, exchange) =>
      updateProductionPoint(deps, params.id, body, actor, exchange),
    deleteProductionPoint: ({ params }) => deletePoint(deps, asProducer(params.id)),
    listProductionConsents: ({ params }, { paging }) => consentsOf(deps, asProducer(params.id), paging),
    giveProductionConsent: ({ params, body, actor }, { origin }) =>
      giveConsent(deps, asProducer(params.id), body.prm, actor, origin),
    withdrawProductionConsent: ({ params }) => withdrawConsent(deps, asProducer(params.id)),
  };
}
