import * as z from "zod";
import { signerRoles } from "../document/kinds.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const nothing = z.object({});
const mailed = z.object({ email: z.string() });
const of = { requestId: z.uuid() };

/** Events that an outside provider reports of a signature request. */
const providerEventTypes = [
  "notified",
  "opened",
  "signed",
  "declined",
  "expired",
  "done",
  "canceled",
  "reopened",
  "error",
] as const;
export type ProviderEventType = (typeof providerEventTypes)[number];

/**
 * What each event of a signature records. The last ones belong to the register: the one chain that records
 * which chains exist, how each ended, and which were erased.
 */
const dataOf = {
  created: z.object({
    documentId: z.uuid(),
    documentSha256: sha256,
    provider: z.enum(["embedded", "yousign"]),
    signers: z.array(
      z.object({
        position: z.int(),
        role: z.enum(signerRoles),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
      }),
    ),
  }),
  /** An earlier mail: of a former release, which wrote it when a mail was still to come. */
  sent: mailed.extend({ by: z.enum(["mail", "earlier mail"]) }),
  reminded: mailed,
  "address-confirmed": mailed,
  disowned: mailed,
  opened: z.object({ documentSha256: sha256.nullable() }),
  "code-sent": mailed,
  "code-failed": z.object({ tries: z.int() }),
  consent: z.object({
    version: z.string(),
    text: z.string(),
    /** Whether he asked to be supplied before his days to retract end, and in which words; absent where he was not asked. */
    earlySupply: z.object({ isAsked: z.boolean(), text: z.string() }).exactOptional(),
    /** How the document was read before: to its end, or as the text of another but for its place. Absent where the page did not tell. */
    reading: z
      .discriminatedUnion("how", [
        z.object({ how: z.literal("whole") }),
        z.object({ how: z.literal("same-text"), like: z.uuid(), likeSha256: sha256.nullable() }),
      ])
      .exactOptional(),
  }),
  signed: z.object({
    name: z.string(),
    role: z.enum(signerRoles),
    documentSha256: sha256.nullable(),
    drawingSha256: sha256.nullable(),
  }),
  declined: z.object({ reason: z.string(), documentSha256: sha256.nullable() }),
  /** The participant retracts what he signed here: under which name, and from which account. */
  retracted: z.object({ name: z.string(), by: z.string() }),
  expired: nothing,
  canceled: nothing,
  provider: z.object({
    id: z.string(),
    type: z.enum(providerEventTypes),
    /** UTC, ISO 8601. */
    at: z.string(),
    providerId: z.string(),
    providerSignerId: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  sealed: z.object({ finalSha256: sha256, certificateFingerprint: z.string().nullable() }),
  "chain-opened": z.object(of),
  "chain-ended": z.object({ ...of, events: z.int(), head: sha256 }),
  "chain-erased": z.object({ ...of, events: z.int(), head: sha256, reason: z.enum(["term", "unsigned"]) }),
  "chains-keyed": z.object({ chains: z.int() }),
} as const;

export type EvidenceType = keyof typeof dataOf;
/** What an event of this type records. */
type EvidenceDataOf<T extends EvidenceType> = z.infer<(typeof dataOf)[T]>;
/** A type of event with what it records. */
export type EvidenceContent = {
  [T in EvidenceType]: { readonly type: T; readonly data: EvidenceDataOf<T> };
}[EvidenceType];

const variant = <T extends EvidenceType>(type: T) => z.object({ type: z.literal(type), data: dataOf[type] });

/** An event as read from a chain, told apart by its type. */
export const evidenceContentSchema = z.discriminatedUnion("type", [
  variant("created"),
  variant("sent"),
  variant("reminded"),
  variant("address-confirmed"),
  variant("disowned"),
  variant("opened"),
  variant("code-sent"),
  variant("code-failed"),
  variant("consent"),
  variant("signed"),
  variant("declined"),
  variant("retracted"),
  variant("expired"),
  variant("canceled"),
  variant("provider"),
  variant("sealed"),
  variant("chain-opened"),
  variant("chain-ended"),
  variant("chain-erased"),
  variant("chains-keyed"),
]);
