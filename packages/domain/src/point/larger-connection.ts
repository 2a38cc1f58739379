import type { Contract } from "./contract.ts";
import type { ConsumerType, Segment } from "./kinds.ts";
import type { MeterPower } from "./meter-power.ts";
import { defaultSegment } from "./segments.ts";

interface Place {
  readonly consumerType: ConsumerType;
  /** kWh a year; 0 when unknown. */
  readonly annualKwh: number;
  /** The usual one when it is not told. */
  readonly segment?: Segment | undefined;
  /** kVA, once told: it is then of the usual segment, whatever is used. */
  readonly meterPower?: MeterPower | null | undefined;
  /** Whether it told an offer of its own, whose prices are then counted. */
  readonly hasOwnPrices: boolean;
}

/**
 * kWh a year from which a business may be over 36 kVA, where the list of prices that we count does not hold: 36 kVA drawn
 * in full for some 1,400 hours. An order of magnitude of ours: it raises a doubt, and refuses nothing.
 */
export const largeUseKwh = 50_000;

/** Whether the regulated tariff, counted for want of a told price, may not be this business's. */
export const mayHaveLargerConnection = ({
  consumerType,
  annualKwh,
  segment = defaultSegment,
  meterPower = null,
  hasOwnPrices,
}: Place): boolean =>
  consumerType === "professional" &&
  segment === defaultSegment &&
  meterPower === null &&
  !hasOwnPrices &&
  annualKwh >= largeUseKwh;

/** Whether the usual power is counted for a business that may well have more, and is asked to check it. */
export const supposesUsualPower = (place: Omit<Place, "hasOwnPrices">): boolean =>
  mayHaveLargerConnection({ ...place, hasOwnPrices: false });

interface Priced extends Omit<Place, "hasOwnPrices"> {
  /** What it told of its supply; null when it told nothing. */
  readonly contract: Pick<Contract, "type"> | null;
}

/**
 * Whether a business is told no sum before its own price: it is over 36 kVA, or may be, and told nothing of its supply.
 * A sum at a tariff that is likely not its own would be undone by its own note.
 */
export const needsOwnPrice = ({ contract, ...place }: Priced): boolean =>
  contract === null &&
  place.consumerType === "professional" &&
  ((place.segment ?? defaultSegment) !== defaultSegment || supposesUsualPower(place));
