import { plural } from "../shared/index.ts";
import { assumedAnnualKwh } from "./default-design.ts";

/**
 * "13 logements": how many homes a producer's least sum supposes, for who has fewer: theirs is less.
 * @param fewestKwh kWh a year that they consume; null where those of today are counted, undefined in the answers of a server of
 * the former release
 */
export function fewHomesText(fewestKwh: number | null | undefined): string {
  if (!fewestKwh) return "peu de logements";
  const homes = Math.max(1, Math.round(fewestKwh / assumedAnnualKwh.individual));
  return plural(homes, "logement", "logements");
}
