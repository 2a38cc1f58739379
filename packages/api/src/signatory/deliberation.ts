import { errorCodes } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";
import { placeSchema as place, placeOfBody } from "./body.ts";

/** What the body of a point tells of its délibération, among the holder's own places and plants of one project. */
const bodysDeliberation = z.object({
  /** Where it tells one, and as documents name it; null where it tells none. */
  told: place.extend({ text: z.string() }).nullable(),
  /** Its places and plants that tell none. */
  lacking: z.array(place),
  /** Its other places and plants, in any project; none from a server of the former release. */
  same: z.array(place).optional(),
  /** Where another structure of the holder's may be the same, one of whose numbers was mistyped: the places and plants of both. */
  near: z.array(placeOfBody).optional(),
});

const given = z.object({
  results: z.array(
    place.extend({
      ok: z.boolean(),
      code: z.enum(errorCodes).optional(),
      /** The same reason in French. */
      error: z.string().optional(),
    }),
  ),
});

const readSummary =
  "Where its body tells a délibération in the project, of which places and plants none, and its others";
const giveSummary =
  "The délibération of this point for every place and plant of its body in the project; says which failed and why";
const ofConsumer = { who: ["holder"], object: "consumption-point", param: "id" } as const;
const ofProducer = { who: ["holder"], object: "production-point", param: "id" } as const;

/** One vote of a council covers all that it names: it is typed once. */
export const deliberationCalls = defineCalls({
  getConsumptionDeliberation: {
    method: "GET",
    path: "/signatory/consumption-point/{id}/deliberation",
    summary: readSummary,
    access: ofConsumer,
    params: idParams,
    success: { status: 200, body: bodysDeliberation },
  },
  giveConsumptionDeliberation: {
    method: "POST",
    path: "/signatory/consumption-point/{id}/deliberation",
    summary: giveSummary,
    access: ofConsumer,
    params: idParams,
    success: { status: 200, body: given },
    errors: ["DELIBERATION_MISSING"],
  },
  getProductionDeliberation: {
    method: "GET",
    path: "/signatory/production-point/{id}/deliberation",
    summary: readSummary,
    access: ofProducer,
    params: idParams,
    success: { status: 200, body: bodysDeliberation },
  },
  giveProductionDeliberation: {
    method: "POST",
    path: "/signatory/production-point/{id}/deliberation",
    summary: giveSummary,
    access: ofProducer,
    params: idParams,
    success: { status: 200, body: given },
    errors: ["DELIBERATION_MISSING"],
  },
});

export type BodysDeliberation = z.output<typeof bodysDeliberation>;
export type GivenDeliberation = z.output<typeof given>;
