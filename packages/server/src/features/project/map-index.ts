import type { Deps } from "../../deps.ts";
import { makeKnownProjects, smallSite } from "./known-projects.ts";
import { buildClusters, type Clusters, itemsOfView, type MapItem } from "./map-clusters.ts";
import { type MapProject, passes } from "./map-projects.ts";
import type { Bounds } from "./public-lists.ts";
import type { ProjectFilters } from "./visible.ts";

export interface MapIndex {
  /**
   * What a map shows in a rectangle at a zoom; `onNewFilters` is called before clusters are made for new
   * filters.
   */
  view(
    bounds: Bounds,
    zoom: number,
    filters: ProjectFilters,
    onNewFilters: () => Promise<void>,
  ): Promise<MapItem[]>;
}

/** The clusters of one set of filters, and which projects changed since they were made. */
interface Variant {
  readonly clusters: Clusters;
  readonly madeAt: number;
  readonly changed: Set<string>;
}

/** Making the clusters of many projects blocks the thread that answers requests: done at most this often. */
const pauseMs = 10_000;
const mostVariants = 8;

const keyOf = ({ productionPointType, maxPrice, perimeter, open, userId }: ProjectFilters): string =>
  JSON.stringify([productionPointType, maxPrice, perimeter, open, userId]);

type ById = ReadonlyMap<string, MapProject>;

/**
 * Whether clusters must be made anew. With many projects a few changes wait: until then they are shown, or
 * left out, one by one.
 */
function isWorn({ changed, madeAt }: Variant, projects: ById): boolean {
  if (changed.size === 0) return false;
  return projects.size <= smallSite || performance.now() - madeAt >= pauseMs;
}

/**
 * The clusters of all public projects, kept in memory. A change is shown at once, and counted in groups a
 * little later.
 */
export function makeMapIndex(deps: Pick<Deps, "db" | "log" | "listen">): MapIndex {
  /** The clusters by filters, the last used last. */
  const variants = new Map<string, Variant>();
  const known = makeKnownProjects(deps, (ids) => {
    if (ids === null) variants.clear();
    for (const { changed } of variants.values()) for (const id of ids ?? []) changed.add(id);
  });

  function variantOf(projects: ById, filters: ProjectFilters): Variant {
    const key = keyOf(filters);
    const before = variants.get(key);
    const isKept = before && !isWorn(before, projects);
    const variant = isKept
      ? before
      : {
          clusters: buildClusters([...projects.values()].filter((project) => passes(project, filters))),
          madeAt: performance.now(),
          changed: new Set<string>(),
        };
    variants.delete(key);
    variants.set(key, variant);
    const [oldest] = variants.keys();
    if (variants.size > mostVariants && oldest !== undefined) variants.delete(oldest);
    return variant;
  }

  return {
    async view(bounds, zoom, filters, onNewFilters) {
      const projects = await known.current();
      if (keyOf(filters) !== keyOf({}) && !variants.has(keyOf(filters))) await onNewFilters();
      const { clusters, changed } = variantOf(projects, filters);
      const renewed = [...changed].flatMap((id) => {
        const project = projects.get(id);
        return project && passes(project, filters) ? [project] : [];
      });
      return itemsOfView(clusters, bounds, zoom, { changed, renewed });
    },
  };
}
