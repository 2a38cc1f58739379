import { exemptedName, isSureLoss } from "@mec/domain/study";
import {
  type EstimateFigures,
  exemptionSureUntil,
  inWholeEuros,
  type PlaceAlone,
  takesMoreThanAll,
  toldTogether,
} from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { ofFirstYear } from "./net-sentence.ts";
import { capital, euroOf, feeText, gainText, type Net, ownSaving, type Range } from "./net-words.ts";
import { otherCaseText } from "./other-case.ts";

/** What one place saves in a year, once all is paid, its contribution too. */
export type PlaceSum = Omit<Net, "saves"> & {
  readonly withoutExemptionEur?: EstimateFigures["withoutExemptionEur"] | undefined;
  /** Whether the case without the excise exemption stands beside its sum. */
  readonly isUnexempted: boolean;
  /** Whether it is the first year's, at a price that changes. */
  readonly isIndexed?: boolean | undefined;
  /** Places of one project share what it produces. */
  readonly projectId: string;
  /** A price that was proposed or accepted, and not an estimate: it counts the person's others that have one. */
  readonly isPriced?: boolean | undefined;
} & { readonly [Figure in "productionShare" | "ownCostsEur"]?: EstimateFigures[Figure] | undefined };

type SumOf = (place: PlaceSum) => Range;

/** The places of each project. */
const byProject = (sums: readonly PlaceSum[]): PlaceSum[][] =>
  [...new Set(sums.map(({ projectId }) => projectId))].map((id) =>
    sums.filter(({ projectId }) => projectId === id),
  );

/** The places, each alone; null where a server of the former release does not say what one takes of its project. */
function alone(places: readonly PlaceSum[], sumOf: SumOf): PlaceAlone[] | null {
  const known = places.flatMap((place) => {
    const { productionShare, ownCostsEur } = place;
    return productionShare && ownCostsEur !== undefined
      ? [{ productionShare, ownCostsEur, ownEur: sumOf(place) }]
      : [];
  });
  return known.length === places.length ? known : null;
}

/** Whether all its project produces is not enough for these places. */
const areTooMany = (places: readonly PlaceSum[]): boolean => {
  const each = alone(places, ownSaving);
  return each !== null && takesMoreThanAll(each);
};

/** What all save together: what each does, or less where they want more than there is. */
const added = (sums: readonly PlaceSum[], sumOf: SumOf): Range =>
  inWholeEuros(
    byProject(sums).flatMap((places) => {
      const each = alone(places, sumOf);
      return each ? [toldTogether(each)] : places.map(sumOf);
    }),
  );

/** A home's sum has its VAT as a town hall's does; one without cannot be added to one with it. */
function commonTax(sums: readonly PlaceSum[]): Pick<PlaceSum, "savingWithoutVatEur" | "isVatCounted"> | null {
  const without = sums.filter(({ savingWithoutVatEur }) => savingWithoutVatEur !== null);
  if (without.length === 0) {
    return { savingWithoutVatEur: null, isVatCounted: sums.some(({ isVatCounted }) => isVatCounted) };
  }
  return without.length === sums.length ? { savingWithoutVatEur: added(sums, ownSaving) } : null;
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

/** What all places of one person save together, in sentences. */
export interface AddedTexts {
  readonly told: string;
  /** The same if the exemption ended, where that stands beside each of them. */
  readonly other: string | null;
  /** That places of one project share what it produces, and whether the total counts that. */
  readonly shared: string | null;
}

function sharedText(sums: readonly PlaceSum[]): string | null {
  const projects = byProject(sums);
  if (projects.some(areTooMany))
    return t(
      "Ensemble, ils prendraient plus que ce qui est produit\u00a0: ce total compte qu’ils se le partagent.",
    );
  if (projects.every((places) => places.length === 1)) return null;
  if (sums.every(({ isPriced }) => isPriced))
    return t("Ils se partagent la même production\u00a0: chaque somme en tient compte.");
  return projects.length === 1
    ? t("Ils se partagent la même production\u00a0: chaque somme est calculée lieu par lieu.")
    : t("Ceux d’un même projet se partagent sa production\u00a0: chaque somme est calculée lieu par lieu.");
}

/** Those whose sums are added: all, or the priced ones alone where an estimate has another tax, which its place's answers may still change. */
function addable(sums: readonly PlaceSum[]): readonly PlaceSum[] {
  return commonTax(sums) ? sums : sums.filter(({ isPriced }) => isPriced);
}

/**
 * Null for one place, and where their sums have not the same tax. Of two cases of the exemption the one without it stands first, as
 * for one place (`exemptionCases`), unless the year begins before its announced end.
 */
export function addedTexts(
  all: readonly PlaceSum[],
  { total = all.length, isEndedFirst = true } = {},
): AddedTexts | null {
  const sums = addable(all);
  const tax = commonTax(sums);
  if (sums.length < 2 || !tax) return null;
  const isFirstYear = sums.some(({ isIndexed }) => isIndexed);
  const line = (name: string, range: Range): string => {
    const told = t("{{name}}\u00a0: {{gain}} par an, {{fee}}", {
      name,
      gain: gainText(range, euroOf(tax)),
      fee: addedFee(sums),
    });
    return `${ofFirstYear(told, isFirstYear)}.`;
  };
  const places = placesText(sums.length, total);
  const kept = added(sums, ownSaving);
  const shared = sharedText(sums);
  const hasOther = sums.every(({ isUnexempted, withoutExemptionEur }) => isUnexempted && withoutExemptionEur);
  if (!hasOther) return { told: line(places, kept), other: null, shared };
  const ended = added(sums, (sum) => sum.withoutExemptionEur ?? ownSaving(sum));
  if (!isEndedFirst || isSureLoss(kept))
    return { told: line(places, kept), other: otherCaseText({ ...tax, withoutExemptionEur: ended }), shared };
  return {
    told: line(t("{{places}}, si l’exonération d’accise s’arrêtait", { places }), ended),
    other: t("{{name}}\u00a0: {{gain}} par an.", {
      name: capital(exemptedName(exemptionSureUntil())),
      gain: gainText(kept, euroOf(tax)),
    }),
    shared,
  };
}
