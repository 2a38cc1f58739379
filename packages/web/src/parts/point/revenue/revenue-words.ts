import { type Payback, powerUnit } from "@mec/domain/point";
import {
  formatKwh,
  formatNumber,
  formatPercent,
  formatPrice,
  plural,
  type VatRegime,
} from "@mec/domain/shared";
import {
  type BetterPower,
  formatDay,
  localExciseExemption,
  type ProducerEstimate,
  type ProducerInput,
  type Range,
} from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { ceilingOf, type Seller, sellerPrice } from "./seller-price.ts";

/** Whole euros, rounded to tens from a hundred on: more digits would suggest a false precision. */
const rounded = (value: number): string => {
  const step = value >= 100 ? 10 : 1;
  return formatNumber(Math.round(value / step) * step, 0);
};
export const euros = (value: number): string => `${rounded(value)}\u00a0€`;

/** A computed production as a field takes it, to ten kWh. */
export const roundedKwh = (kwh: number): string => String(Math.round(kwh / 10) * 10);

/** "36 kWc ≈ 41 MWh par an". */
export function plantText(
  { type, powerKw }: Pick<ProducerInput["plant"], "type" | "powerKw">,
  { producedKwh }: Pick<ProducerEstimate, "producedKwh">,
): string {
  return t("{{power}} ≈ {{energy}} par an", {
    power: `${formatNumber(powerKw, 1)}\u00a0${powerUnit([type])}`,
    energy: formatKwh(producedKwh),
  });
}

/** "2 400 à 3 900 €", where "a year" is said of all at once; one figure when both ends read the same. */
export const yearAmount = ({ low, high }: Range): string =>
  rounded(low) === rounded(high)
    ? euros(high)
    : t("{{low}} à {{high}}", { low: rounded(low), high: euros(high) });

export const upTo = (amount: number): string => t("jusqu’à {{amount}}", { amount: euros(amount) });

/** "de 2 400 à 3 900 € par an"; one figure when both ends read the same. */
export const amountText = ({ low, high }: Range): string =>
  rounded(low) === rounded(high)
    ? t("environ {{amount}} par an", { amount: euros(high) })
    : t("de {{low}} à {{high}} par an", { low: rounded(low), high: euros(high) });

/** "au lieu de 2 400 à 3 900 €", after the amount that takes its place. */
export const insteadOfText = ({ low, high }: Range): string =>
  rounded(low) === rounded(high)
    ? t("au lieu d’environ {{amount}}", { amount: euros(high) })
    : t("au lieu de {{low}} à {{high}}", { low: rounded(low), high: euros(high) });

type Earned = Pick<ProducerEstimate, "earnsEur"> & {
  // Absent from the answers of a server of the former release.
  readonly todayEur?: Range | null | undefined;
  readonly fullEur?: Range | null | undefined;
};

/** The most that a full project brings, where that is more than those of today do. */
const mostOf = ({ todayEur, fullEur }: Earned): number | null =>
  fullEur && todayEur && rounded(fullEur.high) !== rounded(todayEur.high) && fullEur.high > todayEur.high
    ? fullEur.high
    : null;

const fullOf = ({ todayEur, fullEur, earnsEur }: Earned): Range => (fullEur && todayEur ? fullEur : earnsEur);

/** "jusqu’à 3 900 € par an", where a full project brings more than those of today; else what it brings. */
function fullText(earned: Earned): string {
  const most = mostOf(earned);
  return most === null ? amountText(fullOf(earned)) : t("jusqu’à {{amount}} par an", { amount: euros(most) });
}

/** The same beside others, where "a year" is said of all at once. */
export function fullAmount(earned: Earned): string {
  const most = mostOf(earned);
  return most === null ? yearAmount(fullOf(earned)) : upTo(most);
}

/**
 * "environ 2 400 € par an ici avec les participants d’aujourd’hui, jusqu’à 3 900 € par an si le projet se remplit"; where they are
 * too few to be told of, from few to many.
 */
export const earnsText = (earned: Earned): string =>
  earned.todayEur
    ? t("{{today}} ici avec les participants d’aujourd’hui, {{full}} si le projet se remplit", {
        today: amountText(earned.todayEur),
        full: fullText(earned),
      })
    : t("{{amount}} ici, si le projet se remplit", { amount: amountText(earned.earnsEur) });

/** "de 2 400 à 3 900 € par an en partageant", as long as no project is chosen. */
export const earnsAnywhereText = (estimate: ProducerEstimate): string =>
  t("{{amount}} en partageant", { amount: amountText(estimate.earnsEur) });

/** "contre 3 690 € à tout vendre", where a price is published: none is above 100 kWc. */
export const againstText = ({ sellingAllEur }: Pick<ProducerEstimate, "sellingAllEur">): string =>
  sellingAllEur === null
    ? t("sans le surplus\u00a0: au-dessus de 100\u00a0kWc, son prix se fixe par appel d’offres")
    : t("contre environ {{amount}} à tout vendre", { amount: euros(sellingAllEur) });

/** Why a little less power sells for more. */
export function betterPowerText(
  { powerKw }: Pick<ProducerInput["plant"], "powerKw">,
  { producedKwh }: ProducerEstimate,
  better: BetterPower,
): string {
  const kwh = (producedKwh * better.powerKw) / powerKw;
  const values = {
    power: `${formatNumber(better.powerKw)}\u00a0kWc`,
    price: formatNumber(better.price * 100, 2),
    lower: formatNumber(better.insteadOf * 100, 2),
    more: euros(kwh * better.price),
    less: euros(producedKwh * better.insteadOf),
  };
  return t(
    "En vous limitant à {{power}}, tout vendre rapporterait plus\u00a0: environ {{more}} par an au lieu de {{less}}. Jusqu’à cette puissance, le kWh se vend {{price}} c€ HT, contre {{lower}} c€ HT au-dessus.",
    values,
  );
}

/** Under which price neighbours would still gain if the exemption of local energy ended; null when that is not counted. */
export const withoutExemptionText = (
  { highestPriceWithoutExemption: highest }: Pick<ProducerEstimate, "highestPriceWithoutExemption">,
  seller: Seller,
): string | null =>
  highest === null
    ? null
    : t(
        "Si l’exonération d’accise de l’énergie locale s’arrêtait, vos voisins n’y gagneraient que si votre prix reste sous {{high}}. Une source annonce cette fin le {{day}}, rien ne le confirme.",
        {
          high: sellerPrice(ceilingOf(highest, seller), seller),
          day: formatDay(localExciseExemption.value.announcedEnd),
        },
      );

const yearsText = ({ shortest, longest }: Payback): string =>
  shortest === longest
    ? t("environ {{years}}", { years: plural(longest, t("an"), t("ans")) })
    : t("{{shortest}} à {{longest}}\u00a0ans", { shortest, longest });

/**
 * "Remboursé en 9 à 15 ans": how long the income takes to pay what the panels cost, beside selling everything. Where that has no
 * published price, the surplus has none either, and is not in the income.
 */
export function paybackText(paid: Payback, sellingAll: Payback | null): string {
  const years = yearsText(paid);
  return sellingAll === null
    ? t("Remboursé en {{years}}, sans compter le surplus, l’entretien ni l’emprunt.", { years })
    : t("Remboursé en {{years}}, contre {{others}} à tout vendre, sans compter l’entretien ni l’emprunt.", {
        years,
        others: yearsText(sellingAll),
      });
}

/** "Devis remboursé en 9 à 15 ans": what `paybackText` says, where it was read in full before. */
export function shortPaybackText(paid: Payback, sellingAll: Payback | null): string {
  const years = yearsText(paid);
  return sellingAll === null
    ? t("Devis remboursé en {{years}}, sans compter le surplus.", { years })
    : t("Devis remboursé en {{years}}, contre {{others}} à tout vendre.", {
        years,
        others: yearsText(sellingAll),
      });
}

/** What a year's income leaves out, and what it pays: beside the income, whatever else is folded. */
export function countedText({ membershipEur }: Pick<ProducerEstimate, "membershipEur">): string {
  if (membershipEur === null) return t("Hors TVA, charges et cotisation.");
  return membershipEur === 0
    ? t("Hors TVA et charges, sans cotisation à payer.")
    : t("Hors TVA et charges, une fois payée la cotisation de {{fee}} par an.", {
        fee: euros(membershipEur),
      });
}

/** What lies between the two ends of an income, and which part of the production is sold at each. */
export function casesText({ sharedKwh, producedKwh }: Pick<ProducerEstimate, "sharedKwh" | "producedKwh">) {
  const part = (kwh: number) => formatPercent(kwh / producedKwh);
  return t(
    "Une année ordinaire, du cas où peu de logements participent ({{low}} de votre électricité partagée) à celui où beaucoup consomment en journée ({{high}}).",
    { low: part(sharedKwh.low), high: part(sharedKwh.high) },
  );
}

/** What the figures rest on, so that nobody takes them for a promise; the tax in the words of the price above them. */
export function restsOn(estimate: ProducerEstimate, vatRegime: VatRegime): string {
  const { surplusPrice, fullSalePrice } = estimate;
  const priced = (price: number) => formatPrice(price, "professional", vatRegime);
  const sale =
    surplusPrice === null || fullSalePrice === null
      ? t(
          "Au-dessus de 100 kWc, le surplus et la vente de tout se vendent par appel d’offres, à un prix qui ne nous est pas connu\u00a0: comparez avec votre contrat.",
        )
      : t("Le surplus compte pour {{surplus}}, la vente de tout pour {{all}}, à comparer à votre contrat.", {
          surplus: priced(surplusPrice),
          all: priced(fullSalePrice),
        });
  return `${casesText(estimate)} ${sale}`;
}
