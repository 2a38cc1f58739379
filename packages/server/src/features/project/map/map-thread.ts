import KDBush from "kdbush";
import { type Clusters, newClusters } from "./map-clusters.ts";
import type { MapProject } from "./map-projects.ts";

/**
 * What supercluster 9.1 keeps of the points it loads: it has no method to send it to another thread.
 * `map.test.ts` compares both.
 */
interface Insides {
  trees: (Omit<KDBush, "data"> & { data: Int32Array })[];
  coords: Float64Array;
  props: unknown[];
  ids: null;
  numPoints: number;
  readonly stride: number;
}

const insidesOf = (clusters: Clusters) => clusters as unknown as Insides;

/** Clusters without their projects, in memory that threads share: nothing of it is copied. */
export interface MadeClusters {
  readonly coords: Float64Array;
  /** Where the clusters of each zoom are in `trees`: zooms that are alike share them. */
  readonly zooms: readonly number[];
  readonly trees: readonly { readonly tree: SharedArrayBuffer; readonly items: Int32Array }[];
}

function inSharedMemory(bytes: Uint8Array): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return memory;
}

const shared = <Values extends Int32Array | Float64Array>({ buffer, byteOffset, byteLength }: Values) =>
  inSharedMemory(new Uint8Array(buffer, byteOffset, byteLength));

/** @param places longitude and latitude of each project, one after the other */
export function makeClusters(places: Float64Array): MadeClusters {
  const points = Array.from({ length: places.length / 2 }, (_, n) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [places[2 * n]!, places[2 * n + 1]!] },
    properties: { id: "", name: "" },
  }));
  const { trees, coords, stride } = insidesOf(newClusters().load(points));
  const distinct = [...new Set(trees)];
  return {
    coords: new Float64Array(shared(coords)),
    zooms: trees.map((tree) => distinct.indexOf(tree)),
    trees: distinct.map((tree) => ({
      tree: inSharedMemory(new Uint8Array(tree.ids.buffer)),
      items: new Int32Array(shared(tree.data.subarray(0, tree.numItems * stride))),
    })),
  };
}

/** @param projects those whose places were given, in their order */
export function openClusters(
  { coords, zooms, trees }: MadeClusters,
  projects: readonly MapProject[],
): Clusters {
  const opened = trees.map(({ tree, items }) => Object.assign(KDBush.from(tree), { data: items }));
  const clusters = newClusters();
  Object.assign(insidesOf(clusters), {
    trees: zooms.map((zoom) => opened[zoom]!),
    coords,
    props: [...projects],
    ids: null,
    numPoints: projects.length,
  } satisfies Partial<Insides>);
  return clusters;
}

export const placesOf = (projects: readonly MapProject[]): Float64Array => {
  const places = new Float64Array(projects.length * 2);
  projects.forEach(({ longitude, latitude }, n) => {
    places[2 * n] = longitude;
    places[2 * n + 1] = latitude;
  });
  return places;
};
