import type { AcceptancePreview } from "@mec/api/study";
import { formatPriceRange, type ProfileType } from "@mec/domain/shared";
import { euroOf, ownSaving, type Range, rangeText } from "../../../../parts/study/net-words.ts";
import { t } from "../../../../platform/i18n.ts";

export interface Gain {
  text: string;
  /** Whether even his best case costs him money. */
  isLoss: boolean;
  /** At which price: "selon votre fourchette\u00a0: de 10 à 12 c€/kWh HT". */
  atPrice: string;
  /** That price was proposed to him: a column of proposed prices says it. */
  isProposed: boolean;
}

type Person = Pick<
  AcceptancePreview["people"][number],
  "savingEur" | "savingWithoutVatEur" | "isVatCounted" | "price" | "priceFrom"
>;

/** What says the price of a gain: one that was agreed or proposed, else what the project announces. */
function atPrice(
  { price, priceFrom }: Pick<Person, "price" | "priceFrom">,
  { vatRegime }: Pick<AcceptancePreview, "vatRegime">,
  profileType: ProfileType,
): string {
  if (price === null || price.max === 0) return t("pour une énergie donnée");
  const told = { price: formatPriceRange(price, profileType, vatRegime) };
  if (priceFrom === "terms") return t("au prix de ses conditions de vente, {{price}}", told);
  if (priceFrom === "proposal") return t("au prix proposé, {{price}}", told);
  return price.min === price.max
    ? t("à votre prix annoncé, {{price}}", told)
    : t("selon votre fourchette {{price}}", told);
}

/** A gain as a table's column shows it: "de −4 à 8 €". A loss has a minus sign, where sentences say it in words. */
export function signedGain(
  sum: Person,
  preview: Pick<AcceptancePreview, "vatRegime">,
  profileType: ProfileType,
): Gain {
  const range: Range = ownSaving(sum);
  return {
    text: rangeText(range, euroOf(sum)),
    isLoss: Number(range.high.toFixed(0)) <= 0 && Number(range.low.toFixed(0)) < 0,
    atPrice: atPrice(sum, preview, profileType),
    isProposed: sum.priceFrom === "proposal",
  };
}
