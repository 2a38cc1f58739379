import { legalPdf } from "../legal/render-pdf.ts";
import type { Annexe2Data } from "./data.ts";
import { annexe2Document } from "./document.ts";

/** Same data, same bytes. */
export const annexe2Pdf = (data: Annexe2Data): Promise<Uint8Array> => legalPdf(annexe2Document(data));
