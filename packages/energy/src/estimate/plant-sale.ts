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
  signingHere,
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

type Price = NonNullable<ProducerInput["price"]>;

export interface PlantSaleInput extends ProducerInput {
  readonly contracts: readonly SoldByContract[];
  /** Who takes part beside those contracts, and what they pay in the mean: null where nothing tells it; left out where all have signed. */
  readonly others?: { readonly price: Price | null } | undefined;
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
  /** €/kWh at which the sums count those of today, and which part of what they take those contracts have; left out where no sum tells them apart. */
  readonly mixed?: { readonly soldAt: Price; readonly signedPart: number };
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
function soldBy(
  {
    project,
    plant,
    contracts,
    own: buildings = [],
  }: Pick<PlantSaleInput, "project" | "plant" | "contracts" | "own">,
  year: EstimateYear,
) {
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

/** Finer than any price that is told: the same price, worked out of many, is the same. */
const toPrice = (value: number): number => Math.round(value * 1e8) / 1e8;

/**
 * Those of today as the sum of the contracts counts those who have signed, and the others as homes that use the rest: of one who
 * consumes by day the sum of all would else count less than his contract alone brings. Null where nobody has signed, or they are too
 * few to be told of.
 */
function mixedBy(input: PlantSaleInput, year: EstimateYear) {
  const { contracts, others, project } = input;
  if (contracts.length === 0 || project.acceptedKwh <= 0) return null;
  const signedKwh = contracts.reduce((sum, { kwh }) => sum + kwh, 0);
  const rest = {
    kwh: others ? Math.max(0, project.acceptedKwh - signedKwh) : 0,
    category: "household" as const,
  };
  const soldAtZero = soldBy({ ...input, contracts: [...contracts, { ...rest, price: 0 }] }, year);
  const atOne = contracts.map((one) => ({ ...one, price: 1 }));
  const ofSigned = soldBy({ ...input, contracts: [...atOne, { ...rest, price: 0 }] }, year).eur;
  if (ofSigned === 0) return null;
  const signedPart = Math.min(1, ofSigned / soldAtZero.kwh);
  const mean = soldAtZero.eur / ofSigned;
  const end = (price = mean) => toPrice(mean * signedPart + price * (1 - signedPart));
  const soldAt = { min: end(others?.price?.min), max: end(others?.price?.max) };
  return { today: [...contracts, rest], soldAt, signedPart };
}

/**
 * Those who have a contract here, or will, as the sum of the contracts counts who has signed: with nobody else. Counted as a mean of
 * all of today they would bring less with each who comes.
 */
function hereBy(input: PlantSaleInput, all: Pick<PlantSale, "sharedKwh" | "mixed">, year: EstimateYear) {
  const { contracts, signsHere: part = 1, project } = input;
  if (part >= 1 || project.acceptedKwh <= 0) return null;
  const signedKwh = contracts.reduce((sum, { kwh }) => sum + kwh, 0);
  const acceptedKwh = signedKwh + Math.max(0, project.acceptedKwh - signedKwh) * part;
  if (acceptedKwh === 0) return null;
  const some = { ...input, project: { ...project, acceptedKwh } };
  const mixed = mixedBy(some, year);
  const asMixed = mixed && { price: mixed.soldAt, today: mixed.today };
  const told = producerEstimateIn({ ...some, ...asMixed }, year);
  return signingHere(told, mixed?.signedPart, { ...all, signedPart: all.mixed?.signedPart });
}

/**
 * What a plant earns in its project in an ordinary year: by the contracts that are signed, and from few participants to many.
 * @throws RangeError on a figure that is not a power or an energy, or a day before the first known prices.
 */
export function plantSale(input: PlantSaleInput): PlantSale {
  const year = prepareYear(input.day);
  const mixed = mixedBy(input, year);
  const asMixed = mixed && { price: mixed.soldAt, today: mixed.today };
  const estimate = producerEstimateIn({ ...input, ...asMixed }, year);
  const sold = soldBy(input, year);
  const { surplusPrice, producedKwh, membershipEur } = estimate;
  const surplusEur = surplusPrice === null ? null : (producedKwh - sold.kwh - sold.ownKwh) * surplusPrice;
  const signed = {
    localEur: sold.eur,
    surplusEur,
    earnsEur: sold.eur + (surplusEur ?? 0) - (membershipEur ?? 0),
    ownKwh: sold.ownKwh,
  };
  const told = mixed && { mixed: { soldAt: mixed.soldAt, signedPart: mixed.signedPart } };
  const all = { ...estimate, ...told };
  const here = hereBy(input, all, year);
  return { ...all, ...(here && { here }), signed };
}
