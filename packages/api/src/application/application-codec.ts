import {
  type ApplicationInput,
  type ApplicationProgress,
  actors,
  applicationInputSchema,
  applicationReaders,
  applicationStatuses,
} from "@mec/domain/application";
import { documentKindSchema } from "@mec/domain/document";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { askedParticipantIds, idsOf, participantIds, participantOf } from "../point/participant.ts";
import { created } from "../wire.ts";

const applicationStatus = z.enum(applicationStatuses);

/** The relation by which the reader may read the answer. */
export const applicationReader = z.enum(applicationReaders);

export const progressEntry = z.object({
  id: z.string(),
  status: applicationStatus,
  createdAt: created,
  /** The role in which the step was taken: an owner never answers for the holder. */
  by: z.enum(actors),
  price: z.number().optional(),
  /** The last day on which the price may be accepted. */
  priceUntil: z.string().optional(),
  /** Of a start, the day that the grid operator confirmed. Absent from a server of the former release, and of its steps. */
  startsOn: z.string().optional(),
  message: z.string().optional(),
});

export const departure = z.object({
  leavingOn: z.string(),
  reason: z.string(),
  /** The consumer leaves the premises on that day, which ends his signed contract without notice. */
  movesOut: z.literal(true).optional(),
  requestedAt: created,
  /** The last day of the notice that the signed contract asks for; absent where none says one. */
  noticeEndsOn: z.string().optional(),
  /** The day on which his signed contracts take effect, where that was still to come. Absent from a server of the former release. */
  saleStartsOn: z.string().optional(),
  /** The day on which he leaves by itself, once the owner has settled it ahead. */
  settledFor: z.string().optional(),
  /** The day on which he said his letters sent. Absent before, and from a server of the former release. */
  lettersSentOn: z.string().optional(),
  /** He did not ask for it: the owner ends his participation, once the notice has run. */
  isOwners: z.literal(true).optional(),
});

export const retraction = z.object({
  declaredAt: created,
  name: z.string(),
  documents: z.array(documentKindSchema),
});

/** The last project of a point that has left it and applied nowhere since, as its holder reads it. */
export const leftProject = z.object({
  projectId: z.string(),
  projectName: z.string(),
  leftAt: created,
  progress: z.array(progressEntry),
  departure: departure.optional(),
  /** What all had signed. */
  signed: z.array(documentKindSchema),
  /** What was settled outside of the platform. Absent where nothing was, and from a server of the former release. */
  elsewhere: z.array(documentKindSchema).optional(),
  /** The fee that stays due, in words. */
  due: z.string().optional(),
});

/** On the wire the applicant is a `consumptionPointId` or a `productionPointId`. */
export const applicationProgress = z.codec(
  z.object({
    id: z.string(),
    projectId: z.string(),
    ...participantIds,
    isFromProjectOwner: z.boolean(),
    progress: z.array(progressEntry),
    /** The project was full when the application came. */
    cameWhenFull: z.boolean().optional(),
    /** The application's rank among those that wait for the owner's answer, if it came when the project was full. */
    waitingRank: z.int().optional(),
    departure: departure.optional(),
    /** Where its holder has retracted what he had signed. */
    retraction: retraction.optional(),
    /** Once it has ended, what all had signed; absent where that is nothing, and from a server of the former release. */
    signed: z.array(documentKindSchema).optional(),
  }),
  z.custom<ApplicationProgress>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      ...(consumptionPointId === undefined ? {} : { consumerId: consumptionPointId }),
      ...(productionPointId === undefined ? {} : { producerId: productionPointId }),
    }),
    encode: ({ consumerId, producerId, ...rest }) => ({
      ...rest,
      ...(consumerId === undefined ? {} : { consumptionPointId: consumerId }),
      ...(producerId === undefined ? {} : { productionPointId: producerId }),
    }),
  },
);

/** An application for a single point. */
export const applicationWrite = z.codec(
  applicationInputSchema
    .extend(askedParticipantIds)
    .refine((input) => (input.consumptionPointId === undefined) !== (input.productionPointId === undefined), {
      path: ["consumptionPointId"],
      error: messages.applicationPoint,
    }),
  z.custom<ApplicationInput>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      participant: participantOf({ consumptionPointId, productionPointId }),
    }),
    encode: ({ participant, ...rest }) => ({ ...rest, ...idsOf(participant) }),
  },
);
