export { ruleOf } from "./allocation/allocate.ts";
export type { Flows } from "./allocation/block.ts";
export type { Periods } from "./allocation/kernel/weigher.ts";
export type { Rule } from "./allocation/rule.ts";
export { type StudySums, sumSharing, sumSharings } from "./allocation/sums.ts";
export { coefficientFiles } from "./coefficients-file/files.ts";
export { roundToUnits } from "./coefficients-file/rounding.ts";
export type { Bills } from "./estimate/bill.ts";
export { MANY_OTHERS } from "./estimate/cases.ts";
export { type Estimate, type EstimateInput, estimate } from "./estimate/estimate.ts";
export { evenPrice } from "./estimate/even-price.ts";
export { type EstimateFigures, type EstimateProject, estimateFigures } from "./estimate/figures.ts";
export { type OwnSale, type OwnSaleInput, ownSale } from "./estimate/own-sale.ts";
export { type PlantSale, plantSale, type SoldByContract } from "./estimate/plant-sale.ts";
export {
  type EstimateHome,
  prepareHome,
} from "./estimate/prepared-home.ts";
export {
  type BuyBack,
  type ProducerEstimate,
  type ProducerInput,
  producerEstimate,
} from "./estimate/producer.ts";
export {
  exactly,
  type Proposals,
  type ProposalsInput,
  type Proposed,
  proposals,
} from "./estimate/proposals.ts";
export { soldOf, wantedBy } from "./estimate/sold.ts";
export {
  inWholeEuros,
  type PlaceAlone,
  takesMoreThanAll,
  toldTogether,
} from "./estimate/together.ts";
export type { Range } from "./estimate/verdict.ts";
export {
  exemptionDoubt,
  exemptionSource,
  exemptionSureUntil,
  supposedNetworkText,
} from "./estimate/words.ts";
export { ByteDecoder } from "./import/byte-decoder.ts";
export { CurveReader } from "./import/curve-reader.ts";
export type { Finding, RefusalCode, RepairCode } from "./import/findings.ts";
export type { CurveFile, CurveFileReport } from "./import/report.ts";
export { giniOfShares, rates } from "./indicators/indicators.ts";
export { marginalValues, type PooledFlows } from "./indicators/marginal-value.ts";
export { profile } from "./indicators/profile.ts";
export { methodCoefficients } from "./methods/coefficients.ts";
export { type Method, methodMeaning, methodRule } from "./methods/method.ts";
export {
  costsPerYear,
  type Fees,
  type FixedCosts,
  feeAssumptions,
  fixedCosts,
  fixedCostsWithoutVat,
} from "./money/fees.ts";
export { formatCents, formatDay, formatEurosAndCents } from "./money/format.ts";
export { networkOptionGain } from "./money/network-option.ts";
export { type OffPeakHours, periodOfStep } from "./money/periods.ts";
export { producerRevenue, type Revenue } from "./money/producer.ts";
export {
  beginsUnexempted,
  type Customer,
  energyWithoutVat,
  exemptionMayEnd,
  exemptionPerKwh,
  type LocalOffer,
  participationPerYear,
  participationPerYearWithoutVat,
  savingOf,
  savingPerKwh,
  taxAssumptions,
  type VatRegime,
  vatOn,
  vatWords,
} from "./money/saving.ts";
export { regulatedContract, type SupplyContract, usualPower, withoutExcise } from "./money/supply.ts";
export {
  type BetterPower,
  betterPower,
  largestPricedPower,
  purchaseYears,
  type SellingPlant,
  surplusPrice,
  wholeSalePrice,
} from "./money/tables/buy-back.ts";
export { checksOf, mostDaysUnchecked, oldChecksOf, oldChecksOfConsumer } from "./money/tables/checked.ts";
export { inForce } from "./money/tables/dated.ts";
export { type Connection, excises, localExciseExemption } from "./money/tables/excises.ts";
export { networkShares } from "./money/tables/network.ts";
export { networkOptions } from "./money/tables/network-option.ts";
export { regulatedTariffs } from "./money/tables/regulated-tariffs.ts";
export { VAT } from "./money/tables/vat.ts";
export { carryOver, countKnownDays } from "./series/carry-over.ts";
export type { Curve } from "./series/curve.ts";
export { createGrid, endOf, type Grid, instantOf, type StepMinutes } from "./series/grid.ts";
export { monthAndHourOfStep, monthOfStep } from "./series/local-days.ts";
export { localTime } from "./series/local-time.ts";
export { resample } from "./series/resample.ts";
export { type Series, total } from "./series/series.ts";
export { type Source, scaledSource, valuesOf } from "./series/source.ts";
export { yearGrid } from "./series/year-grid.ts";
export { productionCurve } from "./solar/production-curve.ts";
export { usualField } from "./solar/solar-curve.ts";
export { HEATING } from "./typical/heating.ts";
export type { ConsumerCategory } from "./typical/shapes.ts";
export { typicalShape } from "./typical/typical-curve.ts";
