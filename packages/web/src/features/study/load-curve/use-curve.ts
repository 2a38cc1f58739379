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

/** What is kept of the meter's readings; null when there is nothing. */
export const useCurve = (meter: Meter) =>
  useAnswer(callsOf(meter).get, { params: { id: meter.pointId } }, { or: nullWithoutCurve });

/** The whole curve in months, a month in days, or a day in steps. */
export interface SeriesView {
  readonly view: "months" | "days" | "steps";
  readonly from?: string;
}

export function useSeries(meter: Meter, view: SeriesView) {
  const asked = question(callsOf(meter).series, { params: { id: meter.pointId }, query: view });
  // The former series stays meanwhile, and is of another view.
  const known = readAs(asked, "with its view", ({ points }) => ({ view, points }));
  return useAnswerTo(known, { keepsFormer: true });
}

export function useRemoveCurve(meter: Meter) {
  return useAct((call) => call(callsOf(meter).remove, { params: { id: meter.pointId } }), {
    stale: curveAnswers(meter),
  });
}
