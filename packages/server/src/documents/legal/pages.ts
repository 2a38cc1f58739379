import { printable } from "../pdf.ts";
import { drawPart } from "./draw.ts";
import { type Part, place, type Slot } from "./flow.ts";
import { columnWidth, sheet, styles } from "./look.ts";

/** The document's subject on the left, in a smaller font if needed, and the page number on the right. */
function drawFoot(pdf: PDFKit.PDFDocument, foot: string, count: string): void {
  const y = sheet.height - sheet.bottom + 22;
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf.font("regular", styles.foot.size).fillColor(styles.foot.color);
  const width = pdf.widthOfString(count);
  pdf.text(count, sheet.left + columnWidth - width, y, { lineBreak: false });
  const name = printable(foot);
  const room = columnWidth - width - 16;
  pdf.fontSize(Math.min(styles.foot.size, (styles.foot.size * room) / pdf.widthOfString(name)));
  pdf.text(name, sheet.left, y, { lineBreak: false });
  pdf.endMarkedContent();
}

/** Gives a document its pages and draws them; the file was opened with `bufferPages`. */
export function drawPages(
  pdf: PDFKit.PDFDocument,
  part: Part,
  { foot, held = new Set() }: { foot: string; held?: ReadonlySet<Slot> },
): void {
  const placement = place(part.slots, { top: sheet.top, bottom: sheet.height - sheet.bottom, held });
  drawPart(pdf, part, placement, (page) =>
    drawFoot(pdf, foot, `Page ${page + 1}\u00a0/\u00a0${placement.pages}`),
  );
}
