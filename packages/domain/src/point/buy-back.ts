import * as z from "zod";
import { emptyAsNull, flagSchema, priceSchema, refuseHighPrice, salePriceText } from "../shared/index.ts";

/** €/kWh without VAT that a purchase contract pays for all that a plant produces, as typed; null where none is told. */
export const buyBackText = emptyAsNull(salePriceText);

/** What a purchase contract that runs pays for all that a plant produces, as its holder told it. */
export const buyBackSchema = z.strictObject({
  /** €/kWh without VAT. */
  price: priceSchema.superRefine(refuseHighPrice),
  /** Whether its buyer is known to take what sharing leaves at this price too. */
  takesSurplus: flagSchema,
});
export type BuyBack = z.infer<typeof buyBackSchema>;
