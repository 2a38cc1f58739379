import * as z from "zod";
import { documentKindSchema } from "../document/kinds.ts";
import type { Participant } from "../point/participant.ts";
import {
  cleanText,
  dateSchema,
  dateTimeSchema,
  emailSchema,
  firstFault,
  flagSchema,
  messages,
  priceSchema,
  uuidSchema,
} from "../shared/index.ts";
import { applicationStatusSchema } from "./status.ts";
import { actors } from "./transitions.ts";

const MAX_MESSAGE_LENGTH = 1000;
const messageSchema = cleanText({ max: MAX_MESSAGE_LENGTH, multiline: true });

/** One dated step of an application; `price` in €/kWh without tax. */
const progressSchema = z.object({
  id: uuidSchema,
  status: applicationStatusSchema,
  createdAt: dateTimeSchema,
  /** The role in which the step was taken. */
  by: z.enum(actors),
  price: priceSchema.optional(),
  /** The last day on which the price may be accepted, in Paris. */
  priceUntil: dateSchema.optional(),
  /** Of a start, the day from which the grid operator shares with him; absent where nobody said it. */
  startsOn: dateSchema.optional(),
  message: messageSchema.optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** A participant's wish to leave, which the owner settles. The reason may be empty: contracts let one leave without one. */
export const departureRequestSchema = z.strictObject({
  leavingOn: z.iso.date({
    error: ({ input }) => (input === "" ? messages.departureDay : messages.date),
  }),
  reason: cleanText({ max: MAX_MESSAGE_LENGTH, multiline: true }),
  /** A consumer leaves the premises on that day, which ends his contract of sale without notice; absent of who stops. */
  movesOut: z.literal(true).optional(),
});
export type DepartureRequest = z.infer<typeof departureRequestSchema>;

/** The same wish, once sent, with the moment it was. */
const departureSchema = z.object({
  ...departureRequestSchema.shape,
  requestedAt: dateTimeSchema,
  /** The last day of the notice that the signed contract asks for; absent where none says one. */
  noticeEndsOn: dateSchema.optional(),
  /** The day on which his signed contracts take effect, where that was still to come as he asked; absent where one binds already. */
  saleStartsOn: dateSchema.optional(),
  /** The day on which he leaves by itself, once the owner has settled it ahead. */
  settledFor: dateSchema.optional(),
  /** The day on which he said that the letters that end what he signed had left. */
  lettersSentOn: dateSchema.optional(),
  /** He did not ask for it: the owner ends his participation, once the notice has run. */
  isOwners: z.literal(true).optional(),
});
export type Departure = z.infer<typeof departureSchema>;

/** What an owner says to whose participation he ends by a notice. */
export const ownerNoticeSchema = departureRequestSchema.pick({ reason: true });
export type OwnerNotice = z.infer<typeof ownerNoticeSchema>;

/** The day for which the owner settles a departure ahead. */
export const departureDaySchema = z.strictObject({
  day: z.iso.date({
    error: ({ input }) => (input === "" ? messages.departureDay : messages.date),
  }),
});

/** A consumer's declaration that he retracts what he signed: what his acknowledgement of receipt says. */
export const retractionSchema = z.object({
  declaredAt: dateTimeSchema,
  /** The name with which he had signed. */
  name: z.string(),
  documents: z.array(documentKindSchema),
  /** Of contracts that were added to others alone, where it ended nothing else. */
  isOfAdded: z.literal(true).optional(),
});
export type Retraction = z.infer<typeof retractionSchema>;

/** §3: an application and its steps, newest first. One of consumerId and producerId is there. */
export const applicationProgressSchema = z.object({
  id: uuidSchema,
  projectId: uuidSchema,
  consumerId: uuidSchema.optional(),
  producerId: uuidSchema.optional(),
  isFromProjectOwner: flagSchema,
  progress: z.array(progressSchema),
  /** The project was full when the application came, as far as the public knew. */
  cameWhenFull: flagSchema.optional(),
  /**
   * Of an application that came when the project was full: its rank by date among the candidates who wait for the
   * owner, as long as it waits.
   */
  waitingRank: z.int().optional(),
  /** While its holder has asked to leave and takes part still, until the day that the owner has settled, if he has. */
  departure: departureSchema.optional(),
  /** Where its holder has retracted what he had signed, which ended it. */
  retraction: retractionSchema.optional(),
  /** Of one that has ended, as its point shows it: what all had signed; absent where that is nothing. */
  signed: z.array(documentKindSchema).optional(),
});
export type ApplicationProgress = z.infer<typeof applicationProgressSchema>;

/** The token in the personal link of an invitation. */
export const invitationTokenSchema = cleanText({ min: 20, max: 200 });

/** The subject of the mail to the owner: one line, so that it cannot add another header. */
export const emailObjectSchema = cleanText({ max: 150 });

/** What an application contains, beside who makes it. */
export const applicationInputSchema = z.strictObject({
  projectId: uuidSchema,
  isFromProjectOwner: flagSchema,
  invitationToken: invitationTokenSchema.optional(),
  emailObject: emailObjectSchema.nullish(),
});
export interface ApplicationInput extends z.infer<typeof applicationInputSchema> {
  readonly participant: Participant;
}

/** What moves an application by one step; `checkTransition` says whether this person may, from this status. */
export const progressInputSchema = z.strictObject({
  status: applicationStatusSchema,
  /** The price proposed; of a holder who accepts one, the price that he read: another one is refused. */
  price: priceSchema.optional(),
  /** The last day on which the price may be accepted; without it, the price waits as long as it takes. */
  priceUntil: dateSchema.optional(),
  /** Of a start, the day that the grid operator confirmed; absent from a page of the former release. */
  startsOn: dateSchema.optional(),
  message: messageSchema.optional(),
  /** Whether the owner knowingly lets in somebody from outside the perimeter; a price that tells false asks first. */
  confirmOutOfPerimeter: flagSchema.optional(),
  /** Whether the owner knowingly starts with somebody who is left out of the sharing until his days to retract are over. */
  confirmLeftOut: flagSchema.optional(),
  /** Whether the owner knowingly starts with a plant whose purchase contract is said to run, and will have ended. */
  confirmContractEnded: flagSchema.optional(),
});
export type ProgressInput = z.infer<typeof progressInputSchema>;

/** How many invitations one owner may send in 24 hours, so that the platform does not serve to flood mailboxes. */
export const maxInvitationsPerDay = 500;

/** Neighbours whom the owner invites, by e-mail. */
export const invitationSchema = z.strictObject({
  emails: z
    .array(emailSchema, { error: messages.emails })
    .min(1, firstFault(messages.emails))
    .max(maxInvitationsPerDay, firstFault(messages.emails)),
  /** The owner's own word, the same for all of them: plain text, quoted as his. */
  word: cleanText({ max: 500, multiline: true }).optional(),
});
export type InvitationInput = z.infer<typeof invitationSchema>;

/** The last project that a point took part in, once it has left and has not applied elsewhere since. */
export const leftProjectSchema = z.object({
  projectId: uuidSchema,
  projectName: z.string(),
  leftAt: dateTimeSchema,
  /** Its steps, newest first. */
  progress: z.array(progressSchema),
  departure: departureSchema.optional(),
  /** What all had signed. */
  signed: z.array(documentKindSchema),
  /** What was settled outside of the platform; absent where nothing was. */
  elsewhere: z.array(documentKindSchema).optional(),
  /** The fee that stays due, in words; absent where none does. */
  due: z.string().optional(),
});
export type LeftProject = z.infer<typeof leftProjectSchema>;
