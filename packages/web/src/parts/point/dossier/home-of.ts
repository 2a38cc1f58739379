import {
  annualEnergyText,
  type ConsumerType,
  type Contract,
  contractToSend,
  hasDoubtedPrice,
  type WorkingHours,
} from "@mec/domain/point";
import { smallestYearKwh } from "@mec/domain/shared";
import { withPublicPrice } from "../contract/regulated-price.ts";
import type { Dossier } from "./dossier-schema.ts";
import { saysBusiness } from "./says-business.ts";

export interface Home {
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

/** Whether a typed consumption is one that a place may have in a year: a smaller one was read in MWh. */
export const isUseTold = (annualConsumption: string): boolean =>
  Number(annualEnergyText.safeParse(annualConsumption).data ?? 0) >= smallestYearKwh;

/**
 * The home to estimate, or null while its consumption is not known or a price may be in another unit; an incomplete
 * contract is left out.
 */
export function homeOf(described: Described): Home | null {
  const { annualConsumption, contract, pricesAs, workingHours, reclaimsVat, placeKind = null } = described;
  if (!isUseTold(annualConsumption) || hasDoubtedPrice(contract)) return null;
  return {
    ...(saysBusiness({ placeKind, workingHours, reclaimsVat }) && { consumerType: "professional" }),
    yearlyConsumption: Number(annualConsumption),
    contract: contractToSend(withPublicPrice(contract, pricesAs), pricesAs),
    workingHours,
    reclaimsVat,
  };
}
