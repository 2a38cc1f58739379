import {
  documentKindSchema,
  documentStatuses,
  mendTargets,
  missingItems,
  namedSellerThings,
  namedThings,
} from "@mec/domain/document";
import { contractsToEnd, type Participant, participantKinds } from "@mec/domain/point";
import { serviceGroups } from "@mec/domain/service";
import { uuidSchema } from "@mec/domain/shared";
import { printedThings } from "@mec/domain/signatory";
import { addressStates } from "@mec/domain/signature";
import * as z from "zod";
import { payment } from "../pmo/payment.ts";
import { idListsOf, idsOf, participantIds, participantOf, participantsOf } from "../point/participant.ts";
import { created } from "../wire.ts";

/** Missing items, with where each is completed. */
const gaps = z.array(z.object({ item: z.enum(missingItems), target: z.enum(mendTargets) }));

const document = z.object({
  id: z.string().nullable(),
  status: z.enum(documentStatuses),
  missing: z.array(z.enum(missingItems)),
  gaps,
  /**
   * How many of a consumer's contracts all have signed, whichever is shown: a producer who comes later has one of his own.
   * Absent from the answers of a server of the former release.
   */
  alreadySigned: z.int().optional(),
  /** The signature requests of those that are not the one shown, the oldest first: each has its file. Absent where there are none. */
  signedBefore: z.array(z.string()).optional(),
  signatureId: z.string().nullable(),
  /** Where the reader himself signs it; null when it does not await his own signature. */
  signatureLink: z.string().nullable(),
  /** Until when it can be signed; null while nobody can. Absent from the answers of a server of the former release. */
  signUntil: created.nullable().optional(),
  /**
   * Whether its buyer asked to be supplied before his days to retract end; null where he was not asked. Absent from the answers of a
   * server of the former release.
   */
  asksEarlySupply: z.boolean().nullable().optional(),
  fileName: z.string().nullable(),
  /** When its status last changed. */
  updatedAt: created.nullable(),
  /** Why it was declined or failed. */
  reason: z.string().nullable(),
  /**
   * Whether something that must be sent for it has failed for now: the document itself, or the mail to the next signer.
   */
  isDelayed: z.boolean(),
  /** Who has signed and who has not yet, in their order. */
  signers: z.array(
    z.object({
      name: z.string(),
      role: z.enum(["participant", "pmo", "producer"]),
      signedAt: created.nullable(),
      /**
       * `to-confirm`: somebody typed this person's address, and nobody has opened a link from it; `disowned`:
       * the person who opened it says that he is somebody else. Neither is shown anything.
       */
      address: z.enum(addressStates),
      /** Whether the reader's account named its own mailbox there: he signs himself. Absent from a server of the former release. */
      isReader: z.boolean().optional(),
    }),
  ),
});

const departedSeller = z.object({
  name: z.string(),
  /** When he left, or is to by the day that was settled; null of a plant that is deleted. */
  day: z.iso.date().nullable(),
  hasLeft: z.boolean(),
});
/** Who sells by a contract that all have signed, and has left its project or is to. */
export type DepartedSeller = z.infer<typeof departedSeller>;

const threeDocuments = {
  /** Whose place it is, as every list of participants names him. */
  name: z.string(),
  /** For whom and for which place the person signs. Absent from the answers of a server of the former release. */
  pointName: z.string().optional(),
  /** The status of its application; null for a producer that the owner attached himself. */
  applicationStatus: z.string().nullable(),
  bulletin: document,
  accord: document,
  salesContract: document,
  /** Of a consumer: his body, where it signs for an installation of the project too, and would buy from itself. Absent from a server of the former release. */
  ownSeller: z.string().nullable().optional(),
  /** A public body of which no délibération is told, that its documents would say. Absent from a server of the former release. */
  lacksDeliberation: z.boolean().optional(),
  /** What is doubted of the identifier that his documents print, in words; null of one that may be right. Absent from a server of the former release. */
  identifierDoubt: z.string().nullable().optional(),
  /**
   * Of a consumer: whether the contract of sale that comes next would be his body's with itself, which no set takes along; to who reads
   * his own, of his own installations alone. For the owner: what that contract would leave to be agreed on. Absent from a server of the former release.
   */
  isOwnSale: z.boolean().optional(),
  /** Of a consumer, for the owner: whether that is so of his own account's installations alone, and no contract is to come. Absent where that is not so. */
  paysNobody: z.literal(true).optional(),
  /** Of a producer, to the project's owner: his purchase contract that has to end, or may have to, before he shares; null where none has. Absent from a server of the former release. */
  contractToEnd: z.enum(contractsToEnd).nullable().optional(),
  /** And when it ends, where that is told. */
  contractEndsOn: z.iso.date().optional(),
  /** Of a consumer: whether no contract of sale comes to him for now, as who would sell has asked to leave. Absent where that is not so, and from a server of the former release. */
  isUnsold: z.boolean().optional(),
  saleLacks: z.array(z.enum(["price", "vat", "terms"])).optional(),
  /** Of a consumer, for the owner: the price that he accepted, and what the contract that comes next says, €/kWh without VAT. Absent where he accepted none, and from a server of the former release. */
  agreedPrice: z.object({ accepted: z.number(), ofContract: z.number().nullable() }).optional(),
  /** Of a producer, for the owner: whether his terms of sale speak of this plant, his own. Absent from a server of the former release. */
  isInTerms: z.boolean().optional(),
  /** And what a contract takes from the plant, where the terms do not say it. Absent from a server of the former release. */
  hasSaid: z.array(z.enum(["vatRegime", "purchaseContract", "installationDate"])).optional(),
  /** Of a consumer, for the owner: the services that were counted for him, and are not again. Absent from a server of the former release. */
  counted: z.array(z.enum(serviceGroups)).optional(),
  /** Of a consumer, for the owner: the same of each of the project's sellers, whose number a contract of sale prints beside his. Absent from a server of the former release. */
  sellerDoubts: z.array(z.object({ name: z.string(), doubt: z.string() })).optional(),
  /** Of a producer who reads his own, once a contract of his is signed by all: who bills, when, and how he is paid. Absent before, and from a server of the former release. */
  saleBilling: z.string().optional(),
  /** What his own bulletin, once signed, asks him to pay and how; null when nothing. Told to who reads his own. */
  payment: payment.nullable().optional(),
  /**
   * To who reads his own, and whose meter has another number than some of his documents print: how many were taken back for it
   * and not sent again, and how many all have signed. Absent where none does, and from a server of the former release.
   */
  formerMeter: z
    .object({
      takenBack: z.int(),
      signed: z.int(),
      /** His own accord and contracts that all have signed for the former number alone. Absent where none is, and from a server of the former release. */
      toRenew: z.int().optional(),
    })
    .optional(),
  /** What his accord and contracts, signed by all, name otherwise than it is now. Absent where nothing is, and from a server of the former release. */
  namedBefore: z.array(z.enum(namedThings)).optional(),
  /** What his documents, signed by all, print otherwise of who is bound by them. Absent where nothing is, and from a server of the former release. */
  boundBefore: z.array(z.enum(printedThings)).optional(),
  /** Of a consumer: who sells to him and is named otherwise by his contracts, signed by all, by the name that they print. Absent where nobody is, and from a server of the former release. */
  sellersNamedBefore: z
    .array(z.object({ name: z.string(), things: z.array(z.enum(namedSellerThings)) }))
    .optional(),
  /** Of a consumer who reads his own: who sells to him by contract, and has left or is to. Absent where nobody has. */
  departedSellers: z.array(departedSeller).optional(),
  /** Of a consumer who reads his own: the day on which his contracts, signed by all, take effect, while it is still to come. Absent where one binds already, and from a server of the former release. */
  saleStartsOn: z.iso.date().optional(),
  /** Of a consumer who reads his own and did not ask to be supplied before his days to retract end: the first day on which he may be, while it is still to come. Absent from a server of the former release. */
  suppliedFrom: z.iso.date().optional(),
  /** Of a consumer who reads his own: the first day after the purchase contracts of all the plants that sell to him, while it is still to come. Absent as `suppliedFrom` is. */
  plantFrom: z.iso.date().optional(),
  /** Of a consumer who reads his own, to whom others sell already: who begins later, after his purchase contract, in words. Absent as `plantFrom` is. */
  laterSellersText: z.string().optional(),
  /** With them: whether somebody still sells to him by a contract. Absent from a server of the former release. */
  isSold: z.boolean().optional(),
};

/** A participant and the three documents he signs. */
export interface ParticipantDocuments extends Participant, z.output<z.ZodObject<typeof threeDocuments>> {}

/** On the wire `participant` is the participant's kind. */
export const participantDocuments = z.codec(
  z.object({ participant: z.enum(participantKinds), ...participantIds, ...threeDocuments }),
  z.custom<ParticipantDocuments>(),
  {
    decode: ({ participant: _, consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      ...participantOf({ consumptionPointId, productionPointId }),
    }),
    encode: ({ kind, id, ...rest }) => ({ ...rest, participant: kind, ...idsOf({ kind, id }) }),
  },
);

/** The participants whose documents an owner acts on. */
interface Chosen {
  readonly participants: readonly Participant[];
}
const chosenWire = z.strictObject({
  consumptionPointIds: z.array(uuidSchema).max(2000),
  productionPointIds: z.array(uuidSchema).max(200),
});
export const chosen = z.codec(chosenWire, z.custom<Chosen>(), {
  decode: (lists) => ({ participants: participantsOf(lists) }),
  encode: ({ participants }) => idListsOf(participants),
});
export const chosenOrUndone = z.codec(
  chosenWire.extend({ undo: z.boolean().optional() }),
  z.custom<Chosen & { readonly undo?: boolean | undefined }>(),
  {
    decode: ({ undo, ...lists }) => ({ participants: participantsOf(lists), undo }),
    encode: ({ undo, participants }) => ({ ...idListsOf(participants), undo }),
  },
);
const outcome = {
  kind: documentKindSchema,
  ok: z.boolean(),
  status: z.enum(documentStatuses),
  missing: z.array(z.enum(missingItems)),
  /** Of what was not done. Absent from the answers of a server of the former release. */
  gaps: gaps.optional(),
  /** Why it was not done, in French. */
  error: z.string().optional(),
};

/** The result of an action on one document of a participant. */
export interface DocumentResult extends z.output<z.ZodObject<typeof outcome>> {
  readonly participant: Participant;
}
const result = z.codec(z.object({ ...participantIds, ...outcome }), z.custom<DocumentResult>(), {
  decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
    ...rest,
    participant: participantOf({ consumptionPointId, productionPointId }),
  }),
  encode: ({ participant, ...rest }) => ({ ...rest, ...idsOf(participant) }),
});

/** The result of an action on each of many documents. */
export const results = z.object({ results: z.array(result) });

export const sending = results.extend({
  /** The services that could not be counted: the documents are sent all the same, and counted later. */
  uncounted: z.array(z.enum(serviceGroups)),
});

export type ParticipantDocument = z.output<typeof document>;
export type DocumentSending = z.output<typeof sending>;
