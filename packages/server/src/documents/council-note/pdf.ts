import { legalPdf } from "../legal/render-pdf.ts";
import { councilNote } from "./council-note.ts";
import type { CouncilNoteData } from "./data.ts";

/** Same data, same bytes. */
export const councilNotePdf = (data: CouncilNoteData): Promise<Uint8Array> => legalPdf(councilNote(data));
