import { documentKindSchema } from "@mec/domain/document";
import { contractsToEnd } from "@mec/domain/point";
import * as z from "zod";
import { created } from "../wire.ts";

/** A contract of a producer, once its consumer has signed it: no home is named to who sells before. */
export const producerSale = z.object({
  documentId: z.string(),
  /** By which its file is asked for. */
  signatureId: z.string(),
  /** Who buys: the body, or the person. */
  consumer: z.string(),
  /** Whether the producer's signature is awaited, another's still, or none. */
  state: z.enum(["to-sign", "others-to-sign", "signed"]),
  /** Of one to sign: who signs it in the holder's stead, by another mailbox. Absent where he signs himself, and from a server of the former release. */
  signer: z.string().optional(),
  /** The day on which its buyer leaves, once the owner has settled it. Absent where he does not, and from a server of the former release. */
  leavesOn: z.iso.date().optional(),
  /** The first day of its buyer's local electricity, once he was put in operation and his days to retract let him. Absent before, and from a server of the former release. */
  startsOn: z.iso.date().optional(),
});
export type ProducerSale = z.output<typeof producerSale>;

/** A document of a producer that all have signed, while he takes part and once he has left. */
export const signedCopy = z.object({
  documentId: z.string(),
  kind: documentKindSchema,
  projectName: z.string(),
  /** Who buys by a sales contract; null for his other documents. */
  buyer: z.string().nullable(),
  /** Months of notice that a sales contract asks for; null where it says none. */
  noticeMonths: z.int().nullable(),
  /** Whether it is a sales contract that his leaving does not end. */
  binds: z.boolean(),
  /** When he asked to leave its project; absent where he did not. */
  leavingAskedAt: z.string().optional(),
  /** When its buyer retracted from it; absent where he did not. */
  retractedAt: created.optional(),
});
export type SignedCopy = z.output<typeof signedCopy>;

/** By what a producer sells once his plant has left, whatever the length of the list: all in figures that the server counts. */
export const stillBound = z.object({
  /** How many contracts bind him. */
  contracts: z.int(),
  /** The one, where there is one. */
  only: z.object({ buyer: z.string(), noticeMonths: z.int().nullable() }).nullable(),
  /** Whether he asked to leave a project of theirs: his notice is then his to write. */
  hasAsked: z.boolean(),
  /** When the last notice has run, where each was written on the day on which he asked to leave; null where none says months. */
  noticeEndsOn: z.string().nullable(),
});
export type StillBound = z.output<typeof stillBound>;

/** How many of the contracts that not all have signed are told with their names, and of those who may retract. */
export const unsignedNamed = 5;

const retractable = z.object({
  count: z.int(),
  /** How many did not ask to be supplied before. Absent from a server of the former release. */
  unasked: z.int().optional(),
  /** Who did not ask to be supplied before first, then the last to end. */
  people: z
    .array(
      z.object({
        name: z.string(),
        /** YYYY-MM-DD; null while somebody has still to sign and the days have not begun to run. */
        until: z.string().nullable(),
        /** Null where he signed no contract of sale here. Absent from a server of the former release. */
        asksEarlySupply: z.boolean().nullable().optional(),
      }),
    )
    .max(unsignedNamed),
});
export type Retractable = z.output<typeof retractable>;

export const unsignedContracts = z.object({
  count: z.int(),
  contracts: z.array(z.object({ buyer: z.string(), sellers: z.array(z.string()) })).max(unsignedNamed),
  /** Who of the consumers may still retract what he signed. Absent from the answers of a server of the former release. */
  retractable: retractable.optional(),
  /** Who of the consumers has signed no price, here or elsewhere. Absent from a server of the former release. */
  unpriced: z.object({ count: z.int(), names: z.array(z.string()).max(unsignedNamed) }).optional(),
  /** Who of the consumers has signed contracts that take effect on a later day, the first to come first. Absent from a server of the former release. */
  later: z
    .object({
      count: z.int(),
      contracts: z.array(z.object({ buyer: z.string(), startsOn: z.iso.date() })).max(unsignedNamed),
    })
    .optional(),
  /** The project's plants whose own documents are not settled, each with which. Absent from a server of the former release. */
  plants: z
    .object({
      count: z.int(),
      plants: z.array(z.object({ name: z.string(), kinds: z.array(documentKindSchema) })).max(unsignedNamed),
    })
    .optional(),
  /**
   * The owner's own plants, which share with the first who begins, whose purchase contracts are said to run today, and where nothing else
   * produces the last day on which all of them do. Absent where there is none, and from a server of the former release.
   */
  underContract: z
    .object({
      plants: z.array(
        z.object({
          name: z.string(),
          contractToEnd: z.enum(contractsToEnd),
          contractEndsOn: z.iso.date().optional(),
        }),
      ),
      sharesAfter: z.iso.date().optional(),
    })
    .optional(),
  /** The last day on which any of them signed here with all others: nobody shares before. Absent where none did, and from a server of the former release. */
  signedOn: z.iso.date().optional(),
});
export type UnsignedContracts = z.output<typeof unsignedContracts>;
