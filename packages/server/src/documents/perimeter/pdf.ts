import { legalPdf } from "../legal/render-pdf.ts";
import type { DerogationData } from "./data.ts";
import { derogationLetter } from "./derogation-letter.ts";

/** Same data, same bytes. */
export const derogationPdf = (data: DerogationData): Promise<Uint8Array> => legalPdf(derogationLetter(data));
