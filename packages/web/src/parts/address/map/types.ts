import type { Coordinates } from "@mec/domain/address";

/** Where a map looks. */
export interface MapView {
  readonly centre: Coordinates;
  readonly zoom: number;
  /** Changes when a place is asked for again after the person moved the map away. */
  readonly turn?: string;
}

/** What a map shows just now. */
export interface MapFrame extends MapView {
  readonly bounds: {
    readonly minLat: number;
    readonly minLong: number;
    readonly maxLat: number;
    readonly maxLong: number;
  };
}

/**
 * Each kind has a shape of its own, not only a colour. "here" is the place that the person searched;
 * "participant", "candidate" and "outside" are people of one project.
 */
export type MapPinKind = "project" | "cluster" | "here" | "participant" | "candidate" | "outside";

export interface MapPin {
  /** The same id keeps the same pin, and the focus that it may have. */
  readonly id: string;
  readonly kind: MapPinKind;
  readonly place: Coordinates;
  /** Its name, for the ear and in its label. */
  readonly label: string;
  /** Of a cluster: how many it holds, and the zoom at which it opens. */
  readonly count?: number;
  readonly expansionZoom?: number;
}

/** A surface: where a newcomer may stand, or a disc around a place. */
export type MapArea =
  | {
      readonly kind: "polygon";
      readonly corners: readonly Coordinates[];
      /** Where it is not sure: fainter, its edge in dots. */
      readonly tone?: "border";
    }
  | { readonly kind: "disc"; readonly centre: Coordinates; readonly radiusKm: number };

/** A distance drawn between two places. */
export interface MapLine {
  readonly ends: readonly [Coordinates, Coordinates];
  readonly tone: "ok" | "broken";
}

export interface MapProps {
  /** The map's name. */
  label: string;
  /** Where it looks; another place moves it. By default the whole of France. */
  view?: MapView;
  /** What must be seen; it has the upper hand over `view`. */
  fit?: readonly Coordinates[];
  pins?: readonly MapPin[];
  areas?: readonly MapArea[];
  lines?: readonly MapLine[];
  highlighted?: string | null;
  /** Without it pins are pictures; with it they are buttons. A cluster opens by itself. */
  onSelect?: (id: string) => void;
  onHighlight?: (id: string | null) => void;
  /** Told after each move, and whether the person made it. */
  onMove?: (frame: MapFrame, byHand: boolean) => void;
  /** In a page that scrolls, neither the wheel nor one finger moves the map. */
  calm?: boolean;
}
