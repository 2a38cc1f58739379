/** Widths of a page relative to the width available: 1 fills it. */
const levels = [1, 1.25, 1.5, 2, 2.5, 3] as const;

export const widest = levels[levels.length - 1] ?? 1;

export const zoomedIn = (zoom: number): number => levels.find((level) => level > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => levels.findLast((level) => level < zoom) ?? zoom;

/** Beyond, phones refuse to draw. */
const mostPixels = 12_000_000;

/** Pixels of the picture for one pixel of the page: the screen's own ratio, unless the picture would be too big. */
export function sharpness(width: number, height: number, deviceRatio: number): number {
  return Math.min(deviceRatio, Math.sqrt(mostPixels / (width * height)));
}

/** A part of a page's width, from 0 to 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const wholePage: Span = { from: 0, to: 1 };
/** Margin left around the texts: lines and coloured backgrounds reach a little beyond them. */
const border = 0.03;

/** The width that all the texts take together, with a little margin. */
export function wholeSpan(spans: readonly Span[]): Span {
  if (spans.length === 0) return wholePage;
  const from = spans.reduce((least, span) => Math.min(least, span.from), 1);
  const to = spans.reduce((most, span) => Math.max(most, span.to), 0);
  return { from: Math.max(0, from - border), to: Math.min(1, to + border) };
}

/** Pixels: below this width a page is shown without its margins, which makes its letters bigger. */
const narrow = 560;

/** Which part of a page is shown in this width, in pixels. */
export const shownSpan = (width: number, textSpan: Span): Span => (width < narrow ? textSpan : wholePage);
