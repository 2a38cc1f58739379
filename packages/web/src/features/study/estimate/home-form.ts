import {
  annualEnergyText,
  type Contract,
  type ContractForm,
  contractToSend,
  emptyContractForm,
} from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";

/** What a visitor types of a home; its address is asked by the page, for the perimeter. */
export type HomeForm = {
  annualConsumption: string;
  contract: ContractForm;
  /** With or without tax: how the prices were typed. */
  pricesAs: ProfileType;
};

/** The regulated tariff, base option, until the visitor says otherwise. */
export const emptyHome: HomeForm = {
  annualConsumption: "",
  contract: { ...emptyContractForm, type: "TRV", tarification: "base" },
  pricesAs: "individual",
};

export interface Home {
  /** kWh, over 0. */
  readonly yearlyConsumption: number;
  /** Null: the regulated tariff, base option. */
  readonly contract: Contract | null;
}

/** The home to estimate, or null while its consumption is not known; a contract that is not complete is left out. */
export function homeOf({ annualConsumption, contract, pricesAs }: HomeForm): Home | null {
  const kwh = annualEnergyText.safeParse(annualConsumption);
  const yearlyConsumption = Number(kwh.data ?? 0);
  if (yearlyConsumption === 0) return null;
  return { yearlyConsumption, contract: contractToSend(contract, pricesAs) };
}
