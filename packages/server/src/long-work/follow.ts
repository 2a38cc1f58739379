import type { Deps } from "../deps.ts";
import { findProgressElsewhere } from "../results/index.ts";
import type { Asker } from "../workers/asker.ts";
import { type Gauge, type Progress, readGauge } from "../workers/gauge.ts";
import { doHere, type WorkOf } from "./do-here.ts";
import { findProgress, sameOf } from "./store.ts";

export function nameOf<Given extends unknown[], Done>(
  { longWork }: Pick<Deps, "longWork">,
  work: WorkOf<Given, Done>,
): string {
  const name = longWork.nameOf.get(work);
  if (name === undefined) throw new Error(`${work.name} is no work of a feature's face`);
  return name;
}

/** Does a work in this process, where others may see how far it is. */
export async function doFollowed<Given extends unknown[], Done>(
  deps: Deps,
  work: WorkOf<Given, Done>,
  given: Given,
  asker: Asker,
): Promise<Done> {
  const { underWay } = deps.longWork;
  const same = sameOf(nameOf(deps, work), given);
  let shown: { same: string; gauge: Gauge } | undefined;
  const follow = (gauge: Gauge) => {
    if (shown) underWay.delete(shown);
    shown = { same: same.toString("hex"), gauge };
    underWay.add(shown);
  };
  try {
    return await doHere(deps, work, given, { ...asker, follow, same });
  } finally {
    if (shown) underWay.delete(shown);
  }
}

/**
 * How far a request's long work is, whichever node does it; null while it is not begun, has said nothing, or is done.
 * @param name of the verb, as its feature's face has it
 */
export async function progressOf(
  deps: Pick<Deps, "db" | "longWork">,
  name: string,
  given: readonly unknown[],
): Promise<Progress | null> {
  const same = sameOf(name, given);
  const hex = same.toString("hex");
  const here = [...deps.longWork.underWay].find((one) => one.same === hex);
  if (here) return readGauge(here.gauge);
  const find = deps.longWork.isLeftToWorkers() ? findProgress : findProgressElsewhere;
  return find(deps.db, same);
}
