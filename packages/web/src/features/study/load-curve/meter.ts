import { loadCurveCalls } from "@mec/api/study";

/** A point whose meter's readings are kept. */
export interface Meter {
  readonly kind: "consumption" | "production";
  readonly pointId: string;
}

const calls = {
  consumption: {
    put: loadCurveCalls.putConsumptionCurve,
    get: loadCurveCalls.getConsumptionCurve,
    series: loadCurveCalls.getConsumptionCurveSeries,
    remove: loadCurveCalls.deleteConsumptionCurve,
  },
  production: {
    put: loadCurveCalls.putProductionCurve,
    get: loadCurveCalls.getProductionCurve,
    series: loadCurveCalls.getProductionCurveSeries,
    remove: loadCurveCalls.deleteProductionCurve,
  },
} as const;

export const callsOf = ({ kind }: Meter) => calls[kind];

/** Beside the point's own data: what changes the point, its consent for one, reads the curve again. */
export const curveKey = ({ kind, pointId }: Meter) => [`${kind}-point`, pointId, "load-curve"];
