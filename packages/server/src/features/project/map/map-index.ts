import { setImmediate as nextTurn } from "node:timers/promises";
import { mostMapItems } from "@mec/api/project";
import type { Deps } from "../../../deps.ts";
import type { Asker } from "../../../workers/asker.ts";
import { Busy } from "../../../workers/busy.ts";
import { lanes } from "../../../workers/lanes.ts";
import { makeKnownProjects, smallSite } from "../public/known-projects.ts";
import type { Bounds } from "../public/public-lists.ts";
import type { ProjectFilters } from "../visible.ts";
import { buildClusters, type Clusters, itemsOfView, type MapItem } from "./map-clusters.ts";
import { groupsOfView } from "./map-groups.ts";
import { type MapProject, passes } from "./map-projects.ts";
import { openClusters, placesOf } from "./map-thread.ts";
import { inTurn } from "./views-in-turn.ts";

interface Viewer extends Asker {
  /** Called before clusters are made for filters that were not asked for lately. */
  onNewFilters(): Promise<void>;
}

export interface MapIndex {
  /**
   * What a map shows in a rectangle at a zoom.
   * @throws Busy when too many views wait for the database, or no thread is free to make clusters for these filters.
   */
  view(bounds: Bounds, zoom: number, filters: ProjectFilters, viewer: Viewer): Promise<MapItem[]>;
}

/** The clusters of one set of filters, and which projects changed since their making began. */
interface Made {
  readonly clusters: Clusters;
  readonly madeAt: number;
  readonly changed: Set<string>;
}

interface Making {
  readonly changed: Set<string>;
  /** Why no thread took the making, which is known at once; null when it ends in any other way. */
  readonly refusal: Promise<Busy | null>;
}

/** One set of filters: the clusters that answers are made of, and those being made to replace them. */
interface Variant {
  made: Made | null;
  making: Making | null;
}

/** Making the clusters of many projects takes a thread half a second: done at most this often. */
const pauseMs = 10_000;
const mostVariants = 8;

/** How many views may wait for the database, with filters or without: each takes it up to a second. */
const room = { mostOfOne: 8, mostOfAll: 128, retryAfterSeconds: lanes.quick.retryAfterSeconds };

const keyOf = (filters: ProjectFilters): string => {
  const { productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId } = filters;
  return JSON.stringify([productionPointType, maxPrice, maxPriceWithTax, perimeter, open, userId]);
};

const isPlain = (filters: ProjectFilters): boolean => keyOf(filters) === keyOf({});

const viewKey = ({ minLat, minLong, maxLat, maxLong }: Bounds, zoom: number, filters: ProjectFilters) =>
  JSON.stringify([minLat, minLong, maxLat, maxLong, zoom, keyOf(filters)]);

type ById = ReadonlyMap<string, MapProject>;

/**
 * Whether clusters must be made anew. With many projects a few changes wait: until then they are shown, or
 * left out, one by one.
 */
function isWorn({ changed, madeAt }: Made, projects: ById): boolean {
  if (changed.size === 0) return false;
  return projects.size <= smallSite || performance.now() - madeAt >= pauseMs;
}

/** Whether more projects changed than a view shows one by one. */
const isSpent = ({ changed }: Made): boolean => changed.size > mostMapItems;

const newVariant = (): Variant => ({ made: null, making: null });

/**
 * The clusters by filters. Those without filters, which nearly everybody looks at, are always kept; of the others
 * only the ones that were asked for last.
 */
function makeVariants() {
  let plain = newVariant();
  /** In the order of their last use. */
  const filtered = new Map<string, Variant>();
  return {
    has: (filters: ProjectFilters): boolean => isPlain(filters) || filtered.has(keyOf(filters)),

    of(filters: ProjectFilters): Variant {
      if (isPlain(filters)) return plain;
      const key = keyOf(filters);
      const variant = filtered.get(key) ?? newVariant();
      filtered.delete(key);
      filtered.set(key, variant);
      const [oldest] = filtered.keys();
      if (filtered.size > mostVariants && oldest !== undefined) filtered.delete(oldest);
      return variant;
    },

    forget: (filters: ProjectFilters): void => void filtered.delete(keyOf(filters)),

    /** Notes projects that changed; null when any may have. */
    noteChanges(ids: readonly string[] | null): void {
      if (ids === null) {
        plain = newVariant();
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

/** Gives the clusters of a set of filters, and has them made when they are worn or missing. */
function makeClustersOf(deps: Pick<Deps, "log" | "workers">, variants: ReturnType<typeof makeVariants>) {
  /**
   * Makes clusters of the projects that pass now: few at once, many in a thread, where the person `whose` waits his
   * turn.
   */
  function renew(variant: Variant, projects: ById, filters: ProjectFilters, whose: string): void {
    const passing = [...projects.values()].filter((project) => passes(project, filters));
    const changed = new Set<string>();
    if (projects.size <= smallSite) {
      variant.made = { clusters: buildClusters(passing), madeAt: performance.now(), changed };
      return;
    }
    const forget = () => {
      if (variant.making === making) variant.making = null;
    };
    const refusal = deps.workers
      .run("makeClusters", placesOf(passing), whose)
      .then((made) => {
        variant.made = { clusters: openClusters(made, passing), madeAt: performance.now(), changed };
        return null;
      })
      .catch((error: unknown) => {
        if (error instanceof Busy) return error;
        deps.log.error({ err: error }, "clusters of the map");
        return null;
      })
      .finally(forget);
    const making = { changed, refusal };
    variant.making = making;
  }

  /**
   * The clusters to answer with; null while the first ones are being made. @throws Busy when no thread will make them
   * for these filters.
   */
  return async function clustersOf(
    projects: ById,
    filters: ProjectFilters,
    whose: string,
  ): Promise<Made | null> {
    const variant = variants.of(filters);
    if (variant.made && isSpent(variant.made)) variant.made = null;
    const isNeeded = !variant.made || isWorn(variant.made, projects);
    if (isNeeded && !variant.making) renew(variant, projects, filters, isPlain(filters) ? "map" : whose);
    if (variant.made || !variant.making || isPlain(filters)) return variant.made;
    const refusal = await Promise.race([variant.making.refusal, nextTurn(null)]);
    if (!refusal) return variant.made;
    variants.forget(filters);
    throw refusal;
  };
}

/**
 * The clusters of all public projects, kept in memory. A change is shown at once, and counted in groups a little
 * later. With many projects a worker thread makes the clusters, and the former ones are shown meanwhile; as long as
 * there are none, or more projects changed than a view shows one by one, the database groups what a view holds.
 */
export function makeMapIndex(deps: Pick<Deps, "db" | "log" | "listen" | "workers">): MapIndex {
  const variants = makeVariants();
  const clustersOf = makeClustersOf(deps, variants);
  const known = makeKnownProjects(deps, variants.noteChanges);

  async function fromClusters(bounds: Bounds, zoom: number, filters: ProjectFilters, whose: string) {
    const projects = await known.current();
    const made = projects && (await clustersOf(projects, filters, whose));
    if (!made) return null;
    const renewed = [...made.changed].flatMap((id) => {
      const project = projects.get(id);
      return project && passes(project, filters) ? [project] : [];
    });
    return itemsOfView(made.clusters, bounds, zoom, { changed: made.changed, renewed });
  }

  /**
   * One view at a time reads the database, so that a crowd does not take all of it; most of those that waited find
   * the clusters made. Views without filters wait in a line of their own.
   */
  const ofAll = inTurn<MapItem[]>(room);
  const ofFiltered = inTurn<MapItem[]>(room);

  return {
    async view(bounds, zoom, filters, viewer) {
      if (!variants.has(filters)) await viewer.onNewFilters();
      const fromMemory = () => fromClusters(bounds, zoom, filters, viewer.whose);
      const items = await fromMemory();
      if (items) return items;
      const wait = isPlain(filters) ? ofAll : ofFiltered;
      // Filters that were forgotten during the wait are not made again: the database answers.
      const read = async () =>
        (variants.has(filters) ? await fromMemory() : null) ?? groupsOfView(deps, bounds, zoom, filters);
      return wait(viewKey(bounds, zoom, filters), read, viewer);
    },
  };
}
