import * as z from "zod";
import { frameHeights, type HeightMessage } from "./height-message.ts";

/** The message that a framing page accepts from the widget. */
export const heightMessageSchema = z.strictObject({
  type: z.literal("mec-widget-height"),
  height: z.int().min(frameHeights.least).max(frameHeights.most),
}) satisfies z.ZodType<HeightMessage>;
