import { annualEnergyText, type Contract, contractToSend, type WorkingHours } from "@mec/domain/point";
import { withPublicPrice } from "../contract/regulated-price.ts";
import type { Dossier } from "./dossier-schema.ts";

export interface Home {
  /** kWh, above 0. */
  readonly yearlyConsumption: number;
  /** Null: the regulated tariff, base option. */
  readonly contract: Contract | null;
  /** Of a business that told them. */
  readonly workingHours?: WorkingHours | null | undefined;
  /** Whether a business gets its VAT back, when it told it. */
  readonly reclaimsVat?: boolean | null | undefined;
}

/** The home to estimate, or null while its consumption is not known; an incomplete contract is left out. */
export function homeOf({
  annualConsumption,
  contract,
  pricesAs,
  workingHours,
  reclaimsVat,
}: Pick<
  Dossier,
  "annualConsumption" | "contract" | "pricesAs" | "workingHours" | "reclaimsVat"
>): Home | null {
  const kwh = annualEnergyText.safeParse(annualConsumption);
  const yearlyConsumption = Number(kwh.data ?? 0);
  if (yearlyConsumption === 0) return null;
  const told = contractToSend(withPublicPrice(contract, pricesAs), pricesAs);
  return { yearlyConsumption, contract: told, workingHours, reclaimsVat };
}
