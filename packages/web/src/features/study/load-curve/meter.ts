import { loadCurveCalls } from "@mec/api/study";
import type { ParticipantKind } from "@mec/domain/point";
import { answerKey } from "../../../platform/question.ts";

/** A point whose meter's load curve is stored. */
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

/** The keys that a new or a deleted file makes stale. */
export function curveAnswers(meter: Meter) {
  const { get, series } = callsOf(meter);
  const given = { params: { id: meter.pointId } };
  return [answerKey(get, given), answerKey(series, given)] as const;
}
