import * as z from "zod";

/** What a plant’s contract pays, €/kWh without VAT, as its holder told it. */
export const buyBackAnswer = z.object({
  price: z.number(),
  takesSurplus: z.boolean(),
  /** What a buyer offers for what sharing leaves. Absent where none is told, and from a server of the former release. */
  surplusOffer: z.number().optional(),
});
