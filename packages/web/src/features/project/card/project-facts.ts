import type { PublicProject } from "@mec/api/project";
import { productionTypeLabels } from "@mec/domain/point";
import { formatNumber, formatTaxIncluded, type PriceRange, plural, type VatRegime } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { usePrices } from "../../../platform/profile-type.ts";

type Prices = Pick<ReturnType<typeof usePrices>, "profileType" | "shown" | "format">;

/** Prices whose tax is in them. */
const taxIncluded = { shown: (price: number) => price, format: formatTaxIncluded };

/** "11,5 à 13 c€/kWh TTC", as this visitor reads prices; "11,5 à 13 c€/kWh, sans TVA à ajouter" where none is added. */
export const rangeText = (
  { min, max }: PriceRange,
  { shown, format }: Omit<Prices, "profileType">,
  vatRegime?: VatRegime,
): string => `${formatNumber(shown(min, vatRegime) * 100)} à ${format(max, vatRegime)}`;

type Priced = Pick<PublicProject, "price" | "priceWithTax" | "vatRegime" | "numberOfProducers">;

export function priceText(project: Priced, prices: Prices): string {
  const { price, priceWithTax, vatRegime, numberOfProducers } = project;
  // Where sellers differ, each price has the VAT of who asks it: an average of theirs is asked by nobody.
  if (priceWithTax && prices.profileType === "individual") return rangeText(priceWithTax, taxIncluded);
  if (price) return rangeText(price, prices, vatRegime ?? null);
  return numberOfProducers > 0 ? t("Électricité offerte") : t("Prix à venir");
}

export const townOf = ({ address }: PublicProject): string =>
  `${address.city} (${address.postCode.slice(0, 2)})`;

export const sourcesText = ({ productionTypes }: PublicProject): string =>
  productionTypes.map((type) => t(productionTypeLabels[type])).join(", ");

/** Plants and places are what is counted: one person may have several. */
export function peopleText({
  numberOfConsumers,
  numberOfProducers,
}: Pick<PublicProject, "numberOfConsumers" | "numberOfProducers">): string {
  const places = plural(numberOfConsumers, t("lieu"), t("lieux"));
  return `${plural(numberOfProducers, t("installation"), t("installations"))}, ${places}`;
}

/** The part of the yearly production that the participants already consume, from 0 to 100; null when it is not public. */
export function pledgedPercent({ gauge: { pledgedShare } }: PublicProject): number | null {
  return pledgedShare === null ? null : Math.min(100, Math.round(pledgedShare * 100));
}
