import { prices, type ServiceGroup, type TakenPricing } from "@mec/domain/service";
import { t } from "../../platform/i18n.ts";
import { serviceContents } from "./content.ts";

export const optionNames: Record<TakenPricing, string> = {
  usage: "À l’usage",
  credits: "Crédits",
  free: "Offert",
};

/** "30 € HT par consommateur", "400 € HT pour tout un projet, valables 2 ans". */
export function priceText(
  group: ServiceGroup,
  pricing: TakenPricing,
  amount: (amountExclTax: number) => string,
): string {
  if (pricing === "free") return t("Accordé par notre équipe");
  const { amountExclTax } = prices[group][pricing];
  const { consumers, credits } = serviceContents[group];
  return pricing === "usage"
    ? t("{{price}} par {{unit}}", { price: amount(amountExclTax), unit: t(consumers.one) })
    : t("{{price}}, {{terms}}", { price: amount(amountExclTax), terms: t(credits) });
}
