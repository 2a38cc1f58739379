import { encode } from "uqr";
import { type FontName, margin, openPdf, pdfBytes } from "./pdf.ts";

export interface PosterData {
  readonly projectName: string;
  readonly town: string;
  /** The project's page, which the QR code leads to. */
  readonly url: string;
  readonly date: Date;
}

const green = "#17643f";
const ink = "#22302a";
const qrSide = 270;

const pitch =
  "Une électricité renouvelable, produite à deux pas et partagée entre voisins\u00a0: c’est l’autoconsommation collective. Ce projet cherche des participants, rejoignez-le.";
const promises = [
  "Vous gardez votre fournisseur pour le reste de votre consommation.",
  "Pas de travaux chez vous\u00a0: un compteur communicant suffit.",
  "Le prix de l’électricité partagée est connu à l’avance.",
];

/** The size at which the longest word of a text still fits the line, so that no name overflows. */
function fittingSize(pdf: PDFKit.PDFDocument, text: string, font: FontName, wanted: number): number {
  const available = pdf.page.width - 2 * margin;
  const widest = Math.max(...text.split(/\s+/).map((word) => pdf.font(font, 1).widthOfString(word)));
  return Math.min(wanted, Math.floor((available / Math.max(widest, 0.01)) * 10) / 10);
}

/** A poster in A4: the project's name, its town, a few words, and the QR code of its page. */
export function posterPdf({ projectName, town, url, date }: PosterData): Promise<Uint8Array> {
  const pdf = openPdf({ title: `${projectName} – ${town}`, date });
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  function write(tag: string, text: string, font: FontName, size: number, color: string) {
    root.add(
      pdf.struct(tag, {}, [
        () => {
          pdf
            .font(font, fittingSize(pdf, text, font, size))
            .fillColor(color)
            .text(text, margin, pdf.y, { align: "center", lineGap: size * 0.15 });
        },
      ]),
    );
    pdf.moveDown(0.6);
  }

  function drawQrCode() {
    const { data, size } = encode(url, { ecc: "M", border: 2 });
    const module = qrSide / size;
    const left = (pdf.page.width - qrSide) / 2;
    const top = pdf.y;
    root.add(
      pdf.struct("Figure", { alt: `QR code qui mène à la page du projet\u00a0: ${url}` }, [
        () => {
          data.forEach((row, y) => {
            row.forEach((isDark, x) => {
              if (isDark) pdf.rect(left + x * module, top + y * module, module, module);
            });
          });
          pdf.fill("#000000");
        },
      ]),
    );
    pdf.y = top + qrSide + 8;
  }

  write("P", "Mon énergie collective", "bold", 16, green);
  write("H1", projectName, "bold", 40, ink);
  write("P", town, "bold", 20, green);
  write("P", pitch, "regular", 15, ink);
  drawQrCode();
  write("P", "Scannez ce code pour découvrir le projet", "bold", 16, ink);
  write("P", url, "regular", 10, ink);
  for (const promise of promises) write("P", promise, "regular", 12, ink);
  root.end();
  return pdfBytes(pdf);
}
