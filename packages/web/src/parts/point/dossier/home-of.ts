import {
  annualEnergyText,
  type ConsumerType,
  type Contract,
  contractToSend,
  type WorkingHours,
} from "@mec/domain/point";
import { withPublicPrice } from "../contract/regulated-price.ts";
import type { Dossier } from "./dossier-schema.ts";
import { saysBusiness } from "./says-business.ts";

export interface Home {
  /** The person's own place that it is, or "new" for one more of his: a project may count it already, at a price of its own. */
  readonly pointId?: string | undefined;
  /** Who lives or works there, where that is told; else as the visitor reads prices. */
  readonly consumerType?: ConsumerType | undefined;
  /** kWh, above 0. */
  readonly yearlyConsumption: number;
  /** Null: the regulated tariff, base option. */
  readonly contract: Contract | null;
  /** Of a business that told them. */
  readonly workingHours?: WorkingHours | null | undefined;
  /** Whether a business gets its VAT back, when it told it. */
  readonly reclaimsVat?: boolean | null | undefined;
}

type Described = Pick<
  Dossier,
  "annualConsumption" | "contract" | "pricesAs" | "workingHours" | "reclaimsVat"
> &
  Partial<Pick<Dossier, "placeKind">>;

/** The home to estimate, or null while its consumption is not known; an incomplete contract is left out. */
export function homeOf(described: Described): Home | null {
  const { annualConsumption, contract, pricesAs, workingHours, reclaimsVat, placeKind = null } = described;
  const kwh = annualEnergyText.safeParse(annualConsumption);
  const yearlyConsumption = Number(kwh.data ?? 0);
  if (yearlyConsumption === 0) return null;
  return {
    ...(saysBusiness({ placeKind, workingHours, reclaimsVat }) && { consumerType: "professional" }),
    yearlyConsumption,
    contract: contractToSend(withPublicPrice(contract, pricesAs), pricesAs),
    workingHours,
    reclaimsVat,
  };
}
