import type { Curve } from "@mec/api/study";
import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { type Curve as EnergyCurve, instantOf, localTime } from "@mec/energy";
import type { Deps } from "../../../deps.ts";
import { findCurve } from "./curve-store.ts";
import { readCurves, readingsOf } from "./stored-curve.ts";

const noCurve = () =>
  new DomainError("NO_LOAD_CURVE", "Aucune courbe de charge n’a été déposée pour ce compteur.");

/** @throws DomainError NO_LOAD_CURVE. */
export async function getCurve(deps: Deps, participant: Participant): Promise<Curve> {
  const curve = await findCurve(deps.db, participant);
  if (!curve) throw noCurve();
  return curve;
}

export interface SeriesView {
  readonly view: "months" | "days" | "steps";
  /** The day wanted or a day of the month wanted, YYYY-MM-DD; by default the last one with readings. */
  readonly from?: string | undefined;
}
export interface SeriesPoint {
  readonly at: string;
  readonly kwh: number | null;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** "2026-03-29": the day in Paris at a moment. */
function dayAt(moment: Date): string {
  const { year, month, day } = localTime(moment.getTime());
  return `${year}-${two(month + 1)}-${two(day)}`;
}

const monthLength = "2026-03".length;

/** The label of the bar or the point that a step belongs to; null for a step outside the view. */
function labelOf(view: SeriesView["view"], wanted: string, moment: Date): string | null {
  const day = dayAt(moment);
  if (view === "months") return day.slice(0, monthLength);
  if (view === "days") return day.startsWith(wanted.slice(0, monthLength)) ? day : null;
  return day === wanted ? moment.toISOString() : null;
}

/** Adds the readings up by label, in their order; null where a label has no reading at all. */
function seriesOf({ grid, values }: EnergyCurve<Float64Array>, { view, from }: SeriesView): SeriesPoint[] {
  const isReading = (wh: number) => !Number.isNaN(wh);
  const first = values.findIndex(isReading);
  const last = values.findLastIndex(isReading);
  const momentOf = (step: number) => new Date(instantOf(grid, step));
  const wanted = from ?? dayAt(momentOf(Math.max(0, last)));
  const sums = new Map<string, number | null>();
  for (let step = Math.max(0, first); step <= last; step += 1) {
    const label = labelOf(view, wanted, momentOf(step));
    if (label === null) continue;
    const wh = values[step] ?? Number.NaN;
    const former = sums.get(label) ?? null;
    sums.set(label, isReading(wh) ? (former ?? 0) + wh : former);
  }
  return [...sums].map(([at, wh]) => ({ at, kwh: wh === null ? null : wh / 1000 }));
}

/** @throws DomainError NO_LOAD_CURVE. */
export async function getSeries(
  deps: Deps,
  pointId: string,
  view: SeriesView,
): Promise<{ points: SeriesPoint[] }> {
  const curve = (await readCurves(deps.db, [pointId])).get(pointId);
  if (!curve) throw noCurve();
  return { points: seriesOf(readingsOf(curve), view) };
}
