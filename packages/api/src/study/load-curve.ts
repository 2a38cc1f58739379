import { dateSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, idParams, queryFlag } from "../wire.ts";

/** 20 MB, the most a file of readings may weigh as it is sent. */
export const maxCurveBytes = 20 * 1024 * 1024;

/** A summary of a meter's stored readings; moments in UTC, `to` excluded. */
const curveSummary = z.object({
  /** The meter as the file names it, "" when it names none. */
  prm: z.string(),
  from: created,
  to: created,
  stepMinutes: z.int(),
  /** Steps that have a value, repaired ones included. */
  points: z.int(),
  energyKwh: z.number(),
  /** Steps whose value was deduced from their neighbours'. */
  repaired: z.int(),
  /** Steps without a value. */
  missing: z.int(),
});

/** Something found in the file, in French: the lines concerned (the first ones, numbered from 1) and their count. */
const curveRemark = z.object({
  kind: z.enum(["repaired", "refused"]),
  message: z.string(),
  lines: z.array(z.int()),
  count: z.int(),
});

/** What was read of a file. Stored at once when `toConfirm` is empty, else once confirmed. */
export const curveReport = curveSummary.extend({
  fileName: z.string(),
  /** The meter of the point. */
  expectedPrm: z.string(),
  lines: z.int(),
  remarks: z.array(curveRemark),
  /** Why a confirmation is needed, in French. */
  toConfirm: z.array(z.string()),
});
export type CurveReport = z.output<typeof curveReport>;
export type CurveRemark = z.output<typeof curveRemark>;

const curve = curveSummary.extend({
  /** When the last of the readings were received. */
  receivedAt: created,
  /** The day the first of the readings are erased (24 months at most after their reception). */
  erasedAt: created,
});
export type Curve = z.output<typeof curve>;

/** A bar or a point of the chart; null where nothing is known. */
const seriesPoint = z.object({
  /** "2026-03", "2026-03-29", or the moment at which the step starts. */
  at: z.string(),
  kwh: z.number().nullable(),
});
const series = z.object({ points: z.array(seriesPoint) });
const seriesQuery = z.object({
  /** Months of the whole curve, days of a month (`from`, a day in it), or steps of the day `from`; days are those of Paris. */
  view: z.enum(["months", "days", "steps"]),
  from: dateSchema.optional(),
});

const holderOfConsumption = { who: ["holder"], object: "consumption-point", param: "id" } as const;
const holderOfProduction = { who: ["holder"], object: "production-point", param: "id" } as const;
const upload = { field: "file", maxBytes: maxCurveBytes } as const;
const putErrors = ["CONFIRMATION_NEEDED", "CONSENT_REQUIRED", "UNREADABLE_CURVE"] as const;
const noCurve = ["NO_LOAD_CURVE"] as const;

export const loadCurveCalls = defineCalls({
  putConsumptionCurve: {
    method: "PUT",
    path: "/consumption-point/{id}/load-curve",
    summary: "Give the meter's readings (CSV of Enedis or EDF, zipped or not); the former ones are replaced",
    access: holderOfConsumption,
    params: idParams,
    query: z.object({ confirm: queryFlag.optional() }),
    upload,
    success: { status: 201, body: curveReport },
    errors: putErrors,
  },
  getConsumptionCurve: {
    method: "GET",
    path: "/consumption-point/{id}/load-curve",
    summary: "What is kept of the meter's readings",
    access: holderOfConsumption,
    params: idParams,
    success: { status: 200, body: curve },
    errors: noCurve,
  },
  getConsumptionCurveSeries: {
    method: "GET",
    path: "/consumption-point/{id}/load-curve/series",
    summary: "The readings by month, by day, or step by step over a day",
    access: holderOfConsumption,
    params: idParams,
    query: seriesQuery,
    success: { status: 200, body: series },
    errors: noCurve,
  },
  deleteConsumptionCurve: {
    method: "DELETE",
    path: "/consumption-point/{id}/load-curve",
    summary: "Erase the meter's readings",
    access: holderOfConsumption,
    params: idParams,
    success: { status: 204 },
  },
  putProductionCurve: {
    method: "PUT",
    path: "/production-point/{id}/load-curve",
    summary: "Give a producer's readings (CSV of Enedis or EDF, zipped or not); the former ones are replaced",
    access: holderOfProduction,
    params: idParams,
    query: z.object({ confirm: queryFlag.optional() }),
    upload,
    success: { status: 201, body: curveReport },
    errors: putErrors,
  },
  getProductionCurve: {
    method: "GET",
    path: "/production-point/{id}/load-curve",
    summary: "What is kept of a producer's readings",
    access: holderOfProduction,
    params: idParams,
    success: { status: 200, body: curve },
    errors: noCurve,
  },
  getProductionCurveSeries: {
    method: "GET",
    path: "/production-point/{id}/load-curve/series",
    summary: "A producer's readings by month, by day, or step by step over a day",
    access: holderOfProduction,
    params: idParams,
    query: seriesQuery,
    success: { status: 200, body: series },
    errors: noCurve,
  },
  deleteProductionCurve: {
    method: "DELETE",
    path: "/production-point/{id}/load-curve",
    summary: "Erase a producer's readings",
    access: holderOfProduction,
    params: idParams,
    success: { status: 204 },
  },
});
