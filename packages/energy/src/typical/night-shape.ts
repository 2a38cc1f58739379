import { type Grid, instantOf } from "../series/grid.ts";
import { localDays } from "../series/local-days.ts";
import { radians, sinHeight, solarDay } from "../solar/sun.ts";

/** Vesdun, the middle of mainland France by the IGN. */
const middleOfCountry = { latitude: 46.54, longitude: 2.43 };

/** How low the sun stands when lamps are lit and put out: 4° under the horizon, some 25 minutes after it set. */
const sinOfDusk = Math.sin(radians(-4));

/**
 * Street lighting, lit signs: 1 in the steps whose middle is dark, 0 while it is day. It follows the sun and no clock.
 *
 * Supposed: lamps are lit by an astronomical clock of the country's middle, some way into dusk (Pamiers tried 30 minutes after
 * sunset and before sunrise: La Gazette des communes, "Pamiers teste les horloges astronomiques"). That makes 4,050 hours a
 * year, of the 3,500 to 4,300 that the CRE tells of French street lights, and leaves their light out of the sun from Brest to
 * Bastia. They burn alike all night: a commune that puts them out from 23:00 to 6:00, and signs, which are out from 1:00 to 6:00
 * (code de l'environnement, art. R. 581-59), move their energy to other hours without sun, so that their part of it stays what it is.
 */
export function nightShape(grid: Grid): Float64Array {
  const halfStep = (grid.stepMinutes * 60_000) / 2;
  const values = new Float64Array(grid.length);
  for (const { firstStep, steps } of localDays(grid)) {
    const sun = solarDay(instantOf(grid, firstStep + Math.floor(steps / 2)));
    for (let t = firstStep; t < firstStep + steps; t++) {
      const middle = instantOf(grid, t) + halfStep;
      if (sinHeight(middle, middleOfCountry, sun) < sinOfDusk) values[t] = 1;
    }
  }
  return values;
}
