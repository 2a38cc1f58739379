import type { EstimateYear } from "./prepared-home.ts";
import { type Case, type EstimatePlaces, type Produced, producedBy } from "./shared-energy.ts";

/** A project's plants, and who takes of what they produce. */
export interface Sharing extends EstimatePlaces {
  /** kWh a year consumed by the accepted participants, 0 when unknown. */
  readonly acceptedKwh: number;
  /** The same with those who wait for an answer, or a little more; none where left out, and where it is at most `MANY_OTHERS`. */
  readonly filledKwh?: number | undefined;
  /** Whether all its points are behind one substation, which opens an option of the network's tariff. */
  readonly isBehindOneSubstation: boolean;
}

/** The least favourable, the most, and what the most becomes once all who wait are accepted: no answer to one of them makes less. */
export type Cases = readonly [least: Case, most: Case, mostOnceFilled: Case];

/** What a project offers in a year, whoever takes of it: found once, then asked for each home. */
export interface Offered extends Pick<Sharing, "isBehindOneSubstation"> {
  readonly produced: Produced;
  readonly cases: Cases;
  /** Power of the largest plant, kW. */
  readonly plantKw: number;
}

/** A dull year and a bright one, over the typical year. */
const DULL = 0.9;
export const BRIGHT = 1.05;
/** What the others consume, relative to the production, once the project has found its members: few, or many. */
export const FEWEST_OTHERS = 0.5;
export const MANY_OTHERS = 3;

/** @throws RangeError on a figure that is not a power or an energy. */
export function offeredBy(project: Sharing, year: EstimateYear): Offered {
  const produced = producedBy(project, year);
  return {
    produced,
    cases: casesOf(produced.kwh, project),
    plantKw: Math.max(0, ...project.plants.map(({ powerKw }) => powerKw)),
    isBehindOneSubstation: project.isBehindOneSubstation,
  };
}

/** A dull year among many who consume in the daytime, and a bright one among few homes, or as many. */
function casesOf(producedKwh: number, { acceptedKwh, filledKwh = 0 }: Sharing): Cases {
  const many = Math.max(acceptedKwh, filledKwh, MANY_OTHERS * producedKwh);
  const few = Math.max(acceptedKwh, FEWEST_OTHERS * producedKwh);
  return [
    { production: DULL, othersKwh: many, othersCategory: "business" },
    { production: BRIGHT, othersKwh: few, othersCategory: "household" },
    { production: BRIGHT, othersKwh: many, othersCategory: "household" },
  ];
}
