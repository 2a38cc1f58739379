import { formatKwh, formatNumber, formatPrice } from "@mec/domain/shared";
import { largestPricedPower, type ProducerEstimate, purchaseYears, surplusPrice } from "@mec/energy";
import { amountText, euros } from "../../../parts/point/revenue/revenue-words.ts";
import { t } from "../../../platform/i18n.ts";

export interface SizeRow {
  readonly label: string;
  /** Of the whole roof, then of what keeps a published price. */
  readonly values: readonly [string, string];
}

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

const surplusText = ({ surplusPrice: price }: ProducerEstimate): string =>
  price === null ? t("Prix inconnu") : t("À {{price}}", { price: formatPrice(price, "professional") });

/** Each says what it counts: the two do not compare where one lacks the surplus. */
const sharingText = ({ earnsEur, surplusPrice: price }: ProducerEstimate): string =>
  price === null
    ? t("{{amount}}, sans le surplus", { amount: amountText(earnsEur) })
    : t("{{amount}}, surplus compris", { amount: amountText(earnsEur) });

const allText = ({ sellingAllEur, fullSalePrice: price }: ProducerEstimate): string =>
  sellingAllEur === null || price === null
    ? t("Prix inconnu")
    : t("Environ {{amount}} par an, à {{price}} pendant {{years}}\u00a0ans", {
        amount: euros(sellingAllEur),
        price: formatPrice(price, "professional"),
        years: purchaseYears,
      });

/** "140 kWc", and "100 kWc" at most. */
export const sizeTexts = (powerKw: number): readonly [string, string] => [
  t("{{power}}\u00a0kWc", { power: formatNumber(powerKw, 1) }),
  t("{{power}}\u00a0kWc", { power: formatNumber(largestPricedPower) }),
];

/** What a roof of over 100 kWc earns, whole and kept under it, line by line. */
export function sizeRows(whole: ProducerEstimate, kept: ProducerEstimate): SizeRow[] {
  const row = (label: string, read: (of: ProducerEstimate) => string): SizeRow => ({
    label,
    values: [capital(read(whole)), capital(read(kept))],
  });
  return [
    row(t("Production par an"), ({ producedKwh }) => formatKwh(producedKwh)),
    row(t("En partageant"), sharingText),
    row(t("Surplus vendu au réseau"), surplusText),
    row(t("À tout vendre au réseau"), allText),
  ];
}

/** Why the greater one lacks a price, and of when the other's is. */
export const thresholdText = (day: string): string =>
  t(
    "Au-dessus de {{power}}\u00a0kWc, la vente au réseau n’a plus de tarif publié\u00a0: son prix se fixe par appel d’offres, simplifié jusqu’à 500\u00a0kWc. Jusqu’à {{power}}\u00a0kWc, dernier tarif connu\u00a0: {{source}}.",
    {
      power: formatNumber(largestPricedPower),
      source: surplusPrice({ type: "photovoltaic", powerKw: largestPricedPower }, day).source,
    },
  );
