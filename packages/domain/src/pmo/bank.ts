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
