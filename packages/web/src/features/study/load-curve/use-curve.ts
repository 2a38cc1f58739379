import { useAct } from "../../../platform/act.ts";
import { useAnswer, useAnswerTo } from "../../../platform/answer.ts";
import { isRefusal } from "../../../platform/client.tsx";
import { type Instead, question } from "../../../platform/question.ts";
import { readAs } from "../../../platform/read-as.ts";
import { callsOf, curveAnswers, type Meter } from "./meter.ts";

const nullWithoutCurve: Instead<null> = {
  name: "null without curve",
  of: (error) => isRefusal(error, "NO_LOAD_CURVE"),
  answer: null,
};

/** The description of the meter's stored load curve; null when there is none. */
export const useCurve = (meter: Meter) =>
  useAnswer(callsOf(meter).get, { params: { id: meter.pointId } }, { or: nullWithoutCurve });

/** The whole curve in months, a month in days, or a day in steps. */
export interface SeriesView {
  readonly view: "months" | "days" | "steps";
  readonly from?: string;
}

export function useSeries(meter: Meter, view: SeriesView) {
  const asked = question(callsOf(meter).series, { params: { id: meter.pointId }, query: view });
  // Stored with its view: while the next series loads, the former one stays, and may be of another view.
  const known = readAs(asked, "with its view", ({ points }) => ({ view, points }));
  return useAnswerTo(known, { keepsFormer: true });
}

export function useRemoveCurve(meter: Meter) {
  return useAct((call) => call(callsOf(meter).remove, { params: { id: meter.pointId } }), {
    stale: curveAnswers(meter),
  });
}
