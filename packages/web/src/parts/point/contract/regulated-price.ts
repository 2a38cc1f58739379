import type { ContractForm, SubscribedPower } from "@mec/domain/point";
import { dayInParis, formatNumber, type ProfileType } from "@mec/domain/shared";
import { formatDay, inForce, regulatedTariffs } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

const today = () => dayInParis(new Date());

/** The price list that counts while the power is not told: a home's, or a business's. */
const usualPowers = {
  individual: "upTo6",
  professional: "upTo36",
} as const satisfies Record<ProfileType, SubscribedPower>;

/** The public prices of the day as this person reads prices, €/kWh, from the list of his power. */
function publicPrices({ subscribedPower }: Pick<ContractForm, "subscribedPower">, pricesAs: ProfileType) {
  const { value, from, source } = inForce(regulatedTariffs, today());
  const { base, peak, offPeak } = pricesAs === "individual" ? value.withTax : value.beforeTax;
  return { base: base[subscribedPower || usualPowers[pricesAs]], peak, offPeak, from, source };
}

const isPublicBase = ({ type, tarification }: Pick<ContractForm, "type" | "tarification">): boolean =>
  type === "TRV" && tarification === "base";

/**
 * The contract as it is kept: the regulated tariff's price is the public one of the day and of the power, whatever was
 * there, and an offer begins without it, since it has a price of its own.
 */
export function withPublicPrice(
  contract: ContractForm,
  pricesAs: ProfileType,
  former: Pick<ContractForm, "type" | "tarification"> = contract,
): ContractForm {
  if (isPublicBase(contract)) {
    return { ...contract, basePrice: String(publicPrices(contract, pricesAs).base).replace(".", ",") };
  }
  return isPublicBase(former) ? { ...contract, basePrice: "" } : contract;
}

/** "Tarif réglementé au 1er août 2026 : 20,01 c€/kWh TTC.", and where it was read. */
export function publicPriceText(
  contract: Pick<ContractForm, "tarification" | "subscribedPower">,
  pricesAs: ProfileType,
): { price: string; source: string } {
  const { base, peak, offPeak, from, source } = publicPrices(contract, pricesAs);
  const cents = (price: number) => `${formatNumber(price * 100, 2)}\u00a0c€/kWh`;
  const tax = pricesAs === "individual" ? t("TTC") : t("HT");
  const values = { day: formatDay(from), tax, base: cents(base), peak: cents(peak), offPeak: cents(offPeak) };
  return {
    price:
      contract.tarification === "base"
        ? t("Tarif réglementé au {{day}}\u00a0: {{base}} {{tax}}.", values)
        : t(
            "Tarif réglementé au {{day}}\u00a0: {{peak}} {{tax}} en heures pleines, {{offPeak}} en heures creuses.",
            values,
          ),
    source,
  };
}
