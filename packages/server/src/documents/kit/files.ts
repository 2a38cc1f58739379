import { type KitFormat, type KitPiece, neighboursLetter, townHallLetter } from "@mec/domain/kit";
import type { KitData } from "./data.ts";
import { sheetPdf } from "./draw-pdf.ts";
import { sheetPng, sheetPreview } from "./draw-picture.ts";
import { flyer } from "./flyer.ts";
import { letterSheet } from "./letter.ts";
import { poster } from "./poster.ts";
import type { Sheet } from "./scene.ts";
import { square } from "./square.ts";
import { wide } from "./wide.ts";

const sheets: Readonly<Record<KitPiece, (data: KitData) => Sheet>> = {
  poster,
  flyer,
  "neighbours-letter": (data) => letterSheet(data, neighboursLetter),
  "town-hall-letter": (data) => letterSheet(data, townHallLetter),
  square,
  wide,
};

/** One piece of a kit, in one format. Blocks its thread. */
export function kitFile({
  piece,
  format,
  ...data
}: KitData & { readonly piece: KitPiece; readonly format: KitFormat }): Uint8Array | Promise<Uint8Array> {
  const sheet = sheets[piece](data);
  switch (format) {
    case "pdf":
      return sheetPdf(sheet, data.date);
    case "png":
      return sheetPng(sheet);
    case "preview":
      return sheetPreview(sheet);
  }
}
