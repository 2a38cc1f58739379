import type { Deps } from "../../../deps.ts";
import { makeKnownProjects, smallSite } from "../public/known-projects.ts";
import type { Bounds } from "../public/public-lists.ts";
import type { ProjectFilters } from "../visible.ts";
import { buildClusters, type Clusters, itemsOfView, type MapItem } from "./map-clusters.ts";
import { groupsOfView } from "./map-groups.ts";
import { type MapProject, passes } from "./map-projects.ts";
import { openClusters, placesOf } from "./map-thread.ts";

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

/** The clusters of one set of filters, and which projects changed since they were asked for. */
interface Made {
  readonly clusters: Clusters;
  readonly madeAt: number;
  readonly changed: Set<string>;
}

/** What answers are made of, and what is being made in its place. */
interface Variant {
  made: Made | null;
  making: { readonly changed: Set<string> } | null;
}

/** Making the clusters of many projects takes a thread half a second: done at most this often. */
const pauseMs = 10_000;
const mostVariants = 8;

const keyOf = (filters: ProjectFilters): string => {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId } = filters;
  return JSON.stringify([productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId]);
};

type ById = ReadonlyMap<string, MapProject>;

/**
 * Whether clusters must be made anew. With many projects a few changes wait: until then they are shown, or
 * left out, one by one.
 */
function isWorn({ changed, madeAt }: Made, projects: ById): boolean {
  if (changed.size === 0) return false;
  return projects.size <= smallSite || performance.now() - madeAt >= pauseMs;
}

/** The clusters by filters; those of the filters that were asked for longest ago are forgotten. */
function makeVariants() {
  /** The last used stands last. */
  const variants = new Map<string, Variant>();
  return {
    has: (filters: ProjectFilters): boolean => variants.has(keyOf(filters)),

    of(filters: ProjectFilters): Variant {
      const key = keyOf(filters);
      const variant = variants.get(key) ?? { made: null, making: null };
      variants.delete(key);
      variants.set(key, variant);
      const [oldest] = variants.keys();
      if (variants.size > mostVariants && oldest !== undefined) variants.delete(oldest);
      return variant;
    },

    /** Notes projects that changed; null when any may have. */
    noteChanges(ids: readonly string[] | null): void {
      if (ids === null) variants.clear();
      for (const { made, making } of variants.values()) {
        for (const id of ids ?? []) {
          made?.changed.add(id);
          making?.changed.add(id);
        }
      }
    },
  };
}

/** The same work, begun only once the one before has ended, well or not. */
function inTurn<Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...given: Given): Promise<Result> => {
    const done = last.then(() => work(...given));
    last = done.catch(() => undefined);
    return done;
  };
}

/**
 * The clusters of all public projects, kept in memory. A change is shown at once, and counted in groups a
 * little later. Of many projects a worker thread makes them, the former ones being shown meanwhile; as long as there are
 * none, the database groups what a view holds.
 */
export function makeMapIndex(deps: Pick<Deps, "db" | "log" | "listen" | "workers">): MapIndex {
  const variants = makeVariants();
  const known = makeKnownProjects(deps, variants.noteChanges);
  const isSmall = (projects: ById): boolean => projects.size <= smallSite;

  /** Makes clusters of what passes now; of few projects at once, of many in a thread. */
  function renew(variant: Variant, projects: ById, filters: ProjectFilters): void {
    const passing = [...projects.values()].filter((project) => passes(project, filters));
    const changed = new Set<string>();
    if (isSmall(projects)) {
      variant.made = { clusters: buildClusters(passing), madeAt: performance.now(), changed };
      return;
    }
    const making = { changed };
    variant.making = making;
    const forget = () => {
      if (variant.making === making) variant.making = null;
    };
    deps.workers
      .run("makeClusters", placesOf(passing), "map")
      .then((made) => {
        variant.made = { clusters: openClusters(made, passing), madeAt: performance.now(), changed };
      })
      .catch((error: unknown) => deps.log.error({ err: error }, "clusters of the map"))
      .finally(forget);
  }

  /** Null while the first ones are being made. */
  function clustersOf(projects: ById, filters: ProjectFilters): Made | null {
    const variant = variants.of(filters);
    const isNeeded = !variant.made || isWorn(variant.made, projects);
    if (isNeeded && !variant.making) renew(variant, projects, filters);
    return variant.made;
  }

  async function fromClusters(bounds: Bounds, zoom: number, filters: ProjectFilters) {
    const projects = await known.current();
    const made = projects && clustersOf(projects, filters);
    if (!made) return null;
    const renewed = [...made.changed].flatMap((id) => {
      const project = projects.get(id);
      return project && passes(project, filters) ? [project] : [];
    });
    return itemsOfView(made.clusters, bounds, zoom, { changed: made.changed, renewed });
  }

  /** One view at a time, so that a crowd does not take the whole database: who waited mostly finds the clusters made. */
  const fromDatabase = inTurn(
    async (bounds: Bounds, zoom: number, filters: ProjectFilters): Promise<MapItem[]> =>
      (await fromClusters(bounds, zoom, filters)) ?? groupsOfView(deps, bounds, zoom, filters),
  );

  return {
    async view(bounds, zoom, filters, onNewFilters) {
      if (keyOf(filters) !== keyOf({}) && !variants.has(filters)) await onNewFilters();
      return (await fromClusters(bounds, zoom, filters)) ?? fromDatabase(bounds, zoom, filters);
    },
  };
}
