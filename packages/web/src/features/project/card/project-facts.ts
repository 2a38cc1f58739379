import type { PublicProject } from "@mec/api/project";
import { productionTypeLabels } from "@mec/domain/point";
import { formatNumber, type PriceRange, plural, type VatRegime } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { usePrices } from "../../../platform/profile-type.ts";

type Prices = Pick<ReturnType<typeof usePrices>, "shown" | "format">;

/** "11,5 à 13 c€/kWh TTC", as this visitor reads prices; "11,5 à 13 c€/kWh, sans TVA à ajouter" where none is added. */
export const rangeText = (
  { min, max }: PriceRange,
  { shown, format }: Prices,
  vatRegime?: VatRegime,
): string => `${formatNumber(shown(min, vatRegime) * 100)} à ${format(max, vatRegime)}`;

export function priceText({ price, vatRegime, numberOfProducers }: PublicProject, prices: Prices): string {
  if (price) return rangeText(price, prices, vatRegime ?? null);
  return numberOfProducers > 0 ? t("Électricité offerte") : t("Prix à venir");
}

export const townOf = ({ address }: PublicProject): string =>
  `${address.city} (${address.postCode.slice(0, 2)})`;

export const sourcesText = ({ productionTypes }: PublicProject): string =>
  productionTypes.map((type) => t(productionTypeLabels[type])).join(", ");

export function peopleText({ numberOfConsumers, numberOfProducers }: PublicProject): string {
  const consumers = plural(numberOfConsumers, t("consommateur"), t("consommateurs"));
  return `${plural(numberOfProducers, t("producteur"), t("producteurs"))}, ${consumers}`;
}

/** The part of the yearly production that the participants already consume, from 0 to 100; null when it is not public. */
export function pledgedPercent({ gauge: { pledgedShare } }: PublicProject): number | null {
  return pledgedShare === null ? null : Math.min(100, Math.round(pledgedShare * 100));
}
