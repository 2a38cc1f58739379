import type { AcceptancePreview } from "@mec/api/study";
import { formatEuro } from "@mec/domain/shared";
import { type LossCounts, losersInBothCases, ownSaving, paysNobody } from "@mec/domain/study";
import { t } from "../../platform/i18n.ts";
import { ifExemptionEnded } from "../study/exemption-words.ts";

type Person = Pick<
  AcceptancePreview["people"][number],
  "savingEur" | "savingWithoutVatEur" | "withoutExemptionEur" | "membershipEur"
>;

export interface FeeLosers extends LossCounts {
  readonly people: number;
  /** The same if the excise exemption ended as announced; null where no end of it is announced. */
  readonly withoutExemption: LossCounts | null;
}

type Listed = readonly { readonly id: string }[];

/** Whom to ask about, of the first page of each list; nobody where there are more, since a part would be told as the whole. */
export function idsToCount(
  lists: readonly (Listed | { readonly items: Listed; readonly total: number })[],
  most: number,
): string[] {
  const parts = lists.map((list) => ("items" in list ? list : { items: list, total: list.length }));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return total > most ? [] : parts.flatMap(({ items }) => items.map(({ id }) => id));
}

/** Of whom is asked about, those who have a price of their own: not who was let in at the announced ones, nor who pays nobody. */
export const withPrice = (people: AcceptancePreview["people"]): AcceptancePreview["people"] =>
  people.filter((person) => person.priceFrom !== "project" && !paysNobody(person));

/** Whether all of whom is asked about are the owner's own buildings, which have no price. */
export const payNobody = (people: AcceptancePreview["people"]): boolean =>
  people.length > 0 && people.every(paysNobody);

/** How many would lose if members paid so much a year, € in place of what their sums count today. */
export function losersWith(people: readonly Person[], amountEur: number): FeeLosers {
  const sums = people.map(({ withoutExemptionEur, membershipEur, ...saving }) => {
    const more = amountEur - (membershipEur ?? 0);
    const less = ({ low, high }: Person["savingEur"]) => ({ low: low - more, high: high - more });
    return {
      savingEur: less(ownSaving(saving)),
      savingWithoutVatEur: null,
      withoutExemptionEur: withoutExemptionEur && less(withoutExemptionEur),
    };
  });
  return { people: people.length, ...losersInBothCases(sums) };
}

function ofOne(fee: string, { losing, atRisk }: LossCounts): string {
  if (losing > 0) {
    return t("À {{fee}} par an, la personne qui a un prix y perdrait, même dans le meilleur cas.", { fee });
  }
  return atRisk > 0
    ? t("À {{fee}} par an, la personne qui a un prix pourrait y perdre.", { fee })
    : t("À {{fee}} par an, la personne qui a un prix n’y perdrait pas.", { fee });
}

/** "2 y perdraient, même dans le meilleur cas, et 1 pourrait y perdre"; empty where nobody would. */
function lossesText({ losing, atRisk }: LossCounts): string {
  const surely =
    losing > 0 &&
    (losing === 1
      ? t("1 y perdrait, même dans le meilleur cas")
      : t("{{losing}} y perdraient, même dans le meilleur cas", { losing }));
  const maybe =
    atRisk > 0 && (atRisk === 1 ? t("1 pourrait y perdre") : t("{{atRisk}} pourraient y perdre", { atRisk }));
  return [surely, maybe].filter(Boolean).join(t(", et "));
}

/** As things are. */
function nowText(amountEur: number, losers: FeeLosers): string {
  const fee = formatEuro(amountEur);
  const { people } = losers;
  if (people === 1) return ofOne(fee, losers);
  const what = lossesText(losers);
  return what === ""
    ? t("À {{fee}} par an, aucune des {{people}} personnes qui ont un prix n’y perdrait.", { fee, people })
    : t("À {{fee}} par an, sur {{people}} personnes qui ont un prix, {{what}}.", { fee, people, what });
}

/** If the exemption ended: one person is the one just spoken of. */
function endedText(people: number, counts: LossCounts): string {
  if (people > 1) return lossesText(counts) || t("personne n’y perdrait");
  if (counts.losing > 0) return t("elle y perdrait, même dans le meilleur cas");
  return counts.atRisk > 0 ? t("elle pourrait y perdre") : t("elle n’y perdrait pas");
}

/**
 * The same in words, with the case of an exemption that ends: a fee is set for longer than that is sure. Nobody is named, since no
 * sum is stored with a fee that is not saved.
 */
export function losersText(amountEur: number, losers: FeeLosers): string {
  const { people, withoutExemption } = losers;
  const now = nowText(amountEur, losers);
  if (!withoutExemption) return now;
  return `${now} ${ifExemptionEnded(t("{{told}}.", { told: endedText(people, withoutExemption) }))}`;
}
