import type { loadCurveCalls } from "@mec/api/study";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getCurve, getSeries } from "./curve-views.ts";
import { putCurve } from "./put-curve.ts";
import { removeCurve } from "./remove-curve.ts";

function curveHandlers(deps: Deps): HandlersOf<typeof loadCurveCalls> {
  return {
    putConsumptionCurve: ({ params, query, upload }) =>
      putCurve(deps, "consumption", params.id, upload, query.confirm ?? false),
    getConsumptionCurve: ({ params }) => getCurve(deps, "consumption", params.id),
    getConsumptionCurveSeries: ({ params, query }) => getSeries(deps, params.id, query),
    deleteConsumptionCurve: ({ params }) => removeCurve(deps, "consumption", params.id),
    putProductionCurve: ({ params, query, upload }) =>
      putCurve(deps, "production", params.id, upload, query.confirm ?? false),
    getProductionCurve: ({ params }) => getCurve(deps, "production", params.id),
    getProductionCurveSeries: ({ params, query }) => getSeries(deps, params.id, query),
    deleteProductionCurve: ({ params }) => removeCurve(deps, "production", params.id),
  };
}

export function studyHandlers(deps: Deps): HandlersOf<typeof loadCurveCalls> {
  return { ...curveHandlers(deps) };
}
