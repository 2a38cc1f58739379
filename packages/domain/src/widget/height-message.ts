/**
 * The heights that a frame may ask for, in pixels. Beyond them, a page that obeys the frame would lose it from sight.
 */
export const frameHeights = { least: 200, most: 20_000 } as const;

/** The only thing that the framed widget tells the page around it: its height. */
export interface HeightMessage {
  readonly type: "mec-widget-height";
  readonly height: number;
}

/** The message that tells this height, within what may be asked. */
export const heightMessage = (pixels: number): HeightMessage => ({
  type: "mec-widget-height",
  height: Math.min(frameHeights.most, Math.max(frameHeights.least, Math.ceil(pixels))),
});
