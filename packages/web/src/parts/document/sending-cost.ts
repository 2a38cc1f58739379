import type { ParticipantDocuments } from "@mec/api/document";
import { cameBack, type DocumentKind, documentKinds, serviceOfKind } from "@mec/domain/document";
import { formatAmountDue, type PricingType, prices } from "@mec/domain/service";
import { type ProfileType, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { SetToSend } from "./sending.ts";

export interface SendingCost {
  readonly amountExclTax: number;
  /** Consumers of whom a document leaves for the first time: the others, and producers, cost nothing. */
  readonly people: number;
  /** Whether another of them leaves to somebody for whom its service was counted before. */
  readonly isAgain: boolean;
}

type Pricings = Readonly<Record<(typeof serviceOfKind)[DocumentKind], PricingType>>;

/** Whether its service was counted for him; a server of the former release tells only whether it came back. */
const isCounted = ({ counted, ...documents }: ParticipantDocuments, kind: DocumentKind): boolean =>
  counted ? counted.includes(serviceOfKind[kind]) : cameBack(documents[kind].status);

/** The documents of a set that are counted when they leave: a consumer's, the first time. */
const firstOnes = ({ participant, going }: SetToSend): DocumentKind[] =>
  participant.kind === "consumer" ? going.filter((kind) => !isCounted(participant, kind)) : [];

const goesAgain = ({ participant, going }: SetToSend): boolean =>
  participant.kind === "consumer" && going.some((kind) => isCounted(participant, kind));

/** What a sending costs; null where credits pay for it, whose balance only the server knows. */
export function costOfSending(sets: readonly SetToSend[], pricings: Pricings): SendingCost | null {
  const kinds = sets.flatMap(firstOnes);
  const isPack = documentKinds.some(
    (kind) => kinds.includes(kind) && pricings[serviceOfKind[kind]] === "credits",
  );
  if (isPack) return null;
  const costOf = (kind: DocumentKind) =>
    pricings[serviceOfKind[kind]] === "usage" ? prices[serviceOfKind[kind]].usage.amountExclTax : 0;
  return {
    amountExclTax: kinds.reduce((sum, kind) => sum + costOf(kind), 0),
    people: sets.filter((set) => firstOnes(set).length > 0).length,
    isAgain: sets.some(goesAgain),
  };
}

/** "Coût : 8,40 € TTC (1 nouveau participant)." */
export function costText({ amountExclTax, people, isAgain }: SendingCost, profileType: ProfileType): string {
  if (people === 0) return t("Coût\u00a0: 0\u00a0€, rien de nouveau n’est compté.");
  const what = {
    amount: formatAmountDue(amountExclTax, profileType),
    people: plural(people, t("nouveau participant"), t("nouveaux participants")),
  };
  return isAgain
    ? t("Coût\u00a0: {{amount}} ({{people}}), et 0\u00a0€ pour ce qui a déjà été compté.", what)
    : t("Coût\u00a0: {{amount}} ({{people}}).", what);
}
