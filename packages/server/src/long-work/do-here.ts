import type { Deps } from "../deps.ts";
import type { Asker } from "../workers/asker.ts";

/** A work with what its call needs to be typed. */
export type WorkOf<Given extends unknown[], Done> = (deps: Deps, ...given: Given) => Promise<Done>;

/** Does a work in this process, in its asker's name. */
export const doHere = <Given extends unknown[], Done>(
  deps: Deps,
  work: WorkOf<Given, Done>,
  given: Given,
  asker: Asker,
): Promise<Done> => work({ ...deps, workers: deps.workers.inTheNameOf(asker) }, ...given);
