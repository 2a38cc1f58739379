import { setImmediate as nextTurn } from "node:timers/promises";
import { mostMapItems } from "@mec/api/project";
import type { Deps } from "../../../deps.ts";
import type { Asker } from "../../../workers/asker.ts";
import { Busy } from "../../../workers/busy.ts";
import { lanes } from "../../../workers/lanes.ts";
import { makeKnownProjects, smallSite } from "../public/known-projects.ts";
import type { Bounds } from "../public/public-lists.ts";
import type { ProjectFilters } from "../visible.ts";
import { buildClusters, itemsOfView, type MapItem } from "./map-clusters.ts";
import { groupsOfView } from "./map-groups.ts";
import { type MapProject, passes } from "./map-projects.ts";
import { openClusters, placesOf } from "./map-thread.ts";
import { isPlain, keyOf, type Made, makeVariants, type Variant, type Variants } from "./map-variants.ts";
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

/** Making the clusters of many projects takes a thread half a second: done at most this often. */
const pauseMs = 10_000;

/** How many views may wait for the database, with filters or without: each takes it up to a second. */
const room = { mostOfOne: 8, mostOfAll: 128, retryAfterSeconds: lanes.quick.retryAfterSeconds };

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

/** Gives the clusters of a set of filters, and has them made when they are worn or missing. */
function makeClustersOf(deps: Pick<Deps, "log" | "workers">, variants: Variants) {
  /** Makes clusters of what passes now; of few projects at once, of many in a thread, where `whose` waits his turn. */
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
    const variant = variants.of(filters, whose);
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
