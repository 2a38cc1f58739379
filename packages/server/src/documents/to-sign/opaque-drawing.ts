import { Transformer } from "@napi-rs/image";

const quality = 90;

/**
 * A drawn name on white, as a JPEG. pdfkit writes a JPEG in its place at once; a transparent PNG is split
 * asynchronously and written wherever the document has come to by then, so not twice at the same offset.
 * @throws when it is no picture.
 */
export async function opaqueDrawing(png: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await new Transformer(png).metadata();
  const white = new Uint8Array(width * height * 4).fill(255);
  return Transformer.fromRgbaPixels(white, width, height).overlay(png, 0, 0).jpeg(quality);
}
