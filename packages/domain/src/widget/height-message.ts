import * as z from "zod";

/** How high a frame may ask to be, in pixels: a page that trusts it is not pushed out of sight. */
export const frameHeights = { least: 200, most: 20_000 } as const;

/** What the framed widget tells the page around it, and all that it tells: how high it is. */
export const heightMessageSchema = z.strictObject({
  type: z.literal("mec-widget-height"),
  height: z.int().min(frameHeights.least).max(frameHeights.most),
});
export type HeightMessage = z.infer<typeof heightMessageSchema>;

/** The message that tells this height, within what may be asked. */
export const heightMessage = (pixels: number): HeightMessage => ({
  type: "mec-widget-height",
  height: Math.min(frameHeights.most, Math.max(frameHeights.least, Math.ceil(pixels))),
});
