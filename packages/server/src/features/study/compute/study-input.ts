import type {
  ConsumerType,
  Contract,
  MeterPower,
  ProductionType,
  Segment,
  WorkingHours,
} from "@mec/domain/point";
import type { RepartitionKey } from "@mec/domain/project";
import type { SharingMethod } from "@mec/domain/study";
import type { Fees, Grid, VatRegime } from "@mec/energy";
import type { StoredCurve } from "../curves/stored-curve.ts";

/**
 * The whole input of a study's task in a worker thread: nothing in it names a person.
 * @typeParam C the readings, or what is known of them before they are read
 */
export interface ConsumerInput<C = StoredCurve> {
  readonly id: string;
  readonly consumerType: ConsumerType;
  readonly segment: Segment;
  /** kVA; null when not told. */
  readonly meterPower?: MeterPower | null;
  /** kWh; 0 when unknown. */
  readonly annualKwh: number;
  readonly contract: Contract | null;
  /** Null when not told. */
  readonly workingHours: WorkingHours | null;
  /** Whether a business gets its VAT back; null when not told. */
  readonly reclaimsVat: boolean | null;
  /** Whether a home heats with electricity; null when not told. */
  readonly electricHeating: boolean | null;
  /** The price of a local kWh for this consumer, €/kWh without VAT. */
  readonly localPrice: number;
  readonly fees: Fees;
  /** Null when unknown: VAT is then counted. */
  readonly vatRegime: VatRegime | null;
  /** His readings, when they may be used. */
  readonly curve: C | null;
}

export interface ProducerInput<C = StoredCurve> {
  readonly id: string;
  readonly productionType: ProductionType;
  /** kWh and kWc; 0 when unknown. */
  readonly annualKwh: number;
  readonly powerKwc: number;
  /** Whether it shares but once a purchase contract has ended: selling all is then selling a surplus. */
  readonly leavesContract?: true;
  readonly latitude: number;
  readonly longitude: number;
  readonly curve: C | null;
  /** Watts of one kWc at each hour of a year, from PVGIS; null when it has not answered. */
  readonly solarWatts: Float64Array | null;
}

export interface FlowsInput<C = StoredCurve> {
  readonly grid: Grid;
  readonly consumers: readonly ConsumerInput<C>[];
  readonly producers: readonly ProducerInput<C>[];
}

type Designs = Readonly<Record<RepartitionKey, SharingMethod>>;

export interface StudyInput<C = StoredCurve> extends FlowsInput<C> {
  /** The day whose tariffs and taxes apply, YYYY-MM-DD. */
  readonly day: string;
  /** Power of the plants, kW: the excise exemption depends on it. */
  readonly plantKw: number;
  readonly key: RepartitionKey;
  readonly designs: Designs;
  readonly candidates: readonly ConsumerInput<C>[];
  /** Whether the owner says that all the points stand behind one substation. */
  readonly isBehindOneSubstation: boolean;
}
