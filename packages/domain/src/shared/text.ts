import * as z from "zod";
import { withoutDirectionSigns } from "./direction-signs.ts";
import { firstFault } from "./first-fault.ts";
import * as messages from "./messages.ts";

const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F-\u009F]/;
const CONTROL_CHARACTERS_BUT_BREAKS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;
/** With the u flag a well-formed pair is one character, so this finds the lone halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** How many characters of a text are visible. */
const visibleLength = (text: string): number => text.replace(/\p{Cf}/gu, "").trim().length;

/** "None of these characters", in JSON Schema. */
const said = (forbidden: string) => ({ not: { pattern: `[${forbidden}\\u007F-\\u009F]` } });
const withoutControl = said("\\u0000-\\u001F");
const withoutControlButBreaks = said("\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F");

export type TextRules = {
  /** 0 by default: an empty text is accepted. */
  min?: number;
  /** 200 by default: no text is unbounded. */
  max?: number;
  /** One message for every way to be wrong; by default each has its own. */
  message?: string;
  /** Line breaks and tabs are accepted, and every break becomes "\n". */
  multiline?: boolean;
};

/**
 * A text that a person wrote: trimmed, without signs that turn the direction of writing, bounded (in UTF-16 units, as the
 * browser's maxlength counts), without control characters nor half of a surrogate pair, which databases and XML refuse.
 */
export function cleanText({ min = 0, max = 200, message, multiline = false }: TextRules = {}): z.ZodString {
  const forbidden = multiline ? CONTROL_CHARACTERS_BUT_BREAKS : CONTROL_CHARACTERS;
  const tooShort = min <= 1 ? messages.required : messages.tooShort(min);
  return z
    .string({ error: message ?? messages.required })
    .overwrite((text) => withoutDirectionSigns(multiline ? text.replace(/\r\n?/g, "\n") : text).trim())
    .min(min, firstFault(message ?? tooShort))
    .refine((text) => visibleLength(text) >= min, firstFault(message ?? tooShort))
    .max(max, firstFault(message ?? messages.tooLong(max)))
    .refine(
      (text) => !forbidden.test(text) && !LONE_SURROGATE.test(text),
      firstFault(message ?? messages.forbiddenCharacters),
    )
    .meta(multiline ? withoutControlButBreaks : withoutControl);
}
