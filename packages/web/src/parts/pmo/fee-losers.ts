import type { AcceptancePreview } from "@mec/api/study";
import { formatEuro } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

type Person = Pick<
  AcceptancePreview["people"][number],
  "savingEur" | "savingWithoutVatEur" | "membershipEur"
>;

export interface FeeLosers {
  readonly people: number;
  /** Even in the best case. */
  readonly losing: number;
  readonly atRisk: number;
}

/** How many would lose if members paid so much a year, € in place of what their sums count today. */
export function losersWith(people: readonly Person[], amountEur: number): FeeLosers {
  const ranges = people.map(({ savingEur, savingWithoutVatEur, membershipEur }) => {
    const { low, high } = savingWithoutVatEur ?? savingEur;
    const more = amountEur - (membershipEur ?? 0);
    return { low: low - more, high: high - more };
  });
  const losing = ranges.filter(({ high }) => high <= 0).length;
  return { people: people.length, losing, atRisk: ranges.filter(({ low }) => low < 0).length - losing };
}

function ofOne(fee: string, { losing, atRisk }: FeeLosers): string {
  if (losing > 0) {
    return t("À {{fee}} par an, la personne qui a un prix y perdrait, même dans le meilleur cas.", { fee });
  }
  return atRisk > 0
    ? t("À {{fee}} par an, la personne qui a un prix pourrait y perdre.", { fee })
    : t("À {{fee}} par an, la personne qui a un prix n’y perdrait pas.", { fee });
}

/** The same in words: nobody is named, since no sum is stored with a fee that is not saved. */
export function losersText(amountEur: number, losers: FeeLosers): string {
  const fee = formatEuro(amountEur);
  const { people, losing, atRisk } = losers;
  if (people === 1) return ofOne(fee, losers);
  if (losing + atRisk === 0) {
    return t("À {{fee}} par an, aucune des {{people}} personnes qui ont un prix n’y perdrait.", {
      fee,
      people,
    });
  }
  const surely =
    losing > 0 &&
    (losing === 1
      ? t("1 y perdrait, même dans le meilleur cas")
      : t("{{losing}} y perdraient, même dans le meilleur cas", { losing }));
  const maybe =
    atRisk > 0 && (atRisk === 1 ? t("1 pourrait y perdre") : t("{{atRisk}} pourraient y perdre", { atRisk }));
  return t("À {{fee}} par an, sur {{people}} personnes qui ont un prix, {{what}}.", {
    fee,
    people,
    what: [surely, maybe].filter(Boolean).join(t(", et ")),
  });
}
