import type { ConsumerCategory } from "../typical/shapes.ts";
import type { EstimateYear } from "./prepared-home.ts";
import { prepareYear } from "./prepared-home.ts";
import {
  demandOf,
  inItsSun,
  noWindows,
  type PlantEstimate,
  type ProducerInput,
  producerEstimateIn,
} from "./producer.ts";
import { producedBy } from "./shared-energy.ts";

/** One consumer's contract with a plant. */
export interface SoldByContract {
  /** What he consumes in a year. */
  readonly kwh: number;
  readonly category: ConsumerCategory;
  /** €/kWh without VAT. */
  readonly price: number;
}

export interface PlantSaleInput extends ProducerInput {
  readonly contracts: readonly SoldByContract[];
}

/** € in an ordinary year, without VAT. */
export interface SignedSale {
  readonly localEur: number;
  /** Null where no price is published for that power: the total then counts none of it. */
  readonly surplusEur: number | null;
  /** Both, once the association is paid. */
  readonly earnsEur: number;
  /** kWh that its seller's own buildings take beside these. */
  readonly ownKwh: number;
}

export interface PlantSale extends PlantEstimate {
  /** What the contracts bring that were signed so far, and no other. */
  readonly signed: SignedSale;
}

/** What the contracts of one kind of consumer and one price take together. */
function groupsOf(contracts: readonly SoldByContract[]): SoldByContract[] {
  const groups = new Map<string, SoldByContract>();
  for (const one of contracts) {
    const key = `${one.category} ${one.price}`;
    groups.set(key, { ...one, kwh: one.kwh + (groups.get(key)?.kwh ?? 0) });
  }
  return [...groups.values()];
}

/**
 * kWh that the plant sells by contract, € for them, and kWh that its seller's own buildings take: what is short is shared in
 * proportion to withdrawals.
 */
function soldBy({ project, plant, contracts, own: buildings = [] }: PlantSaleInput, year: EstimateYear) {
  const own = inItsSun(plant, year);
  const others = producedBy(project, year);
  const usedIn = demandOf(buildings, year);
  const groups = groupsOf(contracts).map(({ kwh, category, price }) => ({
    wh: kwh * 1000,
    price,
    shape: year.shapeOf({ category, tariff: "base", offPeakHours: noWindows }),
  }));
  let [kwh, eur, ownKwh] = [0, 0, 0];
  for (let t = 0; t < own.wh.length; t++) {
    const offer = own.wh[t]! + others.wh[t]!;
    if (offer === 0) continue;
    let [bought, worth] = [0, 0];
    for (const { wh, price, shape } of groups) {
      bought += wh * shape[t]!;
      worth += wh * shape[t]! * price;
    }
    const used = usedIn(t);
    const wanted = bought + used;
    if (wanted === 0) continue;
    const given = (Math.min(1, offer / wanted) * own.wh[t]!) / offer / 1000;
    kwh += bought * given;
    ownKwh += used * given;
    eur += worth * given;
  }
  return { kwh, eur, ownKwh };
}

/**
 * What a plant earns in its project in an ordinary year: by the contracts that are signed, and from few participants to many.
 * @throws RangeError on a figure that is not a power or an energy, or a day before the first known prices.
 */
export function plantSale(input: PlantSaleInput): PlantSale {
  const year = prepareYear(input.day);
  const estimate = producerEstimateIn(input, year);
  const sold = soldBy(input, year);
  const { surplusPrice, producedKwh, membershipEur } = estimate;
  const surplusEur = surplusPrice === null ? null : (producedKwh - sold.kwh - sold.ownKwh) * surplusPrice;
  const signed = {
    localEur: sold.eur,
    surplusEur,
    earnsEur: sold.eur + (surplusEur ?? 0) - (membershipEur ?? 0),
    ownKwh: sold.ownKwh,
  };
  return { ...estimate, signed };
}
