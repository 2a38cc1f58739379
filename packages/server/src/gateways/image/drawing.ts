import { DomainError } from "@mec/domain/shared";
import { ResizeFit, Transformer } from "@napi-rs/image";
import { readImageHeader } from "./header.ts";

const MAX_PIXELS = 4_000_000;
const WIDTH = 600;
const HEIGHT = 200;

const invalid = () => new DomainError("INVALID_IMAGE", "Ce dessin n’est pas une image PNG lisible.");

/**
 * A name that a person drew, decoded and encoded again as a small PNG, so that nothing else of the file
 * remains. Blocks its thread, as decoding a picture does.
 * @throws DomainError INVALID_IMAGE when it is no readable PNG, or is much too large.
 */
export function reencodeDrawing(bytes: Uint8Array): Uint8Array {
  const header = readImageHeader(bytes);
  if (header?.kind !== "png" || header.width * header.height > MAX_PIXELS) throw invalid();
  try {
    const image = new Transformer(bytes);
    const fitted = header.width > WIDTH || header.height > HEIGHT;
    return (fitted ? image.resize({ width: WIDTH, height: HEIGHT, fit: ResizeFit.Inside }) : image).pngSync();
  } catch {
    throw invalid();
  }
}
