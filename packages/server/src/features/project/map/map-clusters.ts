import { mostMapItems } from "@mec/api/project";
import Supercluster from "supercluster";
import { toTheMetre } from "../degrees.ts";
import type { Bounds } from "../public/public-lists.ts";
import type { MapProject } from "./map-projects.ts";

export interface MapItem {
  latitude: number;
  longitude: number;
  count: number;
  project?: { id: string; name: string };
  expansionZoom?: number;
}

type ProjectTags = Pick<MapProject, "id" | "name">;
export type Clusters = Supercluster<ProjectTags, ProjectTags>;
type ViewFeature = ReturnType<Clusters["getClusters"]>[number];

/** The pixels of a map tile, and how far apart two markers stay on the map. */
export const tilePixels = 256;
export const dropPixels = 70;
export const deepestZoom = 16;
/**
 * The largest view that is answered at its own zoom, in tiles: wider ones are answered as at a lower zoom.
 */
const widestView = { across: 10, down: 8 };

const featureOf = ({ id, name, latitude, longitude }: MapProject) => ({
  type: "Feature" as const,
  geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  properties: { id, name },
});

/** Clusters without any project. */
export const newClusters = (): Clusters =>
  new Supercluster<ProjectTags, ProjectTags>({
    radius: dropPixels,
    extent: tilePixels,
    maxZoom: deepestZoom,
  });

/** Makes clusters in this thread, which answers nobody meanwhile: for few projects (for many, see `map-thread.ts`). */
export const buildClusters = (projects: readonly MapProject[]): Clusters =>
  newClusters().load(projects.map(featureOf));

/** A latitude's place on the map (Mercator), from 0 in the north to 1. */
function mercatorY(latitude: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
}

export function width({ minLong, maxLong }: Bounds): number {
  return (maxLong >= minLong ? maxLong - minLong : maxLong - minLong + 360) / 360;
}

/** The zoom at which this view fits a large screen. */
export function zoomThatFits(bounds: Bounds): number {
  const across = Math.log2(widestView.across / Math.max(width(bounds), 1e-9));
  const height = mercatorY(bounds.minLat) - mercatorY(bounds.maxLat);
  const down = Math.log2(widestView.down / Math.max(height, 1e-9));
  return Math.max(0, Math.floor(Math.min(across, down)));
}

export const middleOf = (bounds: Bounds) => ({
  latitude: (bounds.minLat + bounds.maxLat) / 2,
  longitude: bounds.minLong + (width(bounds) * 360) / 2,
});

function toItem(clusters: Clusters, feature: ViewFeature): MapItem {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const place = { latitude: toTheMetre(latitude), longitude: toTheMetre(longitude) };
  const tags = feature.properties;
  if (!("cluster_id" in tags)) return { ...place, count: 1, project: { id: tags.id, name: tags.name } };
  return {
    ...place,
    count: tags.point_count,
    expansionZoom: clusters.getClusterExpansionZoom(tags.cluster_id),
  };
}

/** When there are too many features, those nearest to the middle of the view. */
function nearestToMiddle(features: ViewFeature[], bounds: Bounds): ViewFeature[] {
  if (features.length <= mostMapItems) return features;
  const middle = middleOf(bounds);
  const away = ({ geometry: { coordinates } }: ViewFeature): number => {
    const [longitude = 0, latitude = 0] = coordinates;
    const turn = Math.abs(longitude - middle.longitude) % 360;
    return Math.hypot(Math.min(turn, 360 - turn), latitude - middle.latitude);
  };
  return features
    .map((feature) => ({ feature, away: away(feature) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, mostMapItems)
    .map(({ feature }) => feature);
}

/**
 * What has changed since the clusters were made: the projects concerned, and those among them that still pass
 * the filters, as they are now.
 */
export interface Renewal {
  readonly changed: ReadonlySet<string>;
  readonly renewed: readonly MapProject[];
}

const isWithin = (bounds: Bounds, { latitude, longitude }: MapProject): boolean => {
  const { minLat, maxLat, minLong, maxLong } = bounds;
  if (latitude < minLat || latitude > maxLat) return false;
  return minLong <= maxLong
    ? longitude >= minLong && longitude <= maxLong
    : longitude >= minLong || longitude <= maxLong;
};

const isOutdated = ({ properties }: ViewFeature, { changed }: Renewal): boolean =>
  !("cluster_id" in properties) && changed.has(properties.id);

/** What a map shows in a rectangle: projects and groups of projects, never more than `mostMapItems`. */
export function itemsOfView(
  clusters: Clusters,
  bounds: Bounds,
  zoom: number,
  renewal: Renewal = { changed: new Set(), renewed: [] },
): MapItem[] {
  const features = clusters.getClusters(
    [bounds.minLong, bounds.minLat, bounds.maxLong, bounds.maxLat],
    Math.min(zoom, zoomThatFits(bounds)),
  );
  const current = [
    ...features.filter((feature) => !isOutdated(feature, renewal)),
    ...renewal.renewed.filter((project) => isWithin(bounds, project)).map(featureOf),
  ];
  return nearestToMiddle(current, bounds).map((feature) => toItem(clusters, feature));
}
