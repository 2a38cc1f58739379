/** Widths of a page against the place it has: 1 fills it. */
const levels = [1, 1.25, 1.5, 2, 2.5, 3] as const;

export const widest = levels[levels.length - 1] ?? 1;

export const zoomedIn = (zoom: number): number => levels.find((level) => level > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => levels.findLast((level) => level < zoom) ?? zoom;

/** Beyond, phones refuse to draw. */
const mostPixels = 12_000_000;

/** Pixels of the picture for one pixel of the page's place: the screen's own, unless that makes it too big. */
export function sharpness(width: number, height: number, deviceRatio: number): number {
  return Math.min(deviceRatio, Math.sqrt(mostPixels / (width * height)));
}
