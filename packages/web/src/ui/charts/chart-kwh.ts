import { formatKwh, formatNumber } from "@mec/domain/shared";

/** Under this, decimals tell: an hour of a home is a kWh or so. */
const small = 10;

/** A figure of the axis, in kWh. */
export const axisNumber = (kwh: number): string => formatNumber(kwh, Math.abs(kwh) < small ? 2 : 0);

/** kWh as charts and their tables write it. */
export const chartKwh = (kwh: number): string =>
  Math.abs(kwh) < small ? `${formatNumber(kwh, 2)}\u00a0kWh` : formatKwh(kwh);
