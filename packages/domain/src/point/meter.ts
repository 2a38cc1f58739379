import * as z from "zod";
import { cleanText, firstFault, flagSchema, messages } from "../shared/index.ts";

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

const prmText = () => cleanText({ max: 40, message: messages.prm }).overwrite(withoutSpaces);

/** 14 digits, any but all the same: a PRM has no checksum (Enedis' own schema asks no more). */
const isPrm = (text: string): boolean => /^\d{14}$/.test(text) && !/^(\d)\1{13}$/.test(text);

/** The format of `isPrm` in JSON Schema, for a text that may have spaces anywhere. */
const said = (digits: string) => ({
  pattern: `^\\s*${digits}$`,
  not: { pattern: "^\\s*(\\d)(\\s*\\1){13}\\s*$" },
});

/** §5: the identifier of a meter (PRM, or PDL), spaces removed. */
export const prmSchema = prmText().refine(isPrm, firstFault(messages.prm)).meta(said("(\\d\\s*){14}"));

/** The same where it may be missing: "" when the person has none at hand. */
export const optionalPrmSchema = prmText()
  .refine((text) => text === "" || isPrm(text), firstFault(messages.prm))
  .meta(said("((\\d\\s*){14})?"));

/** The number of the connection request to the grid operator, spaces removed (§3); "" when there is none. */
export const connectionRequestIdSchema = cleanText({ max: 80 })
  .overwrite(withoutSpaces)
  .max(60, firstFault(messages.tooLong(60)));

/** A meter and the consent to read its data; each may be right and the two not match: see `meterIssue`. */
export const meterSchema = z.object({ prm: optionalPrmSchema, sge: flagSchema });
export type Meter = z.infer<typeof meterSchema>;

/** A meter is refused without the consent (`sge`), and the consent without a meter. */
export function meterIssue({ prm, sge }: Meter): { path: "prm" | "sge"; message: string } | null {
  if (prm !== "" && !sge) return { path: "sge", message: messages.sge };
  if (prm === "" && sge) return { path: "prm", message: messages.prm };
  return null;
}

/**
 * The places of one person, other than `except`, that are said to have this meter. A meter is of one place: one of the two
 * numbers is wrong, but which one only a bill tells.
 */
export function placesOfMeter<Place extends { readonly id: string; readonly prm: string }>(
  own: readonly Place[],
  { prm, except }: { readonly prm: string; readonly except: string | null },
): Place[] {
  return prm === "" ? [] : own.filter((place) => place.prm === prm && place.id !== except);
}
