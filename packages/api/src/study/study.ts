import { uuidSchema } from "@mec/domain/shared";
import { estimateInputSchema } from "@mec/domain/study";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { repartitionKey } from "../project/project-codec.ts";
import { idParams } from "../wire.ts";
import { estimate, estimateBasis } from "./estimate-answer.ts";
import { mostEstimated } from "./most-estimated.ts";
import { repartitionDesign } from "./repartition-codec.ts";
import { designPreview, savedDesign, study, studyProgress } from "./study-answer.ts";

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

/** The reader's own place that is answered for, or one that he has not registered; by default his first that takes part or has a price. */
const placeOfReader = { consumptionPointId: z.union([uuidSchema, z.literal("new")]).optional() };

const studyQuery = z.object({
  /** The project's own key by default. */
  key: repartitionKey.optional(),
  /** The participants: by default the current ones, or every candidate while there are none. */
  consumptionPointIds: idList.optional(),
});

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
  getStudyProgress: {
    method: "GET",
    path: "/project/{id}/study/progress",
    summary: "How far a study is that is being computed; null when it is not",
    access: readers,
    params: idParams,
    query: studyQuery,
    success: { status: 200, body: studyProgress.nullable() },
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
    query: z.object({
      /** The reader's own production point: what it earns is computed from the sums without it. */
      withoutProducer: z.uuid().optional(),
      ...placeOfReader,
    }),
    success: { status: 200, body: estimateBasis },
    errors: ["NOT_FOUND"],
  },
  listEstimateBases: {
    method: "GET",
    path: "/public/estimate-basis",
    summary: "What estimates are computed from, for the public ones among these projects",
    access: anyone,
    query: z.object({ projectIds: idsOf(mostEstimated), ...placeOfReader }),
    mostLines: mostEstimated,
    success: { status: 200, body: z.array(estimateBasis.extend({ projectId: z.string() })) },
  },
});
