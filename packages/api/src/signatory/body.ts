import { participantKinds } from "@mec/domain/point";
import * as z from "zod";

export const placeIds = z.object({ kind: z.enum(participantKinds), id: z.string() });
export const placeSchema = placeIds.extend({ name: z.string() });

/** A place or plant by the structure that signs for it. */
export const placeOfBody = placeSchema.extend({
  structure: z.string(),
  /** The number that tells it from another. */
  number: z.string(),
  /** Whether that number cannot be right. */
  isDoubted: z.boolean(),
});
export type PlaceOfBody = z.output<typeof placeOfBody>;
