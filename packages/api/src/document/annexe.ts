import { annexeDetailsSchema, annexeGapItems, declarationSchema } from "@mec/domain/document";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";

const byOwner = { who: ["owner"], object: "project", param: "id" } as const;
const readByOwner = { who: ["owner", "support"], object: "project", param: "id" } as const;
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The producers whose surplus must be described, and what else the annex lacks. */
const annexeOverview = z.object({
  /** Whether the project is in service, so that its start is no wish any more; not told by a server of the former release. */
  isInService: z.boolean().optional(),
  producers: z.array(
    z.object({
      productionPointId: z.string(),
      name: z.string(),
      pointName: z.string(),
      /** kWc. */
      power: z.number().nullable(),
      /** Whether the terms of sale speak of a purchase contract; null when they do not, as of a plant of another than the owner. */
      purchaseContract: z.boolean().nullable(),
    }),
  ),
  /** The days on which the owner says that he declared the operation, and that its agreement was signed. Absent from a server of the former release. */
  declaredOn: z.string().nullable().optional(),
  conventionOn: z.string().nullable().optional(),
  /** Who runs the network, to whom all of it is sent; empty while the owner has not said. Absent from a server of the former release. */
  gridOperator: z.string().optional(),
  gaps: z.array(
    z.object({
      item: z.enum(annexeGapItems),
      /** The points whose line lacks it; empty when it concerns the whole operation. */
      points: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

export const annexeCalls = defineCalls({
  getAnnexe2: {
    method: "GET",
    path: "/project/{id}/annexe2",
    summary: "The list of participants and the key, to copy into the grid operator's form",
    access: readByOwner,
    params: idParams,
    query: z.object({ format: z.enum(["pdf", "csv", "xlsx"]) }),
    exports: "annexe2",
    success: { status: 200, file: ["application/pdf", "text/csv", xlsxType] },
  },
  previewAnnexe2: {
    method: "POST",
    path: "/project/{id}/annexe2/preview",
    summary: "The annex as a PDF, with the details that are being typed",
    access: byOwner,
    params: idParams,
    body: annexeDetailsSchema,
    success: { status: 200, file: ["application/pdf"] },
  },
  getAnnexeOverview: {
    method: "GET",
    path: "/project/{id}/annexe2/overview",
    summary: "The producers whose surplus the annex names, and what it lacks beside its own details",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: annexeOverview },
  },
  getAnnexeDetails: {
    method: "GET",
    path: "/project/{id}/annexe2/details",
    summary: "What the owner said for the annex alone, if he did",
    access: readByOwner,
    params: idParams,
    success: { status: 200, body: annexeDetailsSchema.nullable() },
  },
  saveAnnexeDetails: {
    method: "POST",
    path: "/project/{id}/annexe2/details",
    summary: "Say when the operation wishes to start, by which derogation, and what becomes of each surplus",
    access: byOwner,
    params: idParams,
    body: annexeDetailsSchema,
    success: { status: 201, body: annexeDetailsSchema },
    errors: ["WISHED_TOO_EARLY"],
  },
  sayDeclared: {
    method: "POST",
    path: "/project/{id}/declaration",
    summary: "Say on which days the operation was declared to the grid operator, and its agreement signed",
    access: byOwner,
    params: idParams,
    body: declarationSchema,
    success: { status: 204 },
    errors: ["DECLARED_IN_FUTURE", "DAY_TOO_EARLY"],
  },
});
export type AnnexeOverview = z.output<typeof annexeOverview>;
