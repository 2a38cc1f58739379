import { placeOf } from "../../../limits/network.ts";
import type { Busy } from "../../../workers/busy.ts";
import type { ProjectFilters } from "../visible.ts";
import type { Clusters } from "./map-clusters.ts";

/** The clusters of one set of filters, and which projects changed since they were asked for. */
export interface Made {
  readonly clusters: Clusters;
  readonly madeAt: number;
  readonly changed: Set<string>;
}

interface Making {
  readonly changed: Set<string>;
  /** Why no thread took it: known at once. Null when it ends in any other way. */
  readonly refusal: Promise<Busy | null>;
}

/** What answers are made of, and what is being made in its place. */
export interface Variant {
  made: Made | null;
  making: Making | null;
  /** Who first asked for it. */
  readonly line: string;
}

const mostVariants = 8;

export const keyOf = (filters: ProjectFilters): string => {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, running, userId } = filters;
  return JSON.stringify([productionPointType, maxPrice, maxPriceWithTax, perimeter, open, running, userId]);
};

export const isPlain = (filters: ProjectFilters): boolean => keyOf(filters) === keyOf({});

/** The one to forget: of who has most of them, and of those with as many, the one that was asked for longest ago. */
function leastDeserving(variants: ReadonlyMap<string, Variant>): string | undefined {
  const counts = new Map<string, number>();
  for (const { line } of variants.values()) counts.set(line, (counts.get(line) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...variants].find(([, { line }]) => counts.get(line) === most)?.[0];
}

export type Variants = ReturnType<typeof makeVariants>;

/**
 * The clusters by filters. Those without filters, which nearly everybody looks at, are always kept; of the others a few,
 * and who asks for many forgets his own.
 */
export function makeVariants() {
  const newVariant = (whose: string): Variant => ({ made: null, making: null, line: placeOf(whose) });
  let plain = newVariant("map");
  /** The last used stands last. */
  const filtered = new Map<string, Variant>();
  return {
    has: (filters: ProjectFilters): boolean => isPlain(filters) || filtered.has(keyOf(filters)),

    of(filters: ProjectFilters, whose: string): Variant {
      if (isPlain(filters)) return plain;
      const key = keyOf(filters);
      const variant = filtered.get(key) ?? newVariant(whose);
      filtered.delete(key);
      filtered.set(key, variant);
      const spare = filtered.size > mostVariants ? leastDeserving(filtered) : undefined;
      if (spare !== undefined) filtered.delete(spare);
      return variant;
    },

    forget: (filters: ProjectFilters): void => void filtered.delete(keyOf(filters)),

    /** Notes projects that changed; null when any may have. */
    noteChanges(ids: readonly string[] | null): void {
      if (ids === null) {
        plain = newVariant("map");
        filtered.clear();
      }
      for (const { made, making } of [plain, ...filtered.values()]) {
        for (const id of ids ?? []) {
          made?.changed.add(id);
          making?.changed.add(id);
        }
      }
    },
  };
}
