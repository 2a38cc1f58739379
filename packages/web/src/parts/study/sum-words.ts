import type { AskedOfMember } from "@mec/api/study";
import { formatEuro, formatNumber } from "@mec/domain/shared";
import { paidEachYear, yearlyCostLabels } from "@mec/domain/study";
import type { EstimateFigures } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

type Range = EstimateFigures["savingEur"];
/** The figures that the words describe: an estimate on the page, or one that comes with a price. */
export type Sum = Omit<EstimateFigures, "caution" | "localShare" | "withoutExemptionEur">;
const NBSP = "\u00a0";
/** A number as text, never "-0". */
const digits = (value: number, decimals: number) =>
  formatNumber(Number(value.toFixed(decimals)) + 0, decimals);

/** "de 20 à 30 %", or one value when both read the same. */
export function rangeText({ low, high }: Range, unit: string, decimals = 0): string {
  const [from, to] = [digits(low, decimals), digits(high, decimals)];
  const range = from === to ? from : t("de {{from}} à {{to}}", { from, to });
  return `${range}${NBSP}${unit}`;
}

const times = ({ low, high }: Range, factor: number): Range => ({ low: low * factor, high: high * factor });

/** The net saving, or the extra cost when even the best case costs money. */
function moneyOf({ savingEur: { low, high } }: Sum): [name: string, value: string] {
  if (high < 0) return [t("Surcoût par an, TTC"), rangeText({ low: -high, high: -low }, "€")];
  return [t("Économie par an, TTC"), gainText({ low, high })];
}

/** A gain over its cases: "de 8 à 86 €", "de 4 € de perte à 8 € d’économie"; a loss is always called one. */
export function gainText({ low, high }: Range): string {
  const [least, most] = [Number(low.toFixed(0)), Number(high.toFixed(0))];
  if (least >= 0) return rangeText({ low, high }, "€");
  if (most <= 0) return t("{{cost}} de perte", { cost: rangeText({ low: -high, high: -low }, "€") });
  return t("de {{cost}} de perte à {{gain}} d’économie", { cost: rounded(-low), gain: rounded(high) });
}

/** The yearly costs besides the energy, €. */
const paidPerYear = (sum: Sum): number => paidEachYear(sum).reduce((all, { eur }) => all + eur, 0);

interface Supposed {
  readonly vatRegime: AskedOfMember["vatRegime"];
  readonly caution: string | null;
}

/** What is left of the saving once all costs are paid. */
type Net = Pick<Sum, "saves" | "savingEur" | "membershipEur">;

/** Whether a sum counts the contribution: one that is not settled is neither counted nor nothing. */
export function feeText(membershipEur: number | null): string {
  if (membershipEur === null) return t("cotisation pas encore fixée");
  return membershipEur > 0 ? t("cotisation comprise") : t("sans cotisation");
}

/** "de 8 à 86 € par an, cotisation comprise"; null when even the best case would not save money. */
export function netText(sum: Net): string | null {
  if (!sum.saves || sum.savingEur.high <= 0) return null;
  const gain = gainText(sum.savingEur);
  const isOneFigure = sum.savingEur.low.toFixed(0) === sum.savingEur.high.toFixed(0);
  const amount = isOneFigure ? t("environ {{gain}}", { gain }) : gain;
  return t("{{amount}} par an, {{fee}}", { amount, fee: feeText(sum.membershipEur) });
}

/** The net saving at a price, and which contract's prices it rests on; null when there is none. */
export function netSentence(sum: Net & { readonly isContractKnown: boolean }): string | null {
  const net = netText(sum);
  if (!net) return null;
  return sum.isContractKnown
    ? t("Avec votre contrat\u00a0: {{net}}.", { net })
    : t("Au tarif réglementé, faute de connaître votre contrat\u00a0: {{net}}.", { net });
}

/** What a sum takes for true as long as nobody has said it, and the year without the excise exemption. */
export function suppositions({ vatRegime, caution }: Supposed): string[] {
  const vat = t(
    "Le porteur n’a pas encore dit s’il facture la TVA\u00a0: nous la comptons, c’est le cas le plus cher pour vous.",
  );
  return [...(vatRegime === null ? [vat] : []), ...(caution === null ? [] : [caution])];
}

const rounded = (value: number) => `${digits(value, 0)}${NBSP}€`;

/** The three figures of an estimate. */
export function figuresOf(estimate: EstimateFigures): [name: string, value: string][] {
  const { localShare, sharedKwh } = estimate;
  return [
    [t("Part locale de votre consommation"), rangeText(times(localShare, 100), "%")],
    [t("Énergie locale par an"), rangeText(sharedKwh, "kWh")],
    moneyOf(estimate),
  ];
}

/** What the saving is made of, when costs come besides the energy: one line per item; then the first year, and without VAT. */
export function linesOf(estimate: Sum): [name: string, value: string][] {
  const { energyEur, firstYearEur, entranceEur, savingWithoutVatEur } = estimate;
  const lines: [string, string][] = [
    [t("Énergie locale au lieu du fournisseur"), rangeText(energyEur, "€")],
    ...paidEachYear(estimate).map(({ cost, eur }): [string, string] => [
      t(yearlyCostLabels[cost]),
      formatEuro(-eur),
    ]),
  ];
  if (estimate.membershipEur === null) {
    lines.push([t(yearlyCostLabels.membershipEur), t("pas encore fixée, non comptée")]);
  }
  if (entranceEur > 0) {
    lines.push(
      [t("Droit d’entrée, une seule fois"), formatEuro(-entranceEur)],
      [t("La première année"), gainText(firstYearEur)],
    );
  }
  if (savingWithoutVatEur) {
    lines.push([t("Hors taxes, si vous récupérez la TVA"), gainText(savingWithoutVatEur)]);
  }
  return lines;
}

/** What the network option would bring on top of the saving, which leaves it out; null where it is not available. */
export function optionText({ networkOptionEur: option }: Sum): string | null {
  if (!option) return null;
  if (option.high <= 0) {
    return t(
      "Ce projet peut choisir l’option de réseau des opérations situées derrière un même poste. Elle ne vous apporterait rien.",
    );
  }
  return t(
    "Ce projet peut choisir l’option de réseau des opérations situées derrière un même poste\u00a0: {{amount}} par an de plus, si votre fournisseur la répercute. Elle n’est pas comptée dans cette somme.",
    { amount: rangeText({ low: Math.max(0, option.low), high: option.high }, "€") },
  );
}

/** Why a project would not save money: nothing to share, too little of it, or a local kWh dearer than the supplier's. */
export function whyNot(estimate: Sum): string | null {
  const { saves, sharedKwh, energyEur } = estimate;
  if (saves) return null;
  if (sharedKwh.low < 1) return t("Ce projet n’a pas encore d’énergie à partager.");
  if (energyEur.high > 0) {
    return t(
      "Ce que l’énergie locale vous ferait économiser ne couvre pas les {{cost}} par an qu’il en coûte de participer.",
      { cost: formatEuro(paidPerYear(estimate)) },
    );
  }
  const extra = { low: -energyEur.high / sharedKwh.low, high: -energyEur.low / sharedKwh.high };
  return t(
    "Chaque kWh local vous coûterait {{extra}} de plus que celui de votre fournisseur\u00a0: l’acheminement (TURPE) reste dû en plus du prix local.",
    { extra: rangeText(times(extra, 100), "c€", 1) },
  );
}
