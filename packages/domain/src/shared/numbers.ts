import * as z from "zod";
import { firstFault } from "./first-fault.ts";
import * as messages from "./messages.ts";

const MAX_TYPED_LENGTH = 20;

/** A decimal number as a person types it (comma or dot) → the number. §5: no sign, no exponent, no grouping. */
export const decimalText = z
  .string({ error: messages.required })
  .trim()
  .min(1, firstFault(messages.required))
  .max(MAX_TYPED_LENGTH, firstFault(messages.number))
  .regex(/^\d+([.,]\d+)?$/, firstFault(messages.number))
  .transform((text) => Number(text.replace(",", ".")));

/** A whole number as a person types it → the number. §5: digits only, no comma nor point. */
export const integerText = z
  .string({ error: messages.required })
  .trim()
  .min(1, firstFault(messages.required))
  .max(MAX_TYPED_LENGTH, firstFault(messages.integer))
  .regex(/^\d+$/, firstFault(messages.integer))
  .transform(Number);

/** An optional field of a form: "" is null, anything else is judged by `schema`, with its own messages. */
export function emptyAsNull<Output>(schema: z.ZodType<Output, string>) {
  return z.string({ error: messages.required }).transform((text, context) => {
    if (text.trim() === "") return null;
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.addIssue(issue.message);
    return z.NEVER;
  });
}
