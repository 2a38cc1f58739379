import { annexe2Csv } from "../../documents/annexe-2/csv.ts";
import { annexe2Pdf } from "../../documents/annexe-2/pdf.ts";
import { annexe2Xlsx } from "../../documents/annexe-2/xlsx.ts";
import { paperPdf, warmPapers } from "../../documents/papers/make-paper.ts";
import { derogationPdf } from "../../documents/perimeter/pdf.ts";

export const documentTasks = { annexe2Csv, annexe2Pdf, annexe2Xlsx, derogationPdf, paperPdf, warmPapers };
