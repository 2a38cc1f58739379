import type { RepartitionKey } from "@mec/domain/project";
import type { FixedCosts } from "@mec/energy";
import type { ById } from "./by-id.ts";
import type { ConsumerCurve, ProducerCurve } from "./series.ts";

export interface Energies {
  readonly productionKwh: number;
  readonly consumptionKwh: number;
  readonly sharedKwh: number;
  readonly surplusKwh: number;
}

/** Between 0 and 1; 0 when there is nothing to divide by, as the wire says. */
export interface StudyRates {
  readonly selfConsumptionRate: number;
  readonly selfProductionRate: number;
  readonly coverageRate: number;
}

export interface KeyResult {
  readonly sharedKwh: number;
  /** € that consumers pay for the shared energy, each at his local price. */
  readonly paidEur: number;
  readonly surplusKwh: number;
  /** Each producer's part of it. */
  readonly surplusKwhOf: ById<number>;
  readonly rates: Omit<StudyRates, "coverageRate">;
  readonly totalSavingEur: number;
  /** The same as its rows are read. */
  readonly wholeSavingEur: number;
  readonly smallestSavingEur: number;
  /** The smallest as each reads his own: without VAT for a business. */
  readonly smallestOwn: { readonly savingEur: number; readonly isWithoutVat: boolean };
  readonly inequality: number;
}

export interface ConsumerResult extends FixedCosts {
  readonly consumptionKwh: number;
  readonly sharedKwh: number;
  /** € a year that the energy takes off the bill; then what remains after the yearly costs. */
  readonly energyEur: number;
  readonly savingEur: number;
  readonly savingPerKwhEur: number;
  /** € a year that the network option would bring besides; null where it is not open to him. */
  readonly networkOptionEur: number | null;
  /** €/kWh without VAT. */
  readonly localPrice: number;
  readonly curve: ConsumerCurve;
}

export interface ProducerResult {
  readonly productionKwh: number;
  readonly surplusKwh: number;
  readonly curve: ProducerCurve;
}

export interface CandidateResult {
  readonly consumptionKwh: number;
  readonly marginalSharedKwh: number;
  readonly marginalSelfConsumptionRate: number;
  /** The part of his consumption that would be local, between 0 and 1. */
  readonly usefulPart: number;
  readonly curve: ConsumerCurve;
}

export interface StudyResult {
  readonly totals: Energies & StudyRates;
  readonly consumers: ById<ConsumerResult>;
  readonly producers: ById<ProducerResult>;
  readonly candidates: ById<CandidateResult>;
  readonly keys: Readonly<Record<RepartitionKey, KeyResult>>;
  /** Twelve months, January first whichever month the period starts with. */
  readonly months: readonly Energies[];
  /** The mean day of June to August and of December to February, hour by hour. */
  readonly summerDay: readonly Energies[];
  readonly winterDay: readonly Energies[];
}
