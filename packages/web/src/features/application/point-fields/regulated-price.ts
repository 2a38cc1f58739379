import type { ProfileType } from "@mec/domain/account";
import type { ContractForm } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { inForce, regulatedTariffs } from "@mec/energy";

const today = () => dayInParis(new Date());

/** The regulated tariff's base price of the day, as this person reads prices: the State publishes it, nobody types it. */
function regulatedPrice(pricesAs: ProfileType, day = today()): string {
  const { withTax, beforeTax } = inForce(regulatedTariffs, day).value;
  const price = pricesAs === "individual" ? withTax.base.upTo6 : beforeTax.base.upTo36;
  return String(price).replace(".", ",");
}

/** The contract with its price, where that is public and was not typed. */
export function withRegulatedPrice(contract: ContractForm, pricesAs: ProfileType): ContractForm {
  const isPublic = contract.type === "TRV" && contract.tarification === "base";
  return isPublic && contract.basePrice === ""
    ? { ...contract, basePrice: regulatedPrice(pricesAs) }
    : contract;
}

/** Whether the contract holds the public price, as it is filled in. */
export const isRegulatedPrice = (contract: ContractForm, pricesAs: ProfileType): boolean =>
  contract.basePrice !== "" &&
  withRegulatedPrice({ ...contract, basePrice: "" }, pricesAs).basePrice === contract.basePrice;
