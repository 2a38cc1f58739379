import { Transformer } from "@napi-rs/image";
import { sheetSvg } from "./draw-svg.ts";
import type { Sheet } from "./scene.ts";

const previewWidth = 640;
const previewQuality = 82;

/** A sheet as PNG. Blocks its thread, as decoding a picture does. */
export const sheetPng = (sheet: Sheet): Uint8Array => Transformer.fromSvg(sheetSvg(sheet), "white").pngSync();

/** A sheet as a small JPEG, for a page that shows it. */
export function sheetPreview(sheet: Sheet): Uint8Array {
  const height = Math.round((previewWidth * sheet.height) / sheet.width);
  return new Transformer(sheetPng(sheet)).resize({ width: previewWidth, height }).jpegSync(previewQuality);
}
