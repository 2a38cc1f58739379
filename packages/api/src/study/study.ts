import { applicationStatuses } from "@mec/domain/application";
import { productionTypeSchema } from "@mec/domain/point";
import { uuidSchema } from "@mec/domain/shared";
import { estimateInputSchema } from "@mec/domain/study";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { placeVerdict, repartitionKey } from "../project/project-codec.ts";
import { created, idParams } from "../wire.ts";
import { askedOfMember, eur, fine, fixedCosts, kwh, networkOptionEur, range } from "./figures.ts";
import { mostEstimated } from "./most-estimated.ts";
import { repartitionDesign } from "./repartition-codec.ts";

const readers = { who: ["owner", "support"], object: "project", param: "id" } as const;
const owner = { who: ["owner"], object: "project", param: "id" } as const;
const anyone = { who: "anyone" } as const;

const maxListed = 400;

/** Ids in a query string, separated by commas. */
const idsOf = (most: number) =>
  z.codec(z.string().max(37 * most), z.array(uuidSchema), {
    decode: (text) => text.split(","),
    encode: (ids) => ids.join(","),
  });
const idList = idsOf(maxListed);

const studyQuery = z.object({
  /** The project's own key by default. */
  key: repartitionKey.optional(),
  /** The participants: by default the current ones, or every candidate while there are none. */
  consumptionPointIds: idList.optional(),
});

const curveKind = z.enum(["real", "typical"]);

const totals = z.object({
  productionKwh: kwh,
  consumptionKwh: kwh,
  sharedKwh: kwh,
  surplusKwh: kwh,
  /** Ratios between 0 and 1; 0 when there is nothing to divide by. */
  selfConsumptionRate: fine,
  selfProductionRate: fine,
  coverageRate: fine,
  /** € a year without VAT: local sale and surplus. */
  producerRevenueEur: eur,
});

/** € a year, VAT included. */
const saving = eur;

const participant = z.object({
  consumptionPointId: z.string(),
  name: z.string(),
  consumptionKwh: kwh,
  sharedKwh: kwh,
  savingEur: saving,
  curve: curveKind,
  status: z.enum(applicationStatuses),
  /** The part of the consumption that is local, between 0 and 1. */
  selfProductionRate: fine,
  /** What the participant pays for a local kWh, €/kWh without VAT; what he saves on it, €/kWh with VAT. */
  localPrice: fine,
  savingPerKwhEur: fine,
  /** What the energy takes off the bill in a year; `savingEur` is what is left once the costs of each year are paid. */
  energyEur: saving,
  ...fixedCosts,
  /**
   * What the network option of operations behind one substation would bring besides, € a year with VAT: not in
   * `savingEur`. Null where it is not open to him.
   */
  networkOptionEur: eur.nullable(),
  /** In words, when local energy would cost more than it saves. */
  warning: z.string().nullable(),
});

const candidate = z.object({
  consumptionPointId: z.string(),
  name: z.string(),
  consumptionKwh: kwh,
  /** Additional kWh shared in a year if he joins. */
  marginalSharedKwh: kwh,
  /** By how much the self-consumption rate would rise, between 0 and 1. */
  marginalSelfConsumptionRate: fine,
  curve: curveKind,
  /** Why he has this rank, in words. */
  reason: z.string(),
});

const producer = z.object({
  productionPointId: z.string(),
  name: z.string(),
  productionKwh: kwh,
  surplusKwh: kwh,
  /** "real": metered; "solar": the platform's solar model; "pvgis": the Commission's; "typical": a standard profile. */
  curve: z.enum(["real", "solar", "pvgis", "typical"]),
});

/** One of the four keys, with what it would give to the same participants. */
const keyResult = z.object({
  key: repartitionKey,
  method: z.string(),
  sharedKwh: kwh,
  surplusKwh: kwh,
  selfConsumptionRate: fine,
  selfProductionRate: fine,
  totalSavingEur: saving,
  smallestSavingEur: saving,
  producerRevenueEur: eur,
  /** Gini's index of the local shares: 0 when all have the same share of local energy. */
  inequality: fine,
});

const flows = {
  productionKwh: kwh,
  consumptionKwh: kwh,
  sharedKwh: kwh,
  surplusKwh: kwh,
};

const typicalDay = z.object({
  season: z.enum(["summer", "winter"]),
  /** The mean of each hour, midnight first, Paris time; kWh. */
  hours: z.array(z.object(flows)),
});

export const study = z.object({
  period: z.object({ from: created, to: created, stepMinutes: z.int() }),
  key: repartitionKey,
  /** The method that makes the key's coefficients, and what it favours, in one sentence. */
  method: z.object({ label: z.string(), meaning: z.string() }),
  totals,
  participants: z.array(participant),
  candidates: z.array(candidate),
  producers: z.array(producer),
  revenue: z.object({
    localSaleEur: eur,
    surplusSaleEur: eur,
    /** What selling everything to the grid would bring. */
    wholeSaleEur: eur,
  }),
  keys: z.array(keyResult),
  months: z.array(z.object({ month: z.string(), ...flows })),
  typicalDays: z.array(typicalDay),
  /** What the figures rest on, in words. */
  assumptions: z.array(z.string()),
});
export type Study = z.output<typeof study>;

const savedDesign = z.object({
  id: z.string(),
  design: repartitionDesign,
  createdAt: created,
  /** Null once the account is deleted. */
  author: z.string().nullable(),
});
export type SavedDesign = z.output<typeof savedDesign>;

const outcome = z.object({ sharedKwh: kwh, savingEur: saving });
const designPreview = z.object({
  meaning: z.string(),
  participants: z.array(
    z.object({ consumptionPointId: z.string(), name: z.string(), before: outcome, after: outcome }),
  ),
  before: z.object({ totals, totalSavingEur: saving, inequality: fine }),
  after: z.object({ totals, totalSavingEur: saving, inequality: fine }),
});
export type DesignPreview = z.output<typeof designPreview>;

const hourly = z.object({ consumptionKwh: kwh, sharedKwh: kwh });

const estimate = z.object({
  sharedKwh: range(kwh),
  /** € a year: what the energy takes off the bill, then what is left once the costs of each year are paid. */
  energyEur: range(eur),
  savingEur: range(eur),
  /** The same for the first year, when the entrance fee is paid. */
  firstYearEur: range(eur),
  /** The saving of a business that reclaims its VAT, without VAT; null for a home. */
  savingWithoutVatEur: range(eur).nullable(),
  ...fixedCosts,
  networkOptionEur,
  assumptions: z.array(z.string()),
  /** The part of the consumption that would be local, between 0 and 1. */
  localShare: range(fine),
  /** False when the project would not save this home money; `verdict` says it in words. */
  saves: z.boolean(),
  verdict: z.string(),
  /** The saving if the excise exemption ended as announced; null when no end is. */
  caution: z.string().nullable(),
  /** Whether the place could join; `border` is for the owner to settle. */
  perimeter: placeVerdict,
  typicalDays: z.array(z.object({ season: z.enum(["summer", "winter"]), hours: z.array(hourly) })),
});
export type Estimate = z.output<typeof estimate>;

/** What the estimate on the project's page is computed from in the browser: sums, nothing personal. */
const estimateBasis = z.object({
  /** The project's place stands for its producers'. */
  latitude: z.number(),
  longitude: z.number(),
  production: z.array(
    z.object({
      productionType: productionTypeSchema,
      /** kWc; 0 when unknown. */
      powerKwc: z.number(),
      /** kWh a year; 0 when unknown. */
      annualKwh: z.number(),
    }),
  ),
  /** The part of the yearly production that participants consume: by 5 points, null when it is not public. */
  pledgedShare: z.number().nullable(),
  numberOfConsumers: z.int(),
  /** €/kWh without VAT; null when nothing is sold. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  ...askedOfMember.shape,
  /** Whether the owner says that all the points stand behind one substation. */
  isBehindOneSubstation: z.boolean(),
  repartitionKey,
});
export type EstimateBasis = z.output<typeof estimateBasis>;

export const studyCalls = defineCalls({
  getStudy: {
    method: "GET",
    path: "/project/{id}/study",
    summary: "Who receives which kWh under a key, what each saves, whom to accept next",
    access: readers,
    params: idParams,
    query: studyQuery,
    success: { status: 200, body: study },
    errors: ["UNKNOWN_PARTICIPANT"],
  },
  exportStudy: {
    method: "GET",
    path: "/project/{id}/study/export",
    summary: "The study as a workbook, a CSV or a report in PDF",
    access: readers,
    params: idParams,
    query: studyQuery.extend({ format: z.enum(["csv", "xlsx", "pdf"]) }),
    exports: "study",
    success: {
      status: 200,
      file: [
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/pdf",
      ],
    },
    errors: ["UNKNOWN_PARTICIPANT"],
  },
  listDesigns: {
    method: "GET",
    path: "/project/{id}/repartition-key",
    summary: "The repartition keys that were chosen, newest first",
    access: readers,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(savedDesign) },
  },
  saveDesign: {
    method: "POST",
    path: "/project/{id}/repartition-key",
    summary: "Choose a repartition key and its method; the former ones stay in the history",
    access: owner,
    params: idParams,
    body: repartitionDesign,
    success: { status: 201, body: savedDesign },
    errors: ["UNKNOWN_PARTICIPANT"],
  },
  previewDesign: {
    method: "POST",
    path: "/project/{id}/repartition-key/preview",
    summary: "What a key would change for each participant, against the present one",
    access: owner,
    params: idParams,
    query: studyQuery.pick({ consumptionPointIds: true }),
    body: repartitionDesign,
    success: { status: 200, body: designPreview },
    errors: ["UNKNOWN_PARTICIPANT"],
  },
  exportCoefficients: {
    method: "GET",
    path: "/project/{id}/repartition-key/coefficients",
    summary: "The coefficients for the grid operator: a CSV for each producer, zipped when there are several",
    access: owner,
    params: idParams,
    query: z.object({
      /** "2026-03"; the whole year when left out. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "Le mois est attendu sous la forme AAAA-MM." })
        .optional(),
    }),
    exports: "coefficients",
    success: { status: 200, file: ["text/csv", "application/zip"] },
    errors: ["METERS_MISSING", "NO_COEFFICIENTS"],
  },
  estimate: {
    method: "POST",
    path: "/public/project/{id}/estimate",
    summary: "What a project would bring to a home, from typical curves only",
    access: anyone,
    params: idParams,
    body: estimateInputSchema,
    success: { status: 200, body: estimate },
    errors: ["NOT_FOUND"],
  },
  getEstimateBasis: {
    method: "GET",
    path: "/public/project/{id}/estimate-basis",
    summary: "What the estimate is computed from: sums over the project",
    access: anyone,
    params: idParams,
    success: { status: 200, body: estimateBasis },
    errors: ["NOT_FOUND"],
  },
  listEstimateBases: {
    method: "GET",
    path: "/public/estimate-basis",
    summary: "What estimates are computed from, for the public ones among these projects",
    access: anyone,
    query: z.object({ projectIds: idsOf(mostEstimated) }),
    mostLines: mostEstimated,
    success: { status: 200, body: z.array(estimateBasis.extend({ projectId: z.string() })) },
  },
});
