import { documentKindSchema, signerRoles } from "@mec/domain/document";
import { contractsToEnd, productionTypeSchema } from "@mec/domain/point";
import { placeStatuses } from "@mec/domain/signature";
import * as z from "zod";
import { payment } from "../pmo/payment.ts";
import { created } from "../wire.ts";

/**
 * What a document is to the person who reads it. `to-sign`: it waits for this person; `elsewhere`: on the page of an
 * outside provider, whose link is mailed; `disowned`: this person said that he is not the one who is to sign it;
 * `waiting`: this person has signed, another has not yet or the signed copy is being made; `signed`: by all, and the
 * file is the signed copy; `declined`: by this person or another, nobody can sign it any more; `expired`: too late, or
 * the link is. The owner sends it again.
 */
const placeStatus = z.enum(placeStatuses);

const signableDocument = z.object({
  id: z.string(),
  kind: documentKindSchema,
  title: z.string(),
  fileName: z.string(),
  projectName: z.string(),
  /**
   * The consumption point signed for, so that its application can be linked to; null where the reader may not read
   * it.
   */
  consumptionPointId: z.string().nullable(),
  status: placeStatus,
  /** When the reader signed it; absent where he has not, and from a server of the former release. */
  signedAt: created.optional(),
  /** Whether it is to be read before it is signed: `mustBeRead`; absent where not. */
  mustBeRead: z.literal(true).optional(),
  /** When its participant retracted from it; absent where he did not, and from a server of the former release. */
  retractedAt: created.optional(),
  /** Of a contract that he buys by, signed: whether he asked to be supplied before his days to retract end; absent where he was not asked. */
  asksEarlySupply: z.boolean().optional(),
  /** Who has still to sign, once this person has: people whom the document names. */
  awaited: z.array(z.object({ name: z.string(), role: z.enum(signerRoles) })),
});

/** What a link opens, for the person whom it was sent to. */
export const session = z.object({
  /** The first of `documents`; null as long as there is none to show. */
  document: signableDocument.nullable(),
  /** All of this person's documents in the project, those to sign first: one code signs them together. */
  documents: z.array(signableDocument),
  projectId: z.string(),
  projectName: z.string(),
  signer: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** "j…@exemple.fr": the mailbox that the code goes to. */
    maskedEmail: z.string(),
    role: z.enum(signerRoles),
    /** Whom he signs for, when it is not himself, and his part in it, where his identity tells it. */
    company: z
      .object({
        name: z.string(),
        officialRole: z.string().nullable(),
        /** The vote of a public body that lets him sign, in words; "" where none is said. Absent from a server of the former release. */
        authority: z.string().optional(),
      })
      .nullable(),
    /** The name of the account that named him. */
    namedBy: z.string().nullable(),
  }),
  /**
   * `to-sign` as soon as one of the documents is. `to-confirm`: nothing is shown before the reader of the mailbox says that
   * he is the person who was named.
   */
  status: z.enum([...placeStatuses, "to-confirm"]),
  /** What consenting means, as it is kept in the evidence. */
  consentText: z.string(),
  /** What may be asked with it, as it is kept; absent where nothing to sign lets ask it, and from a server of the former release. */
  earlySupplyText: z.string().optional(),
  expiresAt: created,
  /** The server keeps how each document was read; absent from a server of the former release, which refuses to be told. */
  isReadingKept: z.literal(true).optional(),
  /** When the participant left the project; absent as long as he takes part, and where the reader signs for others. */
  leftAt: created.optional(),
  /** Of who signed for his own places: each that has left, and the fee that stays due for it, in words. Absent where none has. */
  left: z
    .array(z.object({ name: z.string().nullable(), leftAt: created, due: z.string().nullable() }))
    .optional(),
  /** What the bulletins that he has signed ask him to pay now, and how; absent when nothing. */
  payment: payment.optional(),
  /** Whether a bulletin was among what he signed last; absent from the answers of a server of the former release. */
  isPaymentNew: z.boolean().optional(),
  /** What is still to come of the one plant by which he joins as a producer; absent where there is none, or several. */
  plant: z
    .object({
      productionType: productionTypeSchema,
      isPlanned: z.boolean(),
      hasMeter: z.boolean(),
      /** The purchase contract that has to end, or may have to, before it shares; absent where none has. */
      contractToEnd: z.enum(contractsToEnd).optional(),
      /** When it ends, where that is told. */
      contractEndsOn: z.iso.date().optional(),
    })
    .optional(),
  /** He has asked to leave with all that he signed for, and still takes part; absent elsewhere. */
  isLeaving: z.literal(true).optional(),
  /**
   * What shares already: the project, some of the places that he signed for, or all; absent when nothing, and from a server of the
   * former release.
   */
  begun: z.enum(["project", "some", "all"]).optional(),
  /** The month in which the project is to begin to share, where that is still to come; absent where none is told, and from a server of the former release. */
  startsIn: z.string().optional(),
  /** The first day after the purchase contracts of all the plants that sell to the places that he signs for, while it is still to come; absent where there is none, and from a server of the former release. */
  plantFrom: z.iso.date().optional(),
  /** Who of those that sell to these places begins later than the others, after his purchase contract, in words; absent where nobody does, and from a server of the former release. */
  laterSellersText: z.string().optional(),
  /** What else his places that consume are still to be sent; absent when nothing. */
  toCome: z.array(documentKindSchema).optional(),
});

export type SignatureSession = z.output<typeof session>;
