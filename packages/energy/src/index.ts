export { type AllocationInput, allocate, type Key, ruleOf } from "./allocation/allocate.ts";
export type { Flows } from "./allocation/block.ts";
export type { Allocation, Detail, Results } from "./allocation/results.ts";
export type { Rule } from "./allocation/rule.ts";
export { runSharing, type Sink } from "./allocation/run.ts";
export {
  type CoefficientFile,
  type CoefficientTable,
  coefficientFiles,
  type RoundingReport,
  roundingReport,
} from "./coefficients-file/files.ts";
export { roundToUnits, unitsToCoefficients } from "./coefficients-file/rounding.ts";
export {
  type Estimate,
  type EstimateHome,
  type EstimateInput,
  type EstimateProject,
  estimate,
} from "./estimate/estimate.ts";
export type { TypicalDay } from "./estimate/typical-day.ts";
export type { Range } from "./estimate/verdict.ts";
export { ByteDecoder } from "./import/byte-decoder.ts";
export { CurveReader } from "./import/curve-reader.ts";
export type { Finding, RefusalCode, RepairCode } from "./import/findings.ts";
export type { CurveFile, CurveFileReport, Direction, ReadingUnit } from "./import/report.ts";
export { type Energies, giniOfShares, type Rates, rates } from "./indicators/indicators.ts";
export { type MarginalValue, marginalValues } from "./indicators/marginal-value.ts";
export {
  type Buckets,
  pairTotals,
  profile,
  type SharingProfiles,
  sharingProfiles,
} from "./indicators/profile.ts";
export { coefficientsOf, methodCoefficients } from "./methods/coefficients.ts";
export { type FairSharing, fairest } from "./methods/fairest.ts";
export { allocateBy, type Method, methodMeaning, methodRule } from "./methods/method.ts";
export type { Goal } from "./methods/optimise.ts";
export type { PriorityGroup } from "./methods/priority-groups.ts";
export { type PeakHours, periodOfStep } from "./money/periods.ts";
export { producerRevenue, type Revenue, type Sales } from "./money/producer.ts";
export {
  type Customer,
  isExciseExempt,
  type LocalOffer,
  localPriceWithTax,
  savingAssumptions,
  savingOf,
  savingPerKwh,
  savingVerdict,
  type VatRegime,
} from "./money/saving.ts";
export { avoidedSupply, regulatedContract, type SupplyContract, tariffPeriods } from "./money/supply.ts";
export {
  type Dated,
  type ExciseCategory,
  excises,
  inForce,
  localExciseExemption,
  networkShares,
  type RegulatedTariff,
  regulatedTariffs,
  VAT,
} from "./money/tables.ts";
export { carryOver, countKnownDays } from "./series/carry-over.ts";
export { type Curve, sliceCurve } from "./series/curve.ts";
export { createGrid, endOf, type Grid, instantOf, type StepMinutes } from "./series/grid.ts";
export { type LocalDay, localDays, minuteOfStep } from "./series/local-days.ts";
export {
  dayOfStep,
  hourOfStep,
  instantAt,
  type LocalTime,
  localTime,
  monthAndHourOfStep,
  monthOfStep,
  parisOffset,
} from "./series/local-time.ts";
export { resample } from "./series/resample.ts";
export { scaleTo } from "./series/scale.ts";
export { isSeries, type Series, total } from "./series/series.ts";
export { yearGrid } from "./series/year-grid.ts";
export { type Plant, type PlantType, productionCurve } from "./solar/production-curve.ts";
export { type SolarField, solarCurve, usualField } from "./solar/solar-curve.ts";
export { type TypicalConsumer, typicalCurve, typicalLabel, typicalShape } from "./typical/typical-curve.ts";
