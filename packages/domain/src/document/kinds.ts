import * as z from "zod";
import type { ParticipantKind } from "../point/participant.ts";
import { messages } from "../shared/index.ts";

/** The documents that each participant signs (§3). */
export const documentKinds = ["bulletin", "accord", "salesContract"] as const;
export const documentKindSchema = z.enum(documentKinds, { error: messages.choice });
export type DocumentKind = (typeof documentKinds)[number];

export const documentLabels: Record<DocumentKind, string> = {
  bulletin: "Bulletin d’adhésion",
  accord: "Accord de participation",
  salesContract: "Contrat de vente",
};

/** The roles in which a person signs: the participant himself, the PMO, or the producer who sells. */
export const signerRoles = ["participant", "pmo", "producer"] as const;
export type SignerRole = (typeof signerRoles)[number];

/**
 * Who signs what, in the order in which they sign: the participant first, so that the others sign only what
 * he has accepted.
 */
export const signersOfKind: Record<DocumentKind, readonly SignerRole[]> = {
  bulletin: ["participant"],
  accord: ["participant", "pmo"],
  salesContract: ["participant", "producer"],
};

/** Whether such a participant has a document of this kind of his own: a producer signs the contracts of his consumers. */
export const hasOwn = (participant: ParticipantKind, kind: DocumentKind): boolean =>
  participant === "consumer" || kind !== "salesContract";
