import type { UseFormReturnType } from "@mantine/form";
import type { ContractForm } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { withPublicPrice } from "./regulated-price.ts";

/** The same contract as an offer with a price of its own, for who comes to tell it: at one price all day until another option is told. */
export const asOwnOffer = (contract: ContractForm, pricesAs: ProfileType): ContractForm =>
  withPublicPrice(
    { ...contract, type: "other", tarification: contract.tarification || "base" },
    pricesAs,
    contract,
  );

type Offer = Partial<Pick<ContractForm, "type" | "tarification" | "subscribedPower">>;

/** Changes what a contract is, and with it the price that is public, or that has to be read on the bill. */
export function chooseOffer(
  form: UseFormReturnType<ContractForm>,
  pricesAs: ProfileType,
  offer: Offer,
): void {
  const former = form.values;
  const { basePrice } = withPublicPrice({ ...former, ...offer }, pricesAs, former);
  form.setValues(basePrice === former.basePrice ? offer : { ...offer, basePrice });
}
