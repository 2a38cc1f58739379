import { loadCurveCalls } from "@mec/api/study";
import type { ParticipantKind } from "@mec/domain/point";

/** A point whose meter's readings are kept. */
export interface Meter {
  readonly kind: ParticipantKind;
  readonly pointId: string;
}

const calls = {
  consumer: {
    put: loadCurveCalls.putConsumptionCurve,
    get: loadCurveCalls.getConsumptionCurve,
    series: loadCurveCalls.getConsumptionCurveSeries,
    remove: loadCurveCalls.deleteConsumptionCurve,
  },
  producer: {
    put: loadCurveCalls.putProductionCurve,
    get: loadCurveCalls.getProductionCurve,
    series: loadCurveCalls.getProductionCurveSeries,
    remove: loadCurveCalls.deleteProductionCurve,
  },
} as const;

export const callsOf = ({ kind }: Meter) => calls[kind];

const pointKey = { consumer: "consumption-point", producer: "production-point" } as const;

/** Beside the point's own data: what changes the point, its consent for one, reads the curve again. */
export const curveKey = ({ kind, pointId }: Meter) => [pointKey[kind], pointId, "load-curve"];
