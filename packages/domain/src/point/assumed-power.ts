/** The yearly production of a plant of unknown power, kWh per kWc. */
const usualYield = 1100;

/**
 * kWc of a plant, which decides the buy-back price of its surplus: from its yearly production where it is unknown.
 * Null where neither is known; 0 stands for unknown.
 */
export function assumedPower({
  powerKw,
  annualKwh,
}: {
  readonly powerKw: number;
  readonly annualKwh: number;
}): number | null {
  return powerKw || annualKwh / usualYield || null;
}
