import {
  type DocumentFacts,
  type DocumentKind,
  documentKinds,
  gapsOf,
  itemsOfOwn,
  type MissingItem,
  missingItems,
} from "../document/index.ts";
import { uuidSchema } from "../shared/index.ts";

/** What somebody can lack, in the order in which the support team filters by it. */
export const missingKinds = [
  "documents",
  "email",
  "contract",
  "prm",
  "consent-ended",
  "consent-ending",
  "production-point",
  "pmo",
] as const;
export type MissingKind = (typeof missingKinds)[number];

export const missingKindLabels: Record<MissingKind, string> = {
  documents: "Documents incomplets",
  email: "E-mail non confirmé",
  contract: "Contrat incomplet",
  prm: "PDL manquant",
  "consent-ended": "Autorisation terminée",
  "consent-ending": "Autorisation bientôt terminée",
  "production-point": "Projet sans point de production",
  pmo: "Projet sans PMO",
};

/** The kinds of object that lack something; they decide who is reminded. */
const missingObjects = ["account", "consumption-point", "production-point", "project"] as const;
export type MissingObject = (typeof missingObjects)[number];

/** A missing thing, with an id by which it can be named again: `prm.consumption-point.{uuid}`. */
export interface MissingRef {
  readonly kind: MissingKind;
  readonly object: MissingObject;
  readonly objectId: string;
}

export const missingIdOf = ({ kind, object, objectId }: MissingRef): string =>
  `${kind}.${object}.${objectId}`;

/** Reads the id of a missing thing; null for any other text. */
export function readMissingId(id: string): MissingRef | null {
  const [kindText, objectText, objectId = "", ...rest] = id.split(".");
  const kind = missingKinds.find((one) => one === kindText);
  const object = missingObjects.find((one) => one === objectText);
  return kind && object && rest.length === 0 && uuidSchema.safeParse(objectId).success
    ? { kind, object, objectId }
    : null;
}

/** What is known of a participant that his documents depend on; `open` are those not yet on their way. */
export interface ParticipantFacts {
  readonly signatory: boolean;
  readonly prm: boolean;
  readonly open: readonly DocumentKind[];
}

const onceEach = (items: readonly MissingItem[]): MissingItem[] =>
  missingItems.filter((item) => items.includes(item));

/** What only the participant can provide for his documents. */
export const participantItems = ({ open, ...own }: ParticipantFacts): MissingItem[] => itemsOfOwn(open, own);

/** What only the owner can provide for the documents of his participants. */
export const ownerItems = (
  facts: Pick<DocumentFacts, "plans" | "association" | "fee" | "interlocutor" | "producers">,
  open: readonly DocumentKind[],
): MissingItem[] =>
  onceEach(
    open.flatMap((kind) =>
      gapsOf(kind, { ...facts, signatory: true, prm: true, vat: true }).flatMap(({ item, target }) =>
        target === "participant" || target === "producers" ? [] : [item],
      ),
    ),
  );

/** The bits, above those of the participant's own facts, that stand for these kinds of document. */
export const kindsCode = (kinds: readonly DocumentKind[]): number =>
  documentKinds.reduce((sum, kind, index) => sum + (kinds.includes(kind) ? 4 << index : 0), 0);

/**
 * The facts that a number encodes, so that a database can find by a list of numbers who lacks something while
 * the rule stays here: 1 for the signatory, 2 for the meter, then one bit for each kind of document that is
 * open.
 */
export const factsOfCode = (code: number): ParticipantFacts => ({
  signatory: (code & 1) !== 0,
  prm: (code & 2) !== 0,
  open: documentKinds.filter((_, index) => (code & (4 << index)) !== 0),
});

/** Every code of a participant who lacks something. */
export const lackingCodes: readonly number[] = Array.from(
  { length: 4 << documentKinds.length },
  (_, code) => code,
).filter((code) => participantItems(factsOfCode(code)).length > 0);

/** Days between two reminders of the same thing to the same person. */
export const reminderDays = 7;
const DAY_MS = 86_400_000;

/** From when on a reminder may be sent again; null when it may be now. */
export function nextReminder(remindedAt: Date | null, now: Date): Date | null {
  if (remindedAt === null) return null;
  const next = new Date(remindedAt.getTime() + reminderDays * DAY_MS);
  return next > now ? next : null;
}
