import type { PriceProposal } from "@mec/api/study";
import type { Transition } from "@mec/domain/application";
import { duesCase } from "@mec/domain/overview";
import { dayInParis, type ProfileType } from "@mec/domain/shared";
import {
  exemptionCases,
  gainInCases,
  gainVerdict,
  mayCost,
  type NamedSum,
  paysNobody,
  sinceProposalText,
  wholeEuros,
} from "@mec/domain/study";
import { exemptionSureUntil, supposedNetworkText } from "@mec/energy";
import { firstYearSaving, ofFirstYear, yearsOf } from "../../../../parts/study/net-sentence.ts";
import { capital, ownGain } from "../../../../parts/study/net-words.ts";
import { otherCase } from "../../../../parts/study/other-case.ts";
import { t } from "../../../../platform/i18n.ts";
import type { Question } from "../../../../ui/feedback/confirm.tsx";
import { paidPrice, priceMoveOf } from "./proposal-words.ts";

/** What a price that waits for an answer would bring; "computing" until it is computed, "unknown" when it cannot be. */
export type Weighed = PriceProposal | "computing" | "unknown";

interface Asked {
  readonly data: PriceProposal | null | undefined;
  readonly isFetching: boolean;
}

/** The computed sum counts only for the price shown: one that was kept for another price is ignored. */
export function weighedOf(price: number | undefined, { data, isFetching }: Asked): Weighed {
  if (data && data.price === price) return data;
  return isFetching ? "computing" : "unknown";
}

/** Whether a step must wait: nobody accepts a price before he could read what it brings. */
export const mustWait = ({ to }: Transition, weighed: Weighed): boolean =>
  to === "SIGNATURE" && weighed === "computing";

/** What is asked: the cases of the price, if any, stand one under the other between two texts. */
export interface PriceQuestion extends Omit<Question, "body"> {
  readonly before?: string;
  readonly cases?: readonly NamedSum[];
  /** Words of documents, each under its name. */
  readonly terms?: readonly { readonly label: string; readonly value: string }[];
  readonly after?: string;
}

/** What a question is asked about, besides the sum of the price. */
export interface Asking {
  /** The project begins after the announced end of the excise exemption, or its start is not known. */
  readonly isUnexempted: boolean;
  /** The month of a start in a later year. */
  readonly startsIn: string | null;
  /** Whose price it is, as he reads all of them. */
  readonly profileType: ProfileType;
  /** The price and the sum that were read before, where they were others. */
  readonly was?: PriceProposal | null;
}

/** All cases of a price, each with its sum; where both of the exemption are told, the one without it first, as on the page. */
function casesOf(
  weighed: PriceProposal,
  { startsIn, isUnexempted }: Pick<Asking, "startsIn" | "isUnexempted">,
): NamedSum[] {
  const other = otherCase(weighed);
  const years = yearsOf(weighed, duesCase(weighed, { today: dayInParis(new Date()), startsIn }));
  const named = (name: string): string => ofFirstYear(name, weighed.isIndexed);
  const both = exemptionCases(weighed, isUnexempted, exemptionSureUntil());
  if (both) {
    const [ended, exempted] = both;
    return [
      [named(t("Par an, tout compté, {{name}}", { name: ended.name })), ended.sum],
      [capital(exempted.name), t("{{sum}} par an", { sum: exempted.sum })],
      ...years,
    ];
  }
  const name = other ? t("Par an, tout compté, avec l’exonération d’accise") : t("Par an, tout compté");
  return [[named(name), ownGain(weighed)], ...(other ? [other] : []), ...years];
}

/** How many documents a yes has prepared; those who are not ready to sell have a contract of their own later. */
function preparedText(weighed: PriceProposal): string {
  const { laterSellers = 0 } = weighed;
  if (paysNobody(weighed))
    return t(
      "Vous ne signez rien encore\u00a0: accepter fait préparer deux documents, et vous déciderez en les signant.",
    );
  if (laterSellers === 0)
    return t(
      "Vous ne signez rien encore\u00a0: accepter fait préparer trois documents, et vous déciderez en les signant.",
    );
  return laterSellers === 1
    ? t(
        "Vous ne signez rien encore\u00a0: accepter fait préparer trois documents, dont un contrat de vente\u00a0; un autre producteur y sera nommé s’il est prêt avant l’envoi, ou aura un second contrat. Vous déciderez en les signant.",
      )
    : t(
        "Vous ne signez rien encore\u00a0: accepter fait préparer trois documents, dont un contrat de vente\u00a0; d’autres producteurs y seront nommés s’ils sont prêts avant l’envoi, ou auront d’autres contrats. Vous déciderez en les signant.",
      );
}

/** What the cases suppose of a connection above 36 kVA, and what a yes binds to: the documents come after it, and are declined as freely. */
const afterCases = (weighed: PriceProposal): string =>
  [...(weighed.isNetworkSupposed ? [supposedNetworkText] : []), preparedText(weighed)].join(" ");

/** Whether what is paid on entering, and before a later start, may be more than what a year brings. */
const losesAtFirst = (weighed: PriceProposal, startsIn: string | null): boolean =>
  firstYearSaving(weighed).low < (startsIn === null ? 0 : wholeEuros(weighed.membershipEur ?? 0));

/** What is asked before a price that may bring a gain is accepted: a loss in any case that may come is in the question's own words. */
function questionOfGain(
  weighed: PriceProposal,
  { isUnexempted, startsIn, profileType }: Omit<Asking, "was">,
): PriceQuestion | null {
  const cases = casesOf(weighed, { isUnexempted, startsIn });
  const price = { price: paidPrice(weighed, profileType) };
  if (mayCost(weighed, isUnexempted)) {
    return {
      title: paysNobody(weighed)
        ? t("Accepter, au risque de payer plus\u202f?")
        : t("Accepter {{price}}, au risque de payer plus\u202f?", price),
      cases,
      after: `${afterCases(weighed)} ${t("Acceptez-le si ce risque vous convient.")}`,
      confirmLabel: t("Accepter ce risque"),
      isDoubtful: true,
    };
  }
  if (!losesAtFirst(weighed, startsIn)) return null;
  return {
    title: paysNobody(weighed)
      ? t("Accepter, au risque de payer plus au début\u202f?")
      : t("Accepter {{price}}, au risque de payer plus au début\u202f?", price),
    cases,
    after: afterCases(weighed),
    confirmLabel: t("Accepter"),
  };
}

const asRead = { startsIn: null, isUnexempted: false };

/** Whether every case of two sums of a price reads the same. */
const readsTheSame = (one: PriceProposal, other: PriceProposal): boolean =>
  JSON.stringify(casesOf(one, asRead)) === JSON.stringify(casesOf(other, asRead));

/** What was read, where what is known now of the same offer is another sum or, by the VAT of who sells, another price; null else. */
export function readBefore(was: Weighed, now: Weighed, profileType: ProfileType): PriceProposal | null {
  if (typeof was !== "object" || typeof now !== "object" || was.price !== now.price) return null;
  const isSame = paidPrice(was, profileType) === paidPrice(now, profileType) && readsTheSame(was, now);
  return isSame ? null : was;
}

/** That the price, or the sum, is no longer the one that the page told. */
function changedText(was: PriceProposal, now: PriceProposal, profileType: ProfileType): string {
  const read = { gain: gainInCases(was), price: paidPrice(was, profileType) };
  return read.price === paidPrice(now, profileType)
    ? t(
        "Le projet a changé depuis que vous avez ouvert cette page\u00a0: vous aviez lu, par an, {{gain}}. Voici la somme d’aujourd’hui.",
        read,
      )
    : t(
        "Le projet a changé depuis que vous avez ouvert cette page\u00a0: vous aviez lu {{price}} et, par an, {{gain}}. Voici le prix et la somme d’aujourd’hui.",
        read,
      );
}

const before = (told: string | null, question: Pick<PriceQuestion, "before">): string =>
  [told, question.before].filter(Boolean).join(" ");

/** What is asked before a price is accepted; null when it is accepted at once: never a sum that was not read. */
export function questionOf(weighed: Weighed, { was, ...asking }: Asking): PriceQuestion | null {
  const asked = ofCase(weighed, asking);
  if (typeof weighed !== "object") return asked;
  const priceMoved = priceMoveOf(weighed, asking.profileType);
  const moved = sinceProposalText({ ...weighed, today: dayInParis(new Date()), priceMoved });
  // A price with another VAT than the one that was proposed is never taken by one press.
  if (!was && !priceMoved) return asked && { ...asked, before: before(moved, asked) };
  const plain = {
    title: paysNobody(weighed)
      ? t("Accepter\u202f?")
      : t("Accepter {{price}}\u202f?", { price: paidPrice(weighed, asking.profileType) }),
    cases: casesOf(weighed, asking),
  };
  const question = asked ?? { ...plain, after: afterCases(weighed), confirmLabel: t("Accepter") };
  return {
    ...question,
    before: before(
      [was && changedText(was, weighed, asking.profileType), moved].filter(Boolean).join(" "),
      question,
    ),
  };
}

function ofCase(weighed: Weighed, asking: Omit<Asking, "was">): PriceQuestion | null {
  if (weighed === "computing" || weighed === "unknown") {
    return {
      title: t("Accepter ce prix sans savoir ce qu’il change pour vous\u202f?"),
      after: t(
        "Nous n’avons pas pu calculer ce que ce prix vous ferait économiser, ni s’il vous coûterait de l’argent. Vous pouvez l’accepter quand même, ou réessayer plus tard.",
      ),
      confirmLabel: t("Accepter quand même"),
      isDoubtful: true,
    };
  }
  if (weighed.saves) return questionOfGain(weighed, asking);
  return {
    title:
      gainVerdict(weighed, asking.isUnexempted) === "nothing"
        ? t("Accepter un prix qui ne changerait presque rien pour vous\u202f?")
        : t("Accepter un prix qui ne vous ferait pas économiser\u202f?"),
    cases: casesOf(weighed, asking),
    after: `${afterCases(weighed)} ${t("Vous pouvez l’accepter quand même, pour soutenir le projet.")}`,
    confirmLabel: t("Accepter quand même"),
    isDoubtful: true,
  };
}
