import type { loadCurveCalls, plantSaleCalls, proposalCalls, studyCalls } from "@mec/api/study";
import { readerOf } from "@mec/domain/application";
import { asConsumer, asProducer } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askFor } from "../../long-work/index.ts";
import { getCurve, getSeries } from "./curves/curve-views.ts";
import { putCurve } from "./curves/put-curve.ts";
import { removeCurve } from "./curves/remove-curve.ts";
import { estimateSaving, getEstimateBasis, listEstimateBases } from "./estimate.ts";
import { exportCoefficients } from "./exports/export-coefficients.ts";
import { exportStudy } from "./exports/export-study.ts";
import { getStudy } from "./get-study.ts";
import { getStudyProgress } from "./get-study-progress.ts";
import { getPlantSale } from "./plant-outcome.ts";
import { previewAcceptance } from "./preview-acceptance.ts";
import { previewDesign } from "./preview-design.ts";
import { getPriceProposal } from "./price-of-places.ts";
import { previewPrice } from "./price-proposal.ts";
import { listDesigns, saveDesign } from "./save-design.ts";
import { proposalToOwner } from "./shown-to-owner.ts";

function curveHandlers(deps: Deps): HandlersOf<typeof loadCurveCalls> {
  return {
    putConsumptionCurve: ({ params, query, upload, actor }) =>
      putCurve(deps, asConsumer(params.id), upload, {
        isConfirmed: query.confirm ?? false,
        holderId: actor.id,
      }),
    getConsumptionCurve: ({ params }) => getCurve(deps, asConsumer(params.id)),
    getConsumptionCurveSeries: ({ params, query }) => getSeries(deps, params.id, query),
    deleteConsumptionCurve: ({ params }) => removeCurve(deps, asConsumer(params.id)),
    putProductionCurve: ({ params, query, upload, actor }) =>
      putCurve(deps, asProducer(params.id), upload, {
        isConfirmed: query.confirm ?? false,
        holderId: actor.id,
      }),
    getProductionCurve: ({ params }) => getCurve(deps, asProducer(params.id)),
    getProductionCurveSeries: ({ params, query }) => getSeries(deps, params.id, query),
    deleteProductionCurve: ({ params }) => removeCurve(deps, asProducer(params.id)),
  };
}

function projectHandlers(deps: Deps): HandlersOf<typeof studyCalls> {
  return {
    getStudy: ({ params, query }, { asker }) => askFor(deps, getStudy, [params.id, query], asker),
    getStudyProgress: ({ params, query }) => getStudyProgress(deps, params.id, query),
    exportStudy: ({ params, query }, { asker }) => askFor(deps, exportStudy, [params.id, query], asker),
    listDesigns: ({ params }, { paging }) => listDesigns(deps, params.id, paging),
    saveDesign: ({ params, body, actor }) => saveDesign(deps, params.id, body, actor),
    previewDesign: ({ params, query, body }, { asker }) =>
      askFor(deps, previewDesign, [params.id, body, query.consumptionPointIds], asker),
    exportCoefficients: ({ params, query }, { asker }) =>
      askFor(deps, exportCoefficients, [params.id, query.month], asker),
    estimate: async ({ params, body }, { identify, origin }) =>
      estimateSaving(deps, params.id, body, await identify(), origin),
    getEstimateBasis: async ({ params, query }, { identify, origin }) => {
      await deps.limits.count("projectSearchesPerIp", origin.ip);
      return getEstimateBasis(deps, params.id, await identify(), query);
    },
    listEstimateBases: async ({ query }, { identify, origin }) =>
      listEstimateBases(deps, query, await identify(), origin),
  };
}

function proposalHandlers(deps: Deps): HandlersOf<typeof proposalCalls> {
  return {
    getPriceProposal: async ({ params }, { relations }) => {
      const proposal = await getPriceProposal(deps, params.id);
      return proposal && readerOf(relations) === "owner" ? proposalToOwner(proposal) : proposal;
    },
    previewPrice: ({ params, body }, { asker }) => askFor(deps, previewPrice, [params.id, body], asker),
    previewAcceptance: ({ params, body: { applicationIds, asRead } }, { asker }) =>
      askFor(deps, previewAcceptance, [params.id, applicationIds, { asRead }], asker),
  };
}

export function studyHandlers(
  deps: Deps,
): HandlersOf<typeof loadCurveCalls & typeof studyCalls & typeof plantSaleCalls & typeof proposalCalls> {
  return {
    getPlantSale: ({ params }) => getPlantSale(deps, params.id),
    ...curveHandlers(deps),
    ...projectHandlers(deps),
    ...proposalHandlers(deps),
  };
}
