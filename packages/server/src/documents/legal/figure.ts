import type { Part } from "./flow.ts";
import { columnWidth, sheet } from "./look.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing over the width of the page. */
export interface Figure {
  /** Its alternative text. */
  readonly alt: string;
  readonly height: number;
  draw(box: Box): void;
}

const space = 6;

/** A figure that screen readers can read: a drawing tagged with its alternative text, on one page. */
export function figurePart({ alt, height, draw }: Figure): Part {
  const slot = { height, before: space, keep: false };
  const room = { x: sheet.left, width: columnWidth };
  const leaf = { slot, draw: (y: number) => draw({ ...room, y, height }) };
  return {
    slots: [slot],
    nodes: [{ tag: "Figure", options: { alt }, box: { slot, ...room }, children: [leaf] }],
    decorations: [],
  };
}
