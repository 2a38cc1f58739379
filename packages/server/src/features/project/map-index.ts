import type { Deps } from "../../deps.ts";
import { buildClusters, type Clusters, itemsOfView, type MapItem } from "./map-clusters.ts";
import { loadMapProjects, type MapProject, passes, readChangeStamp } from "./map-projects.ts";
import type { Bounds } from "./public-lists.ts";
import type { ProjectFilters } from "./visible.ts";

export interface MapIndex {
  /** What a map shows of a rectangle at a zoom; `onNewFilters` is asked before clusters are made for new filters. */
  view(
    bounds: Bounds,
    zoom: number,
    filters: ProjectFilters,
    onNewFilters: () => Promise<void>,
  ): Promise<MapItem[]>;
}

interface Built {
  readonly stamp: string;
  readonly projects: readonly MapProject[];
  /** The clusters of each set of filters that was asked for, the last used last. */
  readonly variants: Map<string, Clusters>;
}

/** Up to this number, changes are looked for at each view, and waited for. */
const smallSite = 1000;
/** Above, they are looked for this often and behind: the former clusters are shown meanwhile. */
const pauseMs = 10_000;
const mostVariants = 8;

const keyOf = ({ productionPointType, maxPrice, perimeter, open, userId }: ProjectFilters): string =>
  JSON.stringify([productionPointType, maxPrice, perimeter, open, userId]);

function clustersFor({ projects, variants }: Built, filters: ProjectFilters): Clusters {
  const key = keyOf(filters);
  const clusters = variants.get(key) ?? buildClusters(projects.filter((project) => passes(project, filters)));
  variants.delete(key);
  variants.set(key, clusters);
  const [oldest] = variants.keys();
  if (variants.size > mostVariants && oldest !== undefined) variants.delete(oldest);
  return clusters;
}

/** The clusters of all public projects, kept in memory and made again after a change. */
export function makeMapIndex(deps: Pick<Deps, "db" | "log">): MapIndex {
  let built: Built | undefined;
  let building: Promise<Built> | undefined;
  let checkedAt = 0;

  async function build(): Promise<Built> {
    const stamp = await readChangeStamp(deps.db);
    const made: Built = {
      stamp: stamp.text,
      projects: await loadMapProjects(deps.db),
      variants: new Map(),
    };
    clustersFor(made, {});
    return made;
  }

  function rebuild(): Promise<Built> {
    building ??= build()
      .then((made) => {
        built = made;
        return made;
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  }

  async function hasChanged({ stamp }: Built): Promise<boolean> {
    const now = await readChangeStamp(deps.db);
    return now.text !== stamp || now.recent;
  }

  async function refreshBehind(known: Built): Promise<void> {
    try {
      if (await hasChanged(known)) await rebuild();
    } catch (error) {
      deps.log.error({ err: error }, "map index");
    }
  }

  async function current(): Promise<Built> {
    if (!built) return rebuild();
    if (built.projects.length <= smallSite) return (await hasChanged(built)) ? rebuild() : built;
    if (performance.now() - checkedAt >= pauseMs) {
      checkedAt = performance.now();
      void refreshBehind(built);
    }
    return built;
  }

  return {
    async view(bounds, zoom, filters, onNewFilters) {
      const known = await current();
      if (!known.variants.has(keyOf(filters))) await onNewFilters();
      return itemsOfView(clustersFor(known, filters), bounds, zoom);
    },
  };
}
