import * as z from "zod";
import { emailPattern, longestEmail } from "./email.ts";
import { firstFault } from "./first-fault.ts";
import { dayInParis } from "./format.ts";
import * as messages from "./messages.ts";
import { cleanText } from "./text.ts";

/** Any UUID; the server makes them. */
export const uuidSchema = z.guid({ error: messages.identifier });

/** §5. The case is kept as typed: compare addresses in lower case. */
export const emailSchema = cleanText({ max: longestEmail, message: messages.email }).regex(
  emailPattern,
  firstFault(messages.email),
);

/** "0612345678" → "06 12 34 56 78"; any other text is left as it is, for the format check to refuse. */
function spacePairs(phone: string): string {
  const digits = phone.replace(/ /g, "");
  const wellFormed = /^0\d( ?\d{2}){4}$/.test(phone);
  return wellFormed ? (digits.match(/\d{2}/g) ?? []).join(" ") : phone;
}

const PHONE = /^0\d( \d{2}){4}$/;

const phoneText = () => cleanText({ max: 20, message: messages.phone }).overwrite(spacePairs);

/** §5: "0X XX XX XX XX", the form in which it is kept. */
export const requiredPhoneSchema = phoneText()
  .min(1, firstFault(messages.required))
  .regex(PHONE, firstFault(messages.phone))
  .meta({ pattern: "^0\\d( ?\\d{2}){4}$" });

/** §5: the phone number is optional: "" stands for none. */
export const phoneSchema = phoneText()
  .refine((phone) => phone === "" || PHONE.test(phone), firstFault(messages.phone))
  .meta({ pattern: "^(0\\d( ?\\d{2}){4})?$" });

/** §5: a first or last name: letters (accents included), spaces, apostrophes and hyphens, 3 to 60. */
export const personNameSchema = cleanText({ min: 3, max: 60, message: messages.personName })
  .regex(/^[\p{L}\p{M}'’ -]+$/u, firstFault(messages.personName))
  .regex(/\p{L}/u, firstFault(messages.personName));

/** A real calendar day, YYYY-MM-DD. */
export const dateSchema = z.iso.date({
  error: ({ input }) => (input === "" ? messages.dateMissing : messages.date),
});

/** A moment in UTC, as the server writes them. */
export const dateTimeSchema = z.iso.datetime({ error: messages.date });

/** Whether this day (YYYY-MM-DD) is before the day of `now`: a birth cannot be to come. */
export function isPastDate(date: string, now: Date): boolean {
  return date < dayInParis(now);
}

/** A yes or no. */
export const flagSchema = z.boolean({ error: messages.yesOrNo });
