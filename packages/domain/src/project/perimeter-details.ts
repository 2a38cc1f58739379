import * as z from "zod";
import { cleanText, flagSchema, messages } from "../shared/index.ts";
import { perimeterGrounds } from "./perimeter-rule.ts";

/** What only its owner can say of a project's perimeter. */
export const perimeterDetailsSchema = z.strictObject({
  ground: z.enum(perimeterGrounds, { error: messages.choice }),
  /** Who runs the network behind which all the points stand; "" when not said. */
  gridOperator: cleanText({ max: 100 }),
  /** Whether all the points are behind one substation; false unless the owner says so. */
  isBehindOneSubstation: flagSchema.default(false),
});
export type PerimeterDetails = z.infer<typeof perimeterDetailsSchema>;

export const initialPerimeterDetails: PerimeterDetails = {
  ground: "distance",
  gridOperator: "",
  isBehindOneSubstation: false,
};
