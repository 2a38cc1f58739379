import { assumedAnnualKwh } from "./default-design.ts";

/** kWh in a year. */
interface Balance {
  readonly annualProductionKwh: number;
  readonly acceptedKwh: number;
}

/** How many more homes of the usual consumption the yearly production is enough for. */
export const homesWithRoom = ({ annualProductionKwh, acceptedKwh }: Balance): number =>
  Math.floor(Math.max(0, annualProductionKwh - acceptedKwh) / assumedAnnualKwh.individual);
