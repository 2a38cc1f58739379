import { formatKwh, formatNumber } from "@mec/domain/shared";

/** Below this, decimals matter: a home uses about one kWh an hour. */
const small = 10;

/** A figure of the axis, in kWh. */
export const axisNumber = (kwh: number): string => formatNumber(kwh, Math.abs(kwh) < small ? 2 : 0);

/** kWh as charts and their tables write it. */
export const chartKwh = (kwh: number): string =>
  Math.abs(kwh) < small ? `${formatNumber(kwh, 2)}\u00a0kWh` : formatKwh(kwh);
