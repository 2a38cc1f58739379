import {
  annualEnergyText,
  type ConsumerType,
  type Contract,
  contractToCount,
  hasDoubtedPrice,
  type MeterPower,
  needsOwnPrice,
  type Segment,
  type WorkingHours,
} from "@mec/domain/point";
import { smallestYearKwh } from "@mec/domain/shared";
import { withPublicPrice } from "../contract/regulated-price.ts";
import { heatingOf } from "../rules-of-thumb.ts";
import type { Dossier } from "./dossier-schema.ts";
import { saysBusiness } from "./says-business.ts";

export interface Home {
  /** The person's own place that it is, or "new" for one more of his: a project may count it already, at a price of its own. */
  readonly pointId?: string | undefined;
  /** Who lives or works there, as it is told; else as the visitor reads prices. */
  readonly consumerType: ConsumerType;
  /** kWh, above 0. */
  readonly yearlyConsumption: number;
  /** Null: the regulated tariff, base option. */
  readonly contract: Contract | null;
  /** Of a business that told them. */
  readonly workingHours?: WorkingHours | null | undefined;
  /** Whether a business gets its VAT back, when it told it. */
  readonly reclaimsVat?: boolean | null | undefined;
  /** Whether a home heats with electricity, when it told it. */
  readonly electricHeating?: boolean | null | undefined;
  /** How it is connected; the usual one when it is not told. */
  readonly segment?: Segment;
  /** kVA, once told. */
  readonly meterPower?: MeterPower | null | undefined;
}

type Described = Pick<
  Dossier,
  | "annualConsumption"
  | "contract"
  | "pricesAs"
  | "workingHours"
  | "reclaimsVat"
  | "electricHeating"
  | "meterPower"
  | "segment"
> &
  Partial<Pick<Dossier, "placeKind">>;

/** Whether a typed consumption is one that a place may have in a year: a smaller one was read in MWh. */
export const isUseTold = (annualConsumption: string): boolean =>
  Number(annualEnergyText.safeParse(annualConsumption).data ?? 0) >= smallestYearKwh;

function described(
  { annualConsumption, contract, pricesAs, placeKind = null, segment, ...told }: Described,
  consumerType: ConsumerType,
): Home | null {
  const { workingHours, reclaimsVat, electricHeating, meterPower } = told;
  if (!isUseTold(annualConsumption) || hasDoubtedPrice(contract)) return null;
  const isBusiness = saysBusiness({ placeKind, workingHours, reclaimsVat });
  return {
    consumerType: isBusiness ? "professional" : consumerType,
    yearlyConsumption: Number(annualConsumption),
    contract: contractToCount(withPublicPrice(contract, pricesAs), pricesAs),
    workingHours,
    reclaimsVat,
    electricHeating: heatingOf({ placeKind, electricHeating }),
    meterPower,
    ...(segment && { segment }),
  };
}

const lacksPrice = ({ yearlyConsumption, ...place }: Home): boolean =>
  needsOwnPrice({ ...place, annualKwh: yearlyConsumption });

/** Whether all that lacks for a sum is the price of a business, which no list of ours holds. */
export function asksPrice(dossier: Described, consumerType: ConsumerType): boolean {
  const home = described(dossier, consumerType);
  return home !== null && lacksPrice(home);
}

/**
 * The home to estimate; null while its consumption is not known, nor its price where none of ours may be its own, or while
 * a price may be in another unit. An incomplete contract is left out.
 * @param consumerType who lives or works there, as long as the dossier does not say that it is a business
 */
export function homeOf(dossier: Described, consumerType: ConsumerType): Home | null {
  const home = described(dossier, consumerType);
  return home && !lacksPrice(home) ? home : null;
}
