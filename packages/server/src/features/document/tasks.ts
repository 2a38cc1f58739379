import { accountingCsv, accountingPdf } from "../../documents/accounting/files.ts";
import { annexe2Csv } from "../../documents/annexe-2/csv.ts";
import { annexe2Pdf } from "../../documents/annexe-2/pdf.ts";
import { annexe2Xlsx } from "../../documents/annexe-2/xlsx.ts";
import { councilNotePdf } from "../../documents/council-note/pdf.ts";
import { derogationPdf } from "../../documents/perimeter/pdf.ts";
import { documentPdf, warmDocuments } from "../../documents/to-sign/make-document.ts";

export const documentTasks = {
  accountingCsv,
  accountingPdf,
  annexe2Csv,
  annexe2Pdf,
  annexe2Xlsx,
  councilNotePdf,
  derogationPdf,
  documentPdf,
  warmDocuments,
};
