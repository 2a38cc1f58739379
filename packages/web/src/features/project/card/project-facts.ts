import type { PublicProject } from "@mec/api/project";
import { productionTypeLabels } from "@mec/domain/point";
import { formatBareRange, type ProfileType, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

type Priced = Pick<PublicProject, "price" | "vatRegime" | "numberOfProducers">;

/** "12 à 14,4 c€/kWh TTC", as this visitor reads prices; "10 à 12 c€/kWh, sans TVA à ajouter" where none is added. */
export function priceText({ price, vatRegime, numberOfProducers }: Priced, profileType: ProfileType): string {
  if (price) return formatBareRange(price, profileType, vatRegime ?? null);
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
