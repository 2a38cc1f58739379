import { participantKinds } from "@mec/domain/point";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";

const which = z.object({ kind: z.enum(participantKinds), id: z.string() });
const place = which.extend({ name: z.string() });

/** A place or plant by the structure that signs for it. */
export const placeOfBody = place.extend({
  structure: z.string(),
  /** The number that tells it from another. */
  number: z.string(),
  /** Whether that number cannot be right. */
  isDoubted: z.boolean(),
});

const bodysPlaces = z.object({
  /** The holder's other places and plants of the structure that signs for this one, in any project. */
  same: z.array(place),
  /** Where another structure may be the same, one of whose numbers was mistyped: this one, and the places and plants of both. */
  near: z.array(placeOfBody),
});

const readSummary = "For which other places and plants of its holder the same structure signs, or may";
const giveSummary =
  "Say that the structure of this point, by its name, form and number, is that of these others of its holder";
const most = 1000;
const giveBody = z.object({ places: z.array(which).min(1).max(most) });
const given = z.object({ given: z.array(place) });
const ofConsumer = { who: ["holder"], object: "consumption-point", param: "id" } as const;
const ofProducer = { who: ["holder"], object: "production-point", param: "id" } as const;

/** A structure that is named better for one place is so for all of its holder's: else it would buy from itself as from another. */
export const bodyCalls = defineCalls({
  getConsumptionBody: {
    method: "GET",
    path: "/signatory/consumption-point/{id}/body",
    summary: readSummary,
    access: ofConsumer,
    params: idParams,
    success: { status: 200, body: bodysPlaces },
  },
  giveConsumptionBody: {
    method: "POST",
    path: "/signatory/consumption-point/{id}/body",
    summary: giveSummary,
    access: ofConsumer,
    params: idParams,
    body: giveBody,
    success: { status: 200, body: given },
  },
  getProductionBody: {
    method: "GET",
    path: "/signatory/production-point/{id}/body",
    summary: readSummary,
    access: ofProducer,
    params: idParams,
    success: { status: 200, body: bodysPlaces },
  },
  giveProductionBody: {
    method: "POST",
    path: "/signatory/production-point/{id}/body",
    summary: giveSummary,
    access: ofProducer,
    params: idParams,
    body: giveBody,
    success: { status: 200, body: given },
  },
});

export type BodysPlaces = z.output<typeof bodysPlaces>;
