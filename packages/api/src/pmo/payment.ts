import * as z from "zod";

/** What membership costs a person now, each way to pay it, and that it is due before anything is shared, where it is. */
export const payment = z.object({
  due: z.string(),
  /** The same where it is read again; empty from a server of the former release. */
  reminder: z.string().default(""),
  /** Absent where no fee is yearly, and from a server of the former release. */
  yearly: z.string().optional(),
  means: z.array(z.string()).readonly(),
  iban: z.string().optional(),
  cheque: z.object({ order: z.string(), address: z.string().optional() }).optional(),
  note: z.string().optional(),
});
