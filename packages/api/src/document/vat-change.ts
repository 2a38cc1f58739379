import type { VatChange } from "@mec/domain/document";
import { type SellerVat, vatRegimes } from "@mec/domain/shared";
import * as z from "zod";

const unsaid = "unsaid";

/** What a seller would say of his VAT; null where he does not know. */
export const saidVat = z.codec(z.enum([...vatRegimes, unsaid]), z.custom<SellerVat | null>(), {
  decode: (told) => (told === unsaid ? null : told),
  encode: (vatRegime) => vatRegime ?? unsaid,
});

const range = z.object({ min: z.number(), max: z.number() });
const paid = z.object({ from: range, to: range });
const move = z.object({
  count: z.int(),
  paid: paid.nullable(),
  left: paid.optional(),
  isMean: z.boolean().optional(),
  prices: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })).optional(),
});

export const vatChange: z.ZodType<VatChange> = z.object({
  waiting: move,
  accords: z.int(),
  signed: move,
  accepted: move,
  proposed: move,
  reclaimed: z.int().optional(),
  isMailed: z.boolean(),
});
