import * as z from "zod";
import { profileTypes, roundToMicroEuro } from "./displayed-price.ts";
import { firstFault } from "./first-fault.ts";
import * as messages from "./messages.ts";
import { decimalText } from "./numbers.ts";

export const profileTypeSchema = z.enum(profileTypes, { error: messages.choice });

/** €/kWh without tax, positive (§5), 10 at most, kept to the millionth of a euro. */
export const priceSchema = z
  .number({ error: messages.price })
  .overwrite(roundToMicroEuro)
  .gt(0, firstFault(messages.price))
  .lte(10, firstFault(messages.price));

/** A price as typed. */
export const priceText = decimalText.pipe(priceSchema);

/** The range of prices that a producer asks: each participant's own price will lie in it. */
export const priceRangeSchema = z
  .object({ min: priceSchema, max: priceSchema }, { error: messages.price })
  .refine(({ min, max }) => max > min, { path: ["max"], error: messages.priceRange });
export type PriceRange = z.infer<typeof priceRangeSchema>;
