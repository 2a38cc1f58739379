import { printable } from "../pdf.ts";
import { drawPart, type Part, place, type Slot } from "./flow.ts";
import { columnWidth, sheet, styles } from "./look.ts";

/** The document's subject on the left, in a smaller font if needed, and the page number on the right. */
function drawFoot(pdf: PDFKit.PDFDocument, foot: string, pages: number): void {
  const y = sheet.height - sheet.bottom + 22;
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact", { type: "Pagination" });
    const count = `Page ${page + 1}\u00a0/\u00a0${pages}`;
    pdf.font("regular", styles.foot.size).fillColor(styles.foot.color);
    const width = pdf.widthOfString(count);
    pdf.text(count, sheet.left + columnWidth - width, y, { lineBreak: false });
    const name = printable(foot);
    const room = columnWidth - width - 16;
    pdf.fontSize(Math.min(styles.foot.size, (styles.foot.size * room) / pdf.widthOfString(name)));
    pdf.text(name, sheet.left, y, { lineBreak: false });
    pdf.endMarkedContent();
  }
}

/** Gives a document its pages and draws them; the file was opened with `bufferPages`. */
export function drawPages(
  pdf: PDFKit.PDFDocument,
  part: Part,
  { foot, held = new Set() }: { foot: string; held?: ReadonlySet<Slot> },
): void {
  const placement = place(part.slots, { top: sheet.top, bottom: sheet.height - sheet.bottom, held });
  for (let page = 1; page < placement.pages; page += 1) pdf.addPage();
  drawPart(pdf, part, placement);
  drawFoot(pdf, foot, placement.pages);
}
