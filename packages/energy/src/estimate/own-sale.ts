import { producerRevenue } from "../money/producer.ts";
import { prepareYear } from "./prepared-home.ts";
import { inItsSun, type PlacedPlant, type ProducerInput, pricesOf, takenOf, takersOf } from "./producer.ts";
import type { Range } from "./verdict.ts";

export interface OwnSaleInput {
  /** The plants of one seller, each with the price that its participants pay, and what its own contract pays. */
  readonly own: readonly Pick<ProducerInput, "plant" | "price" | "buyBack">[];
  /** The other plants of the project. */
  readonly others: readonly PlacedPlant[];
  /** Those that would join it. */
  readonly newcomers: readonly PlacedPlant[];
  /** kWh a year that the participants consume; 0 as long as there are none. */
  readonly acceptedKwh: number;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** € a year without VAT, the surplus included where its price is known. */
export interface OwnSale {
  readonly before: Range;
  readonly after: Range;
  readonly isSurplusCounted: boolean;
}

interface Sold {
  readonly wh: Float64Array;
  readonly kwh: number;
}

const sumOf = (plants: readonly Sold[], length: number): Float64Array => {
  const sum = new Float64Array(length);
  for (const { wh } of plants) for (let t = 0; t < length; t++) sum[t] = sum[t]! + wh[t]!;
  return sum;
};

/**
 * What a seller earns in an ordinary year in his project, and beside newcomers who sell to the same participants: more of
 * them would come with time, which is not counted.
 * @throws RangeError on a figure that is not a power or an energy, or a day before the first known prices.
 */
export function ownSale({ own, others, newcomers, acceptedKwh, day }: OwnSaleInput): OwnSale {
  const year = prepareYear(day);
  const inSun = (plant: PlacedPlant) => inItsSun(plant, year);
  const mine = own.map(({ plant, price, buyBack = null }) => ({
    ...inSun(plant),
    price,
    surplusPrice: pricesOf({ plant, buyBack, day }).surplus,
  }));
  const today = [...mine, ...others.map(inSun)];
  const takers = takersOf(
    acceptedKwh,
    today.reduce((sum, { kwh }) => sum + kwh, 0),
  );
  const earnedBeside = (plants: readonly Sold[]): Range => {
    const offer = sumOf(plants, year.grid.length);
    const earned = takers.flatMap((some) => {
      const sales = mine.map((plant) => {
        const shared = takenOf(plant.wh, offer, some, year);
        return { ...plant, shared, surplus: plant.kwh * 1000 - shared, fullSalePrice: null };
      });
      return (["min", "max"] as const).map((end) =>
        sales.reduce(
          (sum, { price, ...sale }) =>
            sum + producerRevenue({ ...sale, localPrice: price?.[end] ?? 0 }).total,
          0,
        ),
      );
    });
    return { low: Math.min(...earned), high: Math.max(...earned) };
  };
  return {
    before: earnedBeside(today),
    after: earnedBeside([...today, ...newcomers.map(inSun)]),
    isSurplusCounted: mine.every(({ surplusPrice: surplus }) => surplus !== null),
  };
}
