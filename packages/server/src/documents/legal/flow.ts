import type { StructureOptions } from "../../pdfkit/insides.ts";

/**
 * A vertical stretch of a page that is never cut. Slots follow each other down the pages; what is drawn in
 * them (lines, cells side by side) moves with them.
 */
export interface Slot {
  readonly height: number;
  /** Space above; none at the top of a page. */
  readonly before: number;
  /** Stays on the same page as the next one. */
  readonly keep: boolean;
  readonly startsPage?: boolean;
  /** Drawn again above this slot where it begins a page: the head of a table. */
  readonly running?: Drawing & { readonly height: number };
}

export interface Drawing {
  draw(y: number): void;
}

/** Something drawn in a slot, its top at `y`. */
export interface Leaf extends Drawing {
  readonly slot: Slot;
}

/** An element of the document's structure tree, for screen readers. */
export interface Node {
  readonly tag: string;
  readonly options?: StructureOptions;
  /** The picture's place. */
  readonly box?: { readonly slot: Slot; readonly x: number; readonly width: number };
  readonly children: readonly (Node | Leaf)[];
  /**
   * For an element whose children are made anew each time they are read (all the cells of a large table would
   * fill hundreds of megabytes): the slots in which they are drawn.
   */
  readonly slots?: readonly Slot[];
}

/**
 * The most rows or items of one block whose lines are kept from when they are measured until they are drawn. Those of ten
 * thousand people would fill hundreds of megabytes: of more, all are made anew.
 */
export const mostKept = 500;

/** What is made at each call where there are many of it, else once. */
export function keptAmong<T>(count: number, make: () => T): () => T {
  if (count > mostKept) return make;
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** A part of the document: its slots in order, its structure, and its decorations. */
export interface Part {
  readonly slots: readonly Slot[];
  readonly nodes: readonly Node[];
  readonly decorations: readonly Leaf[];
}

export const joinParts = (parts: readonly Part[]): Part => ({
  slots: parts.flatMap(({ slots }) => slots),
  nodes: parts.flatMap(({ nodes }) => nodes),
  decorations: parts.flatMap(({ decorations }) => decorations),
});

export interface Placed {
  readonly page: number;
  readonly y: number;
}
export interface Placement {
  readonly places: ReadonlyMap<Slot, Placed>;
  readonly pages: number;
  /** Table heads that are drawn again. */
  readonly repeated: readonly { readonly place: Placed; readonly slot: Slot }[];
}

/** The page area in which slots are placed. */
interface Sheet {
  readonly top: number;
  readonly bottom: number;
  /** Slots forced to stay with the next one. */
  readonly held: ReadonlySet<Slot>;
}

/** The slots from `start` that must stand on one page. */
function groupAt(slots: readonly Slot[], start: number, { held }: Sheet): readonly Slot[] {
  const stays = (slot: Slot | undefined): boolean => slot !== undefined && (slot.keep || held.has(slot));
  let end = start;
  while (stays(slots[end]) && end + 1 < slots.length && !slots[end + 1]?.startsPage) end += 1;
  return slots.slice(start, end + 1);
}

const heightOf = (group: readonly Slot[]): number =>
  group.reduce((sum, { height, before }, index) => sum + height + (index === 0 ? 0 : before), 0);

/** Gives each slot its page (from 0) and its height on it. */
export function place(slots: readonly Slot[], sheet: Sheet): Placement {
  const { top, bottom } = sheet;
  const places = new Map<Slot, Placed>();
  const repeated: { place: Placed; slot: Slot }[] = [];
  let page = 0;
  let y = top;
  const turn = (slot: Slot) => {
    page += 1;
    y = top;
    if (!slot.running) return;
    repeated.push({ place: { page, y }, slot });
    y += slot.running.height;
  };
  let groupEnd = 0;
  slots.forEach((slot, index) => {
    if (y > top && slot.startsPage) turn(slot);
    else if (index >= groupEnd) {
      const group = groupAt(slots, index, sheet);
      groupEnd = index + group.length;
      const needed = heightOf(group);
      const before = y > top ? slot.before : 0;
      const fitsAPage = needed <= bottom - top;
      if (y > top && y + before + (fitsAPage ? needed : slot.height) > bottom) turn(slot);
    } else if (y > top && y + slot.before + slot.height > bottom) turn(slot);
    if (y > top) y += slot.before;
    places.set(slot, { page, y });
    y += slot.height;
  });
  return { places, pages: page + 1, repeated };
}
