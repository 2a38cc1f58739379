import type { EstimateFigures } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { ofFirstYear } from "./net-sentence.ts";
import { euroOf, feeText, gainText, type Net, ownSaving, type Range } from "./net-words.ts";
import { otherCaseText } from "./other-case.ts";

/** What one place saves in a year, once all is paid, its contribution too. */
export type PlaceSum = Omit<Net, "saves"> & {
  readonly withoutExemptionEur?: EstimateFigures["withoutExemptionEur"] | undefined;
  /** Whether the case without the excise exemption stands beside its sum. */
  readonly isUnexempted: boolean;
  /** Whether it is the first year's, at a price that changes. */
  readonly isIndexed?: boolean | undefined;
};

/** Each part is rounded as it is read: the total is the one that a reader finds. */
function added(ranges: readonly Range[]): Range {
  const total = (side: keyof Range) => ranges.reduce((sum, range) => sum + Number(range[side].toFixed(0)), 0);
  return { low: total("low"), high: total("high") };
}

/** A home's sum has its VAT as a town hall's does; one without cannot be added to one with it. */
function commonTax(sums: readonly PlaceSum[]): Pick<PlaceSum, "savingWithoutVatEur" | "isVatCounted"> | null {
  const without = sums.filter(({ savingWithoutVatEur }) => savingWithoutVatEur !== null);
  if (without.length === 0) {
    return { savingWithoutVatEur: null, isVatCounted: sums.some(({ isVatCounted }) => isVatCounted) };
  }
  return without.length === sums.length ? { savingWithoutVatEur: added(sums.map(ownSaving)) } : null;
}

/** Each place pays its own contribution, and each sum counts it, or not as long as it is not settled. */
function addedFee(sums: readonly PlaceSum[]): string {
  const fees = sums.flatMap(({ membershipEur }) => membershipEur ?? []);
  if (fees.length > 0 && fees.length < sums.length) return t("cotisation comprise là où elle est fixée");
  return feeText(fees.length === 0 ? null : Math.max(...fees));
}

/** Whose sum it is: of all the places, or of those whose sum is known. */
const placesText = (count: number, places: number): string =>
  count < places
    ? t("{{count}} de vos {{places}}\u00a0lieux", { count, places })
    : t("Vos {{count}}\u00a0lieux", { count });

/**
 * What all places of one person save together, then the same if the exemption ended, where that stands beside each of them.
 * Empty for one place, and where their sums have not the same tax.
 */
export function addedTexts(sums: readonly PlaceSum[], places = sums.length): string[] {
  const tax = commonTax(sums);
  if (sums.length < 2 || !tax) return [];
  const told = t("{{places}}\u00a0: {{gain}} par an, {{fee}}", {
    places: placesText(sums.length, places),
    gain: gainText(added(sums.map(ownSaving)), euroOf(tax)),
    fee: addedFee(sums),
  });
  const others = sums.flatMap(({ isUnexempted, withoutExemptionEur }) =>
    isUnexempted && withoutExemptionEur ? [withoutExemptionEur] : [],
  );
  const other =
    others.length === sums.length ? otherCaseText({ ...tax, withoutExemptionEur: added(others) }) : null;
  return [
    `${ofFirstYear(
      told,
      sums.some(({ isIndexed }) => isIndexed),
    )}.`,
    ...(other ? [other] : []),
  ];
}
