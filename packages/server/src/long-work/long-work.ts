import type { Gauge } from "../workers/gauge.ts";

/**
 * A verb that a request may leave to a worker node: what it is given after its first parameter, and what it answers,
 * is plain data, or a file.
 */
export type Work = (deps: never, ...given: never[]) => Promise<unknown>;
type Works = Readonly<Record<string, Work>>;

export interface LongWork {
  /** By name, since a function cannot travel. */
  readonly works: ReadonlyMap<string, Work>;
  readonly nameOf: ReadonlyMap<unknown, string>;
  /** Those that take a few seconds at most: they go first. */
  readonly short: ReadonlySet<unknown>;
  /** What this process does for its own requests, and how far it is. */
  readonly underWay: Set<{ readonly same: string; readonly gauge: Gauge }>;
  /** Whether this node leaves such works to workers now: it is a web node, and a worker lives. */
  isLeftToWorkers(): boolean;
}

export function makeLongWork(
  { long, short }: { readonly long: Works; readonly short: Works },
  isLeftToWorkers: () => boolean = () => false,
): LongWork {
  const works = new Map(Object.entries({ ...long, ...short }));
  return {
    works,
    nameOf: new Map([...works].map(([name, work]) => [work, name])),
    short: new Set(Object.values(short)),
    underWay: new Set(),
    isLeftToWorkers,
  };
}
