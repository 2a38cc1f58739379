import { connectionOf, supplyOf } from "@mec/api/study";
import { offPeakHours } from "@mec/domain/study";
import {
  type Customer,
  type Grid,
  type LocalOffer,
  type OffPeakHours,
  periodOfStep,
  profile,
  savingPerKwh,
  total,
} from "@mec/energy";
import type { ConsumerInput } from "./study-input.ts";

/**
 * How a consumer values local energy: his contract and connection, his off-peak hours, the tariff period of each step,
 * and what he saves on a kWh in each period, €.
 */
export interface Tariff {
  readonly customer: Customer;
  readonly hours: OffPeakHours;
  readonly periods: Uint8Array;
  readonly savingPerKwh: readonly number[];
}

/** Makes consumers' tariffs; those with the same tariff and off-peak hours share their periods. */
export function makeTariffs(grid: Grid, day: string, plantKw: number): (consumer: ConsumerInput) => Tariff {
  const known = new Map<string, Uint8Array>();
  return (consumer) => {
    const contract = supplyOf(consumer.contract, consumer, day);
    const hours = offPeakHours(consumer.contract);
    const key = `${contract.kind} ${JSON.stringify(hours)}`;
    const periods = known.get(key) ?? periodOfStep(grid, contract.kind, hours);
    known.set(key, periods);
    const customer: Customer = { contract, connection: connectionOf(consumer.segment) };
    const offer: LocalOffer = {
      price: consumer.localPrice,
      vatRegime: consumer.vatRegime ?? "taxed",
      plantKw,
    };
    return { customer, hours, periods, savingPerKwh: savingPerKwh(customer, offer, day) };
  };
}

/** € that each consumer saves on a local Wh, his tariff's periods weighted by the production in them. */
export function meanSavings(production: Float64Array, tariffs: readonly Tariff[]): number[] {
  const known = new Map<Uint8Array, Float64Array>();
  return tariffs.map(({ periods, savingPerKwh }) => {
    const produced = known.get(periods) ?? profile(production, periods, savingPerKwh.length);
    known.set(periods, produced);
    const all = total(produced);
    if (all === 0) return savingPerKwh[0]! / 1000;
    const weighted = savingPerKwh.reduce((mean, saving, period) => mean + saving * produced[period]!, 0);
    return weighted / all / 1000;
  });
}
