import {
  type ConsumerType,
  type Contract,
  countedHours,
  defaultSegment,
  type MeterPower,
  priceListOf,
  reclaimsVat,
  type Segment,
  toldHeating,
  toldHours,
  toldOffPeak,
  type WorkingHours,
} from "@mec/domain/point";
import { offPeakHours, supplyPrices } from "@mec/domain/study";
import {
  type Connection,
  type ConsumerCategory,
  type EstimateHome,
  type EstimateInput,
  type EstimateProject,
  regulatedContract,
  type SupplyContract,
  usualPower,
  type VatRegime,
  withoutExcise,
} from "@mec/energy";
import type { EstimateBasis } from "./estimate-answer.ts";
import type { AskedOfMember } from "./figures.ts";

const businessCategories = {
  day: "business",
  early: "early-business",
  morning: "morning-business",
  evening: "evening-business",
  night: "night-business",
  always: "constant-business",
  term: "school",
} as const satisfies Record<WorkingHours, ConsumerCategory>;

type Person = Parameters<typeof countedHours>[0] & Parameters<typeof toldHeating>[0];

/** At what hours and seasons a consumer uses electricity, as long as no reading shows it. */
export function categoryOf(person: Person): ConsumerCategory {
  const [hours, heating] = [countedHours(person), toldHeating(person)];
  if (hours) return businessCategories[hours];
  if (heating === null) return "household";
  return heating ? "heated-home" : "unheated-home";
}

/** Decides which excise is paid, which depends on the power of the connection. */
export const connectionOf = (segment: Segment): Connection => (segment === "C5" ? "upTo36" : "over36");

/**
 * A person's contract as the engine takes it; without one, the regulated tariff of the day. An individual reads his offer
 * with all taxes and only its VAT is taken off when it is kept; the prices "HT" of a professional's offer hold no excise.
 */
export function supplyOf(
  contract: Contract | null,
  {
    consumerType,
    segment,
    meterPower,
  }: {
    readonly consumerType: ConsumerType;
    readonly segment: Segment;
    readonly meterPower?: MeterPower | null | undefined;
  },
  day: string,
): SupplyContract {
  const prices = supplyPrices(contract);
  if ("regulated" in prices) {
    const power = priceListOf(meterPower) ?? prices.power ?? usualPower[categoryOf({ consumerType })];
    return regulatedContract(prices.regulated, day, power);
  }
  return consumerType === "individual" ? withoutExcise(prices, connectionOf(segment), day) : prices;
}

/** A producer's VAT regime as the engine takes it; null while it is not given. */
export const vatRegimeOf = ({ vatRegime }: Pick<AskedOfMember, "vatRegime">): VatRegime | null =>
  vatRegime === "standard" ? "taxed" : vatRegime;

/** A home as a visitor describes it. */
export interface EstimatedHome {
  /** kWh, over 0. */
  readonly yearlyConsumption: number;
  /** Null: unknown; the engine then says so among its assumptions. */
  readonly contract: Contract | null;
  readonly consumerType: ConsumerType;
  /** C5 when it is not given. */
  readonly segment?: Segment;
  /** kVA, once told. */
  readonly meterPower?: MeterPower | null | undefined;
  /** Of a business; taken to be by day when they are not told. */
  readonly workingHours?: WorkingHours | null | undefined;
  /** Whether a business gets its VAT back; it does when that is not told. */
  readonly reclaimsVat?: boolean | null | undefined;
  /** Whether a home heats with electricity; taken as the mean of homes when that is not told. */
  readonly electricHeating?: boolean | null | undefined;
}

/** Which list of the regulated tariff a person has; null for an offer, whose prices are its own. */
function regulatedOf({
  contract,
  meterPower,
}: Pick<EstimatedHome, "contract" | "meterPower">): EstimateHome["regulated"] {
  const prices = supplyPrices(contract);
  return "regulated" in prices ? { power: priceListOf(meterPower) ?? prices.power } : null;
}

/** A home as the engine takes it, in the browser as on the server. */
export const toEstimateHome = (home: EstimatedHome, day: string): EstimateHome => ({
  annualKwh: home.yearlyConsumption,
  category: categoryOf(home),
  connection: connectionOf(home.segment ?? defaultSegment),
  contract: home.contract && supplyOf(home.contract, { segment: defaultSegment, ...home }, day),
  regulated: regulatedOf(home),
  ...(home.contract?.fixedUntil && { fixedUntil: home.contract.fixedUntil }),
  offPeakHours: offPeakHours(home.contract),
  areHoursUsual: toldOffPeak(home.contract) === null,
  reclaimsVat: reclaimsVat(home),
  isDaySupposed: home.consumerType === "professional" && toldHours(home) === null,
});

/** A project as the engine takes it: sums. */
export function toEstimateProject(basis: EstimateBasis): EstimateProject {
  const { latitude, longitude, production, fees, isBehindOneSubstation } = basis;
  const producedKwh = production.reduce((sum, { annualKwh }) => sum + annualKwh, 0);
  const plants = production.map(({ productionType, powerKwc, annualKwh }) => ({
    type: productionType,
    powerKw: powerKwc,
    annualKwh,
  }));
  const acceptedKwh = (basis.pledgedShare ?? 0) * producedKwh;
  return {
    latitude,
    longitude,
    plants,
    acceptedKwh,
    filledKwh: (basis.filledShare ?? 0) * producedKwh,
    price: basis.price,
    vatRegime: vatRegimeOf(basis),
    fees,
    ownPart: basis.ownPart,
    isBehindOneSubstation,
  };
}

/** Home and project at once, for the whole estimate of one project. */
export const toEstimateInput = (basis: EstimateBasis, home: EstimatedHome, day: string): EstimateInput => ({
  home: toEstimateHome(home, day),
  project: toEstimateProject(basis),
  day,
});
