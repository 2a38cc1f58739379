import * as z from "zod";
import { addressSchema } from "../address/index.ts";
import { cleanText, emailSchema } from "../shared/index.ts";
import { siretSchema } from "../signatory/index.ts";

/** Whom invoices are made out to. */
export const customerSchema = z.strictObject({
  name: cleanText({ min: 1, max: 150 }),
  email: emailSchema,
  address: addressSchema,
  siretId: siretSchema.optional(),
});
export type Customer = z.infer<typeof customerSchema>;
