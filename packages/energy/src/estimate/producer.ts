import { exemptionMayEnd, exemptionPerKwh, savingPerKwh } from "../money/saving.ts";
import { regulatedContract } from "../money/supply.ts";
import { surplusPrice, wholeSalePrice } from "../money/tables/buy-back.ts";
import { VAT } from "../money/tables/vat.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";
import { FEWEST_OTHERS, MANY_OTHERS } from "./cases.ts";
import { type EstimateYear, prepareYear } from "./prepared-home.ts";
import { type EstimatePlaces, producedBy } from "./shared-energy.ts";
import { earnedAt } from "./sum-at.ts";
import { type Range, rangeOf } from "./verdict.ts";

/** What a purchase contract that runs already pays for all that a plant produces. */
export interface BuyBack {
  /** €/kWh without VAT. */
  readonly price: number;
  /** Whether its buyer is known to take what sharing leaves at this price too. */
  readonly takesSurplus: boolean;
  /** €/kWh without VAT that a buyer offers for what sharing leaves, else; left out where none is told: the published price holds. */
  readonly surplusOffer?: number | undefined;
}

type Price = { readonly min: number; readonly max: number } | null;

export interface ProducerInput {
  /** The project to be joined, without this plant; it has no plant when it is still to come. */
  readonly project: EstimatePlaces & { readonly acceptedKwh: number };
  /** The seller's own buildings that take part: nobody pays himself. */
  readonly own?: readonly Takers[] | undefined;
  /** Those of today, told apart where it is known what some use; as many homes where left out. */
  readonly today?: readonly Takers[] | undefined;
  /** Whether nobody takes part but his own buildings. */
  readonly isOwnAlone?: boolean | undefined;
  /** Which part of those of today, but for who has signed, has a contract here or will, between 0 and 1; all where left out. */
  readonly signsHere?: number | undefined;
  /** The plant asked about, in the sun of its own place. */
  readonly plant: EstimatePlaces["plants"][number] & Pick<EstimatePlaces, "latitude" | "longitude">;
  /** €/kWh without VAT that the participants would pay; null when the energy is given. */
  readonly price: Price;
  /** The same of those who would fill the project; as the others where left out. */
  readonly comingPrice?: Price;
  /** € a year that the association asks of a member; null as long as it has not said. */
  readonly membership: number | null;
  /** The plant's own contract, in place of the prices that are published; null or left out where none was told. */
  readonly buyBack?: BuyBack | null;
  /** Whether what is counted is a surplus that is sold as such today, and not all that the plant makes. */
  readonly sellsSurplus?: boolean;
  /** Whether its own contract has ended: nobody pays its tariff, nor offers a new plant's to one that is there. */
  readonly isContractOver?: boolean;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** What those of today bring alone whose contract is signed here. */
export interface SigningHere {
  /** € a year. */
  readonly eur: Range;
  /** Of what those of today take who have not signed yet, which part they take. */
  readonly unsignedPart: number;
}

/** What a producer would get from a project in an ordinary year, without VAT. */
export interface ProducerEstimate {
  readonly producedKwh: number;
  /** The part of it that the participants would take, without his own buildings. */
  readonly sharedKwh: Range;
  /** What his own buildings take, beside a full project and beside those of today; absent where it was not told. */
  readonly ownKwh?: Range;
  /** Whether the project is full of those of today, so that nobody comes to pay another price; absent where it is not. */
  readonly isAsFull?: true;
  /** € a year, the surplus sold included, once the association is paid. */
  readonly earnsEur: Range;
  /** kWh a year that the homes of the least sum consume; null where they are those who take part today. */
  readonly fewestKwh: number | null;
  /** The same with those who take part today, counted as homes, from the lowest price to the highest; null where nobody is told of. */
  readonly todayEur: Range | null;
  /** The same with those alone whose contract is signed here: left out where all of theirs are, or nobody is told of. */
  readonly here?: SigningHere;
  /** The same once the project is full of people who consume in the daytime, those who come at the price that is asked of them. */
  readonly fullEur: Range;
  /** € a year that the association is paid, off what is earned; null when it has not said, and nothing is counted. */
  readonly membershipEur: number | null;
  /** € a year from selling everything outside the operation; null where no price is published for it. */
  readonly sellingAllEur: number | null;
  /** Whether that is the sale of a surplus, as today; absent where it is not. */
  readonly sellsSurplus?: true;
  /** Whether it counts at a surplus' price, as the plant's contract has ended; absent where it does not. */
  readonly isContractOver?: true;
  /** Whether a surplus counts at what a buyer offers for it; absent where it does not. */
  readonly isSurplusOffered?: true;
  /** €/kWh for the surplus; below it, sharing brings less than selling. Null where none is published. */
  readonly surplusPrice: number | null;
  /** €/kWh for all of the production, sold outside the operation: its contract's, else the published one. Null without either. */
  readonly fullSalePrice: number | null;
  /** €/kWh, before VAT if any, above which a home at the regulated tariff saves nothing. */
  readonly highestPrice: number;
  /** The same if the excise exemption ended as announced; null when no end is announced. */
  readonly highestPriceWithoutExemption: number | null;
}

/** The same of a plant, with what it is of the project. */
export interface PlantEstimate extends ProducerEstimate {
  /** kWh that his own buildings take of it, beside a full project and beside those of today. */
  readonly ownKwh: Range;
  /** kWh that they take of it where nobody else takes any: the most there is. */
  readonly ownAloneKwh: number;
  /** The part of what is produced here that this plant makes, between 0 and 1. */
  readonly partOfAll: number;
}

export interface Takers {
  readonly kwh: number;
  readonly category: ConsumerCategory;
}

/** Few homes, or many who consume in the daytime: what the producer is offered least and most. */
export const takersOf = (acceptedKwh: number, producedKwh: number): readonly [Takers, Takers] => [
  { kwh: acceptedKwh > 0 ? acceptedKwh : FEWEST_OTHERS * producedKwh, category: "household" },
  { kwh: Math.max(acceptedKwh, MANY_OTHERS * producedKwh), category: "business" },
];

export const noWindows = { summer: [], winter: [] };

interface Taken {
  readonly soldWh: number;
  readonly ownWh: number;
}

/** What all of these consume together in each step of a year, Wh. */
export const demandOf = (some: readonly Takers[], year: EstimateYear) => {
  const shapes = some.map(({ kwh, category }) => ({
    wh: kwh * 1000,
    shape: year.shapeOf({ category, tariff: "base", offPeakHours: noWindows }),
  }));
  return (t: number) => shapes.reduce((sum, { wh, shape }) => sum + wh * shape[t]!, 0);
};

/**
 * Wh that others and his own buildings would take of one plant: each plant sells in proportion to its part of the whole offer at
 * the time, and what is short is shared in proportion to withdrawals.
 */
export function takenBy(
  { own, offered }: { readonly own: Float64Array; readonly offered: Float64Array },
  { buyers, buildings }: { readonly buyers: readonly Takers[]; readonly buildings: readonly Takers[] },
  year: EstimateYear,
): Taken {
  const [boughtIn, usedIn] = [demandOf(buyers, year), demandOf(buildings, year)];
  let [soldWh, ownWh] = [0, 0];
  for (let t = 0; t < own.length; t++) {
    const offer = offered[t]!;
    if (offer === 0) continue;
    const [bought, used] = [boughtIn(t), usedIn(t)];
    const given = Math.min(1, offer / (bought + used || 1)) * (own[t]! / offer);
    soldWh += bought * given;
    ownWh += used * given;
  }
  return { soldWh, ownWh };
}

/** Wh that these would take of one plant. */
export const takenOf = (
  own: Float64Array,
  offered: Float64Array,
  takers: Takers,
  year: EstimateYear,
): number => takenBy({ own, offered }, { buyers: [takers], buildings: [] }, year).soldWh;

/** A plant in the sun of its own place. */
export type PlacedPlant = ProducerInput["plant"];

export const inItsSun = (plant: PlacedPlant, year: EstimateYear) =>
  producedBy({ ...plant, plants: [plant] }, year);

/**
 * What a plant would earn in a project, compared with selling everything outside: each plant sells in
 * proportion to what it produces at the time. What the association asks each
 * year is counted; charges and taxes on earnings are not.
 * @throws RangeError on a figure that is not a power or an energy, or a day before the first known prices.
 */
export function producerEstimate(input: ProducerInput): PlantEstimate {
  const year = prepareYear(input.day);
  const all = producerEstimateIn(input, year);
  const { project, signsHere = 1 } = input;
  const acceptedKwh = project.acceptedKwh * signsHere;
  if (signsHere >= 1 || acceptedKwh <= 0) return all;
  const here = signingHere(
    producerEstimateIn({ ...input, project: { ...project, acceptedKwh } }, year),
    undefined,
    all,
  );
  return { ...all, ...(here && { here }) };
}

/** Of an estimate with those alone whose contract is signed here, beside that of all. */
export function signingHere(
  { todayEur, sharedKwh }: ProducerEstimate,
  signedPart = 0,
  all: Pick<ProducerEstimate, "sharedKwh"> & { readonly signedPart?: number | undefined },
): SigningHere | null {
  if (!todayEur) return null;
  const ofAll = all.sharedKwh.low * (1 - (all.signedPart ?? 0));
  return { eur: todayEur, unsignedPart: ofAll > 0 ? (sharedKwh.low * (1 - signedPart)) / ofAll : 0 };
}

/** What the surplus and all of the production sell for. A contract is not supposed to pay for a surplus: whether it does is told. */
export function pricesOf({
  plant,
  buyBack,
  sellsSurplus = false,
  isContractOver = false,
  day,
}: Pick<ProducerInput, "plant" | "buyBack" | "sellsSurplus" | "isContractOver" | "day">) {
  const published = surplusPrice(plant, day).price;
  // Who sells a surplus is paid for it as a surplus: nobody offers him the price of all.
  const whole = sellsSurplus ? published : wholeSalePrice(plant, day).price;
  const offered = buyBack?.surplusOffer ?? published;
  if (isContractOver) return { surplus: offered, fullSalePrice: offered };
  return {
    surplus: buyBack?.takesSurplus ? buyBack.price : offered,
    fullSalePrice: buyBack ? buyBack.price : whole,
  };
}

/** Whether a surplus counts at what a buyer offers. */
const isOffered = ({ buyBack, isContractOver = false }: Pick<ProducerInput, "buyBack" | "isContractOver">) =>
  buyBack?.surplusOffer !== undefined && (isContractOver || !buyBack.takesSurplus);

/** The same in a year that is prepared already. @throws RangeError as above. */
export function producerEstimateIn(input: ProducerInput, year: EstimateYear): PlantEstimate {
  const { project, plant, price, membership, day, own: buildings = [], isOwnAlone = false } = input;
  const { comingPrice = price } = input;
  const own = inItsSun(plant, year);
  const others = producedBy(project, year);
  const offered = own.wh.map((wh, t) => others.wh[t]! + wh);
  const allKwh = others.kwh + own.kwh;
  const [fewest, most] = takersOf(project.acceptedKwh, allKwh);
  const takenWith = (buyers: readonly Takers[]) =>
    takenBy({ own: own.wh, offered }, { buyers, buildings }, year);
  const [fewTake, fullTake] = [takenWith(isOwnAlone ? [] : (input.today ?? [fewest])), takenWith([most])];
  const { surplus, fullSalePrice } = pricesOf(input);
  const grows = most.kwh > project.acceptedKwh;
  const comes = grows ? comingPrice : price;
  const earnedBy = ({ soldWh, ownWh }: Taken): Range =>
    rangeOf(
      (["min", "max"] as const).map((end) => {
        const [soldKwh, todayKwh, ownKwh] = [soldWh / 1000, fewTake.soldWh / 1000, ownWh / 1000];
        const shared = { producedKwh: own.kwh, soldKwh, todayKwh, ownKwh };
        const year = { ...shared, surplusPrice: surplus, membershipEur: membership };
        return earnedAt(year, price?.[end] ?? 0, comes?.[end] ?? 0);
      }),
    );
  const [few, fullEur] = [earnedBy(fewTake), earnedBy(fullTake)];
  const isToldOf = isOwnAlone || project.acceptedKwh > 0;
  return {
    producedKwh: own.kwh,
    sharedKwh: rangeOf([fewTake.soldWh / 1000, fullTake.soldWh / 1000]),
    ownKwh: rangeOf([fewTake.ownWh / 1000, fullTake.ownWh / 1000]),
    ownAloneKwh: takenWith([]).ownWh / 1000,
    partOfAll: allKwh > 0 ? own.kwh / allKwh : 0,
    earnsEur: rangeOf([few.low, few.high, fullEur.low, fullEur.high]),
    fewestKwh: isToldOf ? null : fewest.kwh,
    todayEur: isToldOf ? few : null,
    fullEur,
    membershipEur: membership,
    sellingAllEur: fullSalePrice === null ? null : own.kwh * fullSalePrice,
    surplusPrice: surplus,
    fullSalePrice,
    ...((!grows || fullTake.soldWh <= fewTake.soldWh) && { isAsFull: true as const }),
    ...(input.sellsSurplus && { sellsSurplus: true as const }),
    ...(input.isContractOver && { isContractOver: true as const }),
    ...(isOffered(input) && { isSurplusOffered: true as const }),
    ...highestPrices(plant.powerKw, day),
  };
}

/** The price before VAT that takes the whole saving of a kWh given free, with the exemption and without. */
function highestPrices(
  plantKw: number,
  day: string,
): Pick<ProducerEstimate, "highestPrice" | "highestPriceWithoutExemption"> {
  const customer = { contract: regulatedContract("base", day), connection: "upTo36" } as const;
  const [saving = 0] = savingPerKwh(customer, { price: 0, vatRegime: "taxed", plantKw }, day);
  const without = saving - exemptionPerKwh(customer, day);
  return {
    highestPrice: saving / (1 + VAT),
    highestPriceWithoutExemption: exemptionMayEnd(plantKw, day) ? without / (1 + VAT) : null,
  };
}
