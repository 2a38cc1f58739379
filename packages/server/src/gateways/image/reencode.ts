import { DomainError } from "@mec/domain/shared";
import { ResizeFit, Transformer } from "@napi-rs/image";
import { type ImageHeader, readImageHeader } from "./header.ts";

export type ReencodedImage = { full: Uint8Array; thumbnail: Uint8Array };

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 16_000_000;
const FULL_SIDE = 1600;
const THUMBNAIL_SIDE = 480;
/** §9: default image quality. */
const JPEG_QUALITY = 75;

const invalid = () =>
  new DomainError("INVALID_IMAGE", "Ce fichier n’est pas une image JPEG, PNG ou WebP lisible.");
const tooHeavy = () =>
  new DomainError("IMAGE_TOO_LARGE", "Cette image est trop lourde\u00A0: 8\u00A0Mo au plus.");
const tooManyPixels = () =>
  new DomainError(
    "IMAGE_TOO_LARGE",
    "Cette image est trop grande\u00A0: 16\u00A0millions de pixels au plus.",
  );

function checkedHeader(bytes: Uint8Array): ImageHeader {
  if (bytes.byteLength > MAX_BYTES) throw tooHeavy();
  const header = readImageHeader(bytes);
  if (!header) throw invalid();
  if (header.width * header.height > MAX_PIXELS) throw tooManyPixels();
  return header;
}

/** Shrinks what is larger than the side; never enlarges. */
function fitted(
  image: Transformer,
  { width, height }: { width: number; height: number },
  side: number,
): Transformer {
  if (Math.max(width, height) <= side) return image;
  return image.resize({ width: side, height: side, fit: ResizeFit.Inside });
}

/** A JPEG has no transparency: it would become black, so the picture is laid on white. */
function onWhite(image: Transformer): Transformer {
  const picture = image.pngSync();
  const { width, height } = new Transformer(picture).metadataSync();
  const white = new Uint8Array(width * height * 4).fill(255);
  return Transformer.fromRgbaPixels(white, width, height).overlay(picture, 0, 0);
}

function encodeFull(bytes: Uint8Array, header: ImageHeader): Uint8Array {
  const upright = fitted(new Transformer(bytes).rotate(), header, FULL_SIDE);
  const opaque = header.kind === "jpeg" ? upright : onWhite(upright);
  return opaque.jpegSync(JPEG_QUALITY);
}

function encodeThumbnail(full: Uint8Array): Uint8Array {
  const size = new Transformer(full).metadataSync();
  return fitted(new Transformer(full), size, THUMBNAIL_SIDE).jpegSync(JPEG_QUALITY);
}

/**
 * A picture that a person sent, decoded and encoded again: JPEG of at most 1600 px and a thumbnail of at most 480 px,
 * upright, without metadata (place, device, date). Blocks its thread, as decoding a picture does: the library's own threads
 * are those that read files.
 * @throws DomainError INVALID_IMAGE when it is no readable JPEG, PNG or WebP; IMAGE_TOO_LARGE over 8 MB or 16 megapixels.
 */
export function reencodeImage(bytes: Uint8Array): ReencodedImage {
  const header = checkedHeader(bytes);
  try {
    const full = encodeFull(bytes, header);
    return { full, thumbnail: encodeThumbnail(full) };
  } catch {
    // The decoder's message means nothing to a person: whatever went wrong, the picture cannot be read.
    throw invalid();
  }
}

/** Renders a drawing of ours (demonstration pictures), of 1600 px at most; never what a person sends. */
export async function renderSvg(svg: string): Promise<ReencodedImage> {
  const full = await Transformer.fromSvg(svg, "white").jpeg(JPEG_QUALITY);
  return { full, thumbnail: encodeThumbnail(full) };
}
