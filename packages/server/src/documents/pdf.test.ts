import { expect, it } from "vitest";
import { ownText, readPdf } from "../../test/read-pdf.ts";
import { type FontName, openPdf, pdfBytes, pdfPieces, printable } from "./pdf.ts";

async function written(text: string, font: FontName): Promise<string> {
  const pdf = openPdf({ title: "Essai", date: new Date("2026-03-01") });
  pdf.font(font, 10).text(text, 50, 50, { lineBreak: false });
  return ownText(readPdf(await pdfBytes(pdf)));
}

it.each(["regular", "bold"] as const)(
  "gives back signs whose forms others had as parts before (%s)",
  async (font) => {
    expect(await written("Ç…:;Œé", font)).toBe("Ç…:;Œé");
    expect(await written("C.,Oe´¸", font)).toBe("C.,Oe´¸");
  },
);

it("gives back each of the signs that share a form, whichever came first", async () => {
  for (const text of ["a b", "a\u00a0b", "a-b", "a\u2010b", "\u00b5", "\u03bc", "a b"])
    expect(await written(text, "regular")).toBe(text);
});

it("writes an address as it is, without the forms that neighbours would call for", async () => {
  expect(await written("2x3 a->b 10:30", "regular")).toBe("2x3 a->b 10:30");
});

it("composes letters and their accents, leaves out what cannot be seen, shows what it cannot write", () => {
  expect(printable("Cafe\u0301\u200b de l\u00ad’été\ufe0f 北")).toBe("Café de l’été □");
});

const lines = Array.from({ length: 9000 }, (_, line) => `Ligne ${line}`);
function large(): PDFKit.PDFDocument {
  const pdf = openPdf({ title: "Long", date: new Date(0) });
  pdf.compress = false;
  pdf.font("regular", 8);
  for (const line of lines) pdf.text(line);
  return pdf;
}

it("gives a large document whole, in memory that it fills", async () => {
  const bytes = await pdfBytes(large());
  expect(bytes.byteLength).toBeGreaterThan(600_000);
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  const text = ownText(readPdf(bytes));
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});

it("gives the same in pieces, each in memory that it fills", async () => {
  const pieces = await pdfPieces(large());
  expect(pieces.length).toBeGreaterThan(2);
  for (const { buffer, byteLength } of pieces) expect(buffer.byteLength).toBe(byteLength);
  expect(Buffer.concat(pieces).equals(await pdfBytes(large()))).toBe(true);
});
