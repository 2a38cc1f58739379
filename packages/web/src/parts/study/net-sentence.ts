import type { Indexed } from "@mec/api/study";
import { formatWholeEuro } from "@mec/domain/shared";
import { laterCase, laterCases, type NamedSum, wholeEuros, worstCase } from "@mec/domain/study";
import { t } from "../../platform/i18n.ts";
import {
  amountText,
  euroOf,
  feeText,
  gainText,
  isLoss,
  type Net,
  netText,
  ownGain,
  ownSaving,
  type Saving,
  yearlyText,
} from "./net-words.ts";

type Later = Pick<Indexed, "later"> & Pick<Saving, "isVatCounted">;

/** A sum, and that it is at the price of the start where that changes: the first year itself may have an entrance to pay besides. */
export const ofFirstYear = (sum: string, isIndexed: boolean): string =>
  isIndexed ? t("{{sum}}, au prix de départ", { sum }) : sum;

type FirstYear = Saving & { readonly entranceEur?: number | undefined };

/** What is left of the first year, once what is paid on entering is: the sum of each year less it, as both are read. */
export function firstYearSaving({ entranceEur = 0, ...sum }: FirstYear): Saving["savingEur"] {
  const { low, high } = ownSaving(sum);
  const entrance = wholeEuros(entranceEur);
  return { low: wholeEuros(low) - entrance, high: wholeEuros(high) - entrance };
}

/** The same by its name, beside the sum of each year, which is without it; null where nothing is paid on entering. */
export function firstYearCase(sum: FirstYear): NamedSum | null {
  const entrance = wholeEuros(sum.entranceEur ?? 0);
  if (entrance === 0) return null;
  return [
    t("1re année, droit d’entrée de {{entrance}} compris", { entrance: formatWholeEuro(entrance) }),
    gainText(firstYearSaving(sum), euroOf(sum)),
  ];
}

/** The same in one sentence. */
export function firstYearText(sum: FirstYear): string | null {
  const entrance = wholeEuros(sum.entranceEur ?? 0);
  if (entrance === 0) return null;
  return t("La première année, droit d’entrée de {{entrance}} compris\u00a0: {{gain}}.", {
    entrance: formatWholeEuro(entrance),
    gain: gainText(firstYearSaving(sum), euroOf(sum)),
  });
}

/** Whether both risks at once lose money, to the euro that is read. */
export const losesInWorstCase = ({ later }: Pick<Later, "later">): boolean =>
  !!later?.withoutExemptionEur && isLoss(later.withoutExemptionEur);

/**
 * What is paid before it starts, the first year and a later one, where they are not as the others.
 * @param dues what is paid early (`duesCase`)
 */
export const yearsOf = (sum: FirstYear & Later, dues: NamedSum | null): NamedSum[] =>
  [dues, firstYearCase(sum), ...laterCases(sum)].filter((one) => one !== null);

/** Single years: one that loses, in a case that no line above tells to lose, stands beside the sum, a later one in both its cases; of the others, the first is in the sum's own lines. */
export function yearsTold(
  sum: FirstYear & Later & { readonly withoutExemptionEur: Saving["savingEur"] | null },
): {
  readonly open: readonly NamedSum[];
  readonly folded: readonly NamedSum[];
} {
  const [first, later] = [firstYearCase(sum), laterCase(sum)];
  const losesFirst = first !== null && isLoss(firstYearSaving(sum));
  const losesLater = sum.later !== null && isLoss(ownSaving(sum.later));
  const worst = worstCase(sum);
  const isEndTold = sum.withoutExemptionEur !== null && isLoss(sum.withoutExemptionEur);
  const losesBoth = worst !== null && losesInWorstCase(sum) && (losesLater || !isEndTold);
  const some = (years: readonly (NamedSum | null)[]) => years.filter((one) => one !== null);
  return {
    open: some([losesFirst ? first : null, losesLater ? later : null, losesBoth ? worst : null]),
    folded: some([losesLater ? null : later, losesBoth ? null : worst]),
  };
}

/** The same for an owner, after what is left of the first year: "de 8 à 86 € d’économie par an, de 2 à 71 € d’économie l’année 5". */
export function gainsOverYears(sum: Saving & Later): string {
  const gain = ownGain(sum);
  if (!sum.later) return t("{{amount}} par an", { amount: gain });
  const { year } = sum.later;
  return t("{{gain}} par an, {{later}} l’année {{year}}", {
    gain,
    later: ownGain({ ...sum.later, isVatCounted: sum.isVatCounted }),
    year,
  });
}

/** What the sums beside people's names count, the same for all but where the price of some changes. */
export const feeOfFirstYear = (
  people: readonly (Pick<Net, "membershipEur"> & Pick<Indexed, "isIndexed">)[],
): string =>
  ofFirstYear(
    feeText(people[0]?.membershipEur ?? null),
    people.some(({ isIndexed }) => isIndexed),
  );

/** A sum in its parts: whose prices it rests on, what is left in a year, and what that counts. */
export interface NetParts {
  readonly whose: string;
  readonly gain: string;
  readonly counted: string;
  /** The same without the year, where each case stands before it: the first says it. */
  readonly countedOfCases: string;
}

type NetSum = Net &
  Pick<Indexed, "isIndexed"> & {
    readonly isContractKnown: boolean;
    /** Whether the network's part is that of a smaller connection. */
    readonly isNetworkSupposed?: boolean | undefined;
    /** Whether a business' prices are those of a list for homes. */
    readonly isListOfHomes?: boolean | undefined;
  };

function whoseText(sum: NetSum): string {
  if (sum.isContractKnown) {
    if (sum.isListOfHomes) return t("Avec votre contrat, au tarif d’un foyer faute du vôtre\u00a0:");
    return sum.isNetworkSupposed
      ? t("Avec votre contrat, le réseau compté comme pour 36\u00a0kVA au plus\u00a0:")
      : t("Avec votre contrat\u00a0:");
  }
  // The table is a home's: a business has no other at hand, and above 36 kVA none is its own.
  if (sum.isNetworkSupposed)
    return t("Sans votre prix, qui est propre à votre contrat, au tarif d’un foyer\u00a0:");
  return sum.savingWithoutVatEur || sum.isVatCounted
    ? t("Au tarif réglementé résidentiel, faute de connaître votre contrat\u00a0:")
    : t("Au tarif réglementé, faute de connaître votre contrat\u00a0:");
}

/** The net saving at a price, to be read from its gain on; null when there is none. */
export function netParts(sum: NetSum): NetParts | null {
  if (netText(sum) === null) return null;
  const countedOfCases = ofFirstYear(feeText(sum.membershipEur), sum.isIndexed);
  return {
    whose: whoseText(sum),
    gain: amountText(sum),
    counted: yearlyText(countedOfCases),
    countedOfCases,
  };
}
