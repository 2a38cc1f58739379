import { addressSchema } from "@mec/domain/address";
import { participantKinds, productionPowerSchema } from "@mec/domain/point";
import { perimeterFaults, perimeterSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { queryInteger, queryLatitude, queryLongitude } from "../wire.ts";
import { imageType } from "./image-type.ts";
import { judgedCommune, publicProject } from "./project-codec.ts";

export const listing = { imageType: imageType.optional(), limit: queryInteger(1, 500).optional() };
/** A place, and the Insee code of its commune when it is known: beyond 2 km the rule depends on it. */
export const asked = {
  lat: queryLatitude,
  long: queryLongitude,
  citycode: z
    .string()
    .regex(/^(\d{2}|2[AB])\d{3}$/, messages.address)
    .optional(),
};
export const plannedPlant = z.strictObject({
  perimeter: perimeterSchema,
  address: addressSchema,
  /** kW, kWc for the sun. */
  powerKw: productionPowerSchema.nullable(),
});
/** Why the plant would break the rule; no fault when it keeps it, or when its commune is not known. */
export const perimeterCheck = z.object({ faults: z.array(z.enum(perimeterFaults)), commune: judgedCommune });
export type PerimeterCheck = z.output<typeof perimeterCheck>;
export type PlannedPlant = z.output<typeof plannedPlant>;
/** A participant, known by his pseudonym only. */
export const publicParticipant = z.object({ pseudonym: z.string(), kind: z.enum(participantKinds) });

const area = z.array(z.tuple([z.number(), z.number()]));

/** What the public page shows of a project. */
export const publicPage = publicProject.extend({
  powerKwc: z.number(),
  /** How much of it is that of plants still to be laid or connected. Absent from the answers of a server of the former release. */
  plannedKwc: z.number().default(0),
  /** How much of it the sums count, where they are without a plant that a purchase contract keeps from sharing. Absent where they count all, and from the answers of a server of the former release. */
  countedKwc: z.number().optional(),
  /**
   * How much of it leaves on a settled day, in words: the page has no room for the code that would write them. Absent from the
   * answers of a server of the former release.
   */
  leavingText: z.string().nullable().default(null),
  /** That a sum of it counts plants whose producers have not signed, in words. Absent where all have, once it runs, and from the answers of a server of the former release. */
  unsignedText: z.string().optional(),
  /** Which plants no sum of it counts, as a purchase contract keeps them from sharing until its end, which is not told to everybody. Absent where none does, and from the answers of a server of the former release. */
  barredText: z.string().optional(),
  /** From when it shares, where its participants were put in operation and their first day is to come. Absent as `barredText` is. */
  startsText: z.string().optional(),
  /** The first twenty; the others on request. */
  participants: z.array(publicParticipant),
  participantCount: z.int(),
  /** Of a project that is full or almost, or has a waiting list, how many wait for a place: who applies comes after them. Absent from the answers of a server of the former release. */
  waitingCount: z.int().default(0),
  ownerVerified: z.boolean(),
  /** Approximate: in km to the nearest half. */
  greatestKm: z.number().nullable(),
  /** Where a newcomer may surely stand: a polygon of [latitude, longitude]. */
  area,
  /** Where he may as far as the public knows: the ring between the two areas is for the owner to judge. */
  borderArea: area,
});
