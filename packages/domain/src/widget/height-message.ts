/** The heights that a frame may ask for, in pixels: a page that trusts it is not pushed out of sight. */
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
