import type { AskedOfMember } from "@mec/api/study";
import { formatNumber, formatWholeEuro, isMixedVat } from "@mec/domain/shared";
import {
  energyText,
  laterCase,
  paidEachYear,
  type SumOverYears,
  wholeEuros,
  wholeSum,
  yearlyCostLabels,
} from "@mec/domain/study";
import type { EstimateFigures } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { mixedVatText } from "./mixed-vat.ts";
import { gainText, isLoss, ownSaving, type Range, rangeText, type Saving } from "./net-words.ts";

/** The figures that the words describe: an estimate on the page, or one that comes with a price. */
export type Sum = Omit<
  EstimateFigures,
  | "caution"
  | "localShare"
  | "withoutExemptionEur"
  | "withoutExemptionWithVatEur"
  | "exemptionEur"
  | "isNetworkSupposed"
  | "isListOfHomes"
  | "isVatCounted"
  | "productionShare"
  | "ownCostsEur"
> &
  Saving & {
    readonly withoutExemptionWithVatEur?: Range | null | undefined;
    readonly later?: SumOverYears["later"] | undefined;
    readonly engagement?: SumOverYears["engagement"];
  };
type Costs = Parameters<typeof paidEachYear>[0];
const times = ({ low, high }: Range, factor: number): Range => ({ low: low * factor, high: high * factor });
const plus = ({ low, high }: Range, eur: number): Range => ({ low: low + eur, high: high + eur });

/** The yearly costs besides the energy, €. */
const paidPerYear = (costs: Costs): number => paidEachYear(costs).reduce((all, { eur }) => all + eur, 0);

interface Supposed {
  /** Of who gets his VAT back; null for others. */
  readonly savingWithoutVatEur?: Range | null | undefined;
  readonly vatRegime: AskedOfMember["vatRegime"];
  readonly caution: string | null;
  /** Which plants that are counted do not run yet. */
  readonly plannedText?: string | null | undefined;
}

/** What an estimate supposes: plants to come, what the owner has not said yet, and the caution about the excise exemption. */
export function suppositions({ vatRegime, savingWithoutVatEur, caution, plannedText }: Supposed): string[] {
  const vat = savingWithoutVatEur
    ? t(
        "La TVA n’est pas encore dite par tous ceux qui vendent\u00a0: sans effet pour vous, qui la récupérez.",
      )
    : t(
        "La TVA n’est pas encore dite par tous ceux qui vendent\u00a0: nous la comptons, c’est le cas le plus cher pour vous.",
      );
  const mixed = !isMixedVat(vatRegime)
    ? []
    : savingWithoutVatEur
      ? [
          t(
            "Certains panneaux sont vendus sans TVA, d’autres avec\u00a0: sans effet sur cette somme HT, puisque vous la récupérez.",
          ),
        ]
      : [mixedVatText(vatRegime)];
  return [
    ...(plannedText ? [plannedText] : []),
    ...(vatRegime === null ? [vat] : mixed),
    ...(caution === null ? [] : [caution]),
  ];
}

/** The energy of an estimate: its money is the verdict's above, and the lines' below. */
export function figuresOf({
  localShare,
  sharedKwh,
}: Pick<EstimateFigures, "localShare" | "sharedKwh">): [name: string, value: string][] {
  return [
    [t("Part locale de votre consommation"), rangeText(times(localShare, 100), "%")],
    [t("Énergie locale par an"), energyText(sharedKwh)],
  ];
}

/** "+22 à 54 €": signed, like the costs in the lines beside it. */
function signedText({ low, high }: Range): string {
  if (low < 0) return gainText({ low, high });
  const told = { least: formatNumber(low), most: formatNumber(high) };
  return low === high ? t("+{{least}}\u00a0€", told) : t("+{{least}} à {{most}}\u00a0€", told);
}

/** One line per item, then their sum, then the first year: whole euros that add up to the sum as it is told elsewhere. */
function linesOfCosts(costs: Costs, saving: Range): [name: string, value: string][] {
  const paid = paidEachYear(costs);
  const amounts = paid.map(({ eur }) => eur);
  const [low, high] = [wholeSum(saving.low, amounts), wholeSum(saving.high, amounts)];
  const left = { low: low.left, high: high.left };
  const energy = { low: low.energy, high: high.energy };
  const lines: [string, string][] = [
    // What may be a loss is not called saved.
    [isLoss(energy) ? t("Sur l’énergie") : t("Économisé sur l’énergie"), signedText(energy)],
    ...paid.map(({ cost, eur }): [string, string] => [
      t(yearlyCostLabels[cost]),
      formatWholeEuro(-wholeEuros(eur)),
    ]),
  ];
  if (costs.membershipEur === null) {
    lines.push([t(yearlyCostLabels.membershipEur), t("pas encore fixée, non comptée")]);
  }
  lines.push([t("En tout par an"), gainText(left)]);
  if (costs.entranceEur === 0) return lines;
  const entrance = wholeEuros(costs.entranceEur);
  return [
    ...lines,
    [t("Droit d’entrée, une seule fois"), formatWholeEuro(-entrance)],
    [t("La première année"), gainText(plus(left, -entrance))],
  ];
}

/** The name of a line, in the tax of the sum. */
const inTaxOf = ({ savingWithoutVatEur, isVatCounted }: Saving, name: string): string => {
  if (savingWithoutVatEur) return t("{{name}}, HT", { name });
  return isVatCounted ? t("{{name}}, TTC", { name }) : name;
};

/** The year without the exemption, and what its end takes of it: of the least energy, and of the most. */
export interface Ended {
  readonly left: Range;
  readonly taken: Range;
}

/** Whether two amounts differ by rounding alone. */
const isRounding = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/**
 * What lies between both sums at each end, in whole euros as both are read, where that is what the end takes: each end of one is then
 * of the same case as that of the other, and the lines add up to the euro. Null where their ends are of different cases.
 */
function betweenCases(sum: Saving, { left, taken }: Ended): readonly [low: number, high: number] | null {
  const { low, high } = ownSaving(sum);
  const between = [wholeEuros(low) - wholeEuros(left.low), wholeEuros(high) - wholeEuros(left.high)] as const;
  const isOne = between[0] === between[1] && wholeEuros(low) === wholeEuros(high);
  const isTaken =
    isRounding(between[0], wholeEuros(taken.low)) && isRounding(between[1], wholeEuros(taken.high));
  return isOne || isTaken ? between : null;
}

/** Whether the sum less what the end takes is, at each end, what is left. */
export const addsUp = (sum: Saving, ended: Ended): boolean => betweenCases(sum, ended) !== null;

/** The sum with that other case in its place: its lines stand first, as that case does wherever both are told. */
export const endedSum = (sum: Sum, { left }: Ended): Sum =>
  sum.savingWithoutVatEur ? { ...sum, savingWithoutVatEur: left } : { ...sum, savingEur: left };

/**
 * What the exemption leaves besides, and the sum with it, in whole euros that add up where both sums have the same cases at their ends.
 * The least energy need not be that of the least favourable case: the ends then differ by no euros that anybody pays.
 */
export function linesOfExemption(sum: Saving, ended: Ended): [name: string, value: string][] {
  const { taken } = ended;
  const [low, high] = betweenCases(sum, ended) ?? [wholeEuros(taken.low), wholeEuros(taken.high)];
  return [
    [inTaxOf(sum, t("Exonération d’accise")), signedText({ low, high })],
    [inTaxOf(sum, t("En tout par an")), gainText(ownSaving(sum))],
  ];
}

/** What the saving is made of, when costs come besides the energy: in the tax of the saving, which a business is told. */
export function linesOf(estimate: Sum): [name: string, value: string][] {
  const { savingWithoutVatEur: saving, costsWithoutVat: costs, savingEur } = estimate;
  const lines = saving && costs ? linesOfCosts(costs, saving) : linesOfCosts(estimate, savingEur);
  return lines.map(([name, value]) => [inTaxOf(estimate, name), value]);
}

/** The same with VAT, for a business that does not reclaim it, of two cases without the exemption; null for a home, whose lines are with VAT. */
export const linesWithVat = (estimate: Sum, isEnded = false): [name: string, value: string][] | null =>
  estimate.savingWithoutVatEur &&
  linesOfCosts(estimate, (isEnded && estimate.withoutExemptionWithVatEur) || estimate.savingEur);

/** The other cases of such a business, with VAT like the lines beside them. */
export function casesWithVat(
  { savingEur, savingWithoutVatEur, withoutExemptionWithVatEur: ended, later = null, engagement }: Sum,
  isEnded = false,
): [name: string, value: string][] {
  if (!savingWithoutVatEur) return [];
  const [name, range] = isEnded
    ? [t("Avec l’exonération d’accise"), savingEur]
    : [t("Si l’exonération d’accise s’arrêtait"), ended];
  const told =
    later && laterCase({ later: { ...later, savingWithoutVatEur: null }, isVatCounted: true, engagement });
  return [
    ...(ended && range ? [[name, gainText(range, t("€\u00a0TTC"))] as [string, string]] : []),
    ...(told ? [[told[0], told[1]] as [string, string]] : []),
  ];
}

/** What the network option would bring on top of the saving, which leaves it out; null where it is not available. */
export function optionText({ networkOptionEur: option }: Sum): string | null {
  if (!option) return null;
  if (option.high <= 0) {
    return t(
      "Ce projet peut choisir l’option de réseau des projets situés derrière un même poste. Elle ne vous apporterait rien.",
    );
  }
  return t(
    "Ce projet peut choisir l’option de réseau des projets situés derrière un même poste\u00a0: {{amount}} par an de plus, si votre fournisseur la répercute. Elle n’est pas comptée dans cette somme.",
    { amount: rangeText({ low: Math.max(0, option.low), high: option.high }, "€") },
  );
}

/** Why a project would not save money: nothing to share, at the hours of this use or at all, too little of it, or a local kWh dearer than the supplier's. */
export function whyNot(estimate: Sum): string | null {
  const { saves, sharedKwh, energyEur, savingWithoutVatEur } = estimate;
  if (saves) return null;
  if (sharedKwh.low < 1)
    return t("Ce projet n’a pour l’instant aucune énergie à partager aux heures où vous consommez.");
  if (savingWithoutVatEur) {
    return t(
      "Ce calcul est hors taxes, comme pour toute entreprise qui récupère la TVA. L’énergie locale vous épargne moins chez votre fournisseur que ce qu’il en coûte de participer.",
    );
  }
  if (energyEur.high > 0) {
    return t(
      "Ce que l’énergie locale vous ferait économiser ne couvre pas les {{cost}} par an qu’il en coûte de participer.",
      { cost: formatWholeEuro(paidPerYear(estimate)) },
    );
  }
  const extra = { low: -energyEur.high / sharedKwh.low, high: -energyEur.low / sharedKwh.high };
  return t(
    "Chaque kWh local vous coûterait {{extra}} de plus que celui de votre fournisseur\u00a0: l’acheminement (TURPE) reste dû en plus du prix local.",
    { extra: rangeText(times(extra, 100), "c€", 1) },
  );
}
