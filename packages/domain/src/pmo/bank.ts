import { isValidBIC, isValidIBAN } from "ibantools";
import { cleanText, firstFault, messages } from "../shared/index.ts";

const withoutSpaces = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/** ISO 13616: checked by its key (mod 97) and its country's length; kept without spaces. */
export const ibanSchema = cleanText({ max: 50, message: messages.iban })
  .overwrite(withoutSpaces)
  .refine((iban) => isValidIBAN(iban), firstFault(messages.iban));

/** ISO 9362, 8 or 11 characters; kept without spaces. */
export const bicSchema = cleanText({ max: 20, message: messages.bic })
  .overwrite(withoutSpaces)
  .refine((bic) => isValidBIC(bic), firstFault(messages.bic));

/**
 * Countries whose banks share their IBANs or their BICs with France: Monaco, and the overseas territories, whose
 * IBANs begin with FR while a BIC may carry their own code (European Payments Council, EPC409-09).
 */
const frenchCodes = ["FR", "MC", "GF", "GP", "MQ", "RE", "YT", "PM", "BL", "MF", "NC", "PF", "WF", "TF"];

const familyOf = (country: string): string => (frenchCodes.includes(country) ? "FR" : country);

/**
 * What is doubtful about a valid IBAN and a valid BIC together, to be shown and never refused: an account is seldom
 * kept in another country than its bank's.
 * @returns null when there is nothing to say.
 */
export function bankWarning({ iban, bic }: { iban: string; bic: string }): string | null {
  const ibanCountry = withoutSpaces(iban).slice(0, 2);
  const bicCountry = withoutSpaces(bic).slice(4, 6);
  if (familyOf(ibanCountry) === familyOf(bicCountry)) return null;
  return `Le pays du BIC (${bicCountry}) n’est pas celui de l’IBAN (${ibanCountry})\u00a0: vérifiez ces deux codes.`;
}
