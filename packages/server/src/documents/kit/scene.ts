import type { FontName } from "../pdf.ts";

/** In points, from the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly [on: number, off: number];
}

/** Decoration, without meaning. */
export interface Shape {
  readonly kind: "shape";
  /** As SVG writes a path. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** A paragraph, its lines broken and placed. */
export interface TextItem {
  readonly kind: "text";
  readonly tag: "H1" | "P";
  /** Each line starts here, on its baseline. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
  /** Where a click leads. */
  readonly link?: string;
}

/** A JPEG, which fills its box whatever its shape. */
export interface Picture {
  readonly kind: "picture";
  readonly jpeg: Uint8Array;
  readonly box: Box;
  readonly alt: string;
}

/** A drawing with a meaning. */
export interface Figure {
  readonly kind: "figure";
  readonly d: string;
  readonly fill: string;
  readonly box: Box;
  readonly alt: string;
}

export interface Group {
  readonly kind: "group";
  readonly items: readonly Item[];
  /** A path outside which nothing shows. */
  readonly clip?: string;
  readonly shift?: readonly [x: number, y: number];
  readonly scale?: number;
  /** Repeats something before it: shown, but not read out again. */
  readonly isRepeated?: true;
}

export type Item = Shape | TextItem | Picture | Figure | Group;

/** A page, placed to the point: drawn as a PDF or as a picture, it is the same. */
export interface Sheet {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  /** How wide its picture is. */
  readonly pixelWidth: number;
}
