import type { Coordinates } from "@mec/domain/address";

/** What a map is centred on. */
export interface MapView {
  readonly centre: Coordinates;
  readonly zoom: number;
  /** A new value moves the map back to the same place after the person moved it away. */
  readonly turn?: string;
}

/** Places that a map must show, all of them. */
export interface MapFit {
  readonly places: readonly Coordinates[];
  /** No nearer than this zoom. */
  readonly closest?: number;
  /** A new value applies the same fit again after the person moved the map away. */
  readonly turn?: string;
  /** Whether it may stop between two zooms: an area then fills more of the map. */
  readonly isClose?: boolean;
  /** Height of the map's foot that something covers, in pixels. */
  readonly coveredFoot?: number;
}

/** What a map currently shows. */
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
  /** A pin with the same id is kept, with the focus that it may have. */
  readonly id: string;
  readonly kind: MapPinKind;
  readonly place: Coordinates;
  /** Its name, shown in its label and read by screen readers. */
  readonly label: string;
  /** For a cluster: how many pins it holds, and the zoom at which it opens. */
  readonly count?: number;
  readonly expansionZoom?: number;
}

/** An area: where a newcomer may be, or a disc around a place. */
export type MapArea =
  | {
      readonly kind: "polygon";
      readonly corners: readonly Coordinates[];
      /** Where the verdict is not sure: fainter, with a dotted edge. */
      readonly tone?: "border";
    }
  | { readonly kind: "disc"; readonly centre: Coordinates; readonly radiusKm: number };

/** A distance drawn between two places. */
export interface MapLine {
  readonly ends: readonly [Coordinates, Coordinates];
  readonly tone: "ok" | "broken";
}

export interface MapProps {
  /** The map's name, for screen readers. */
  label: string;
  /** What the map is centred on; a change moves it. By default the whole of France. */
  view?: MapView;
  /** What must be seen; takes precedence over `view`. */
  fit?: MapFit;
  pins?: readonly MapPin[];
  areas?: readonly MapArea[];
  lines?: readonly MapLine[];
  highlighted?: string | null;
  /** Without it pins are pictures; with it they are buttons. A cluster opens without it. */
  onSelect?: (id: string) => void;
  onHighlight?: (id: string | null) => void;
  /** Called after each move, with whether the person made it. */
  onMove?: (frame: MapFrame, byHand: boolean) => void;
  /** For a page that scrolls: neither the wheel nor one finger moves the map. */
  calm?: boolean;
}
