import { formatNumber } from "@mec/domain/shared";
import { HEATING, monthOfStep, typicalShape, yearGrid } from "@mec/energy";

const annualKwh = 8500;
const offPeakHours = { summer: [], winter: [] };

/** A day of January and one of June of a home that heats with electricity, kWh, as an estimate counts them in a year. */
export function heatedExample(year: number) {
  const grid = yearGrid(year, 60);
  const [shape, months] = [
    typicalShape({ category: "heated-home", tariff: "base", offPeakHours }, grid),
    monthOfStep(grid),
  ];
  const aDayOf = (month: number, days: number): string => {
    const part = shape.reduce((sum, value, t) => (months[t] === month ? sum + value : sum), 0);
    return formatNumber(Math.round((part * annualKwh) / days));
  };
  return {
    year: `${formatNumber(annualKwh)}\u00a0kWh`,
    january: aDayOf(0, 31),
    june: aDayOf(5, 30),
    heating: `${formatNumber(100 * HEATING)}\u00a0%`,
  };
}
