export type ImageHeader = { kind: "jpeg" | "png" | "webp"; width: number; height: number };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const MARKER = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda } as const;

const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** The offset of the first marker from `offset` on within the compressed data of a scan, -1 when the file is cut. */
function endOfScan(file: Buffer, offset: number): number {
  let position = file.indexOf(0xff, offset);
  while (position >= 0 && position + 1 < file.length) {
    const next = file[position + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return position;
    position = file.indexOf(0xff, position + 1);
  }
  return -1;
}

/** Walks the segments to the end-of-image marker: decoders silently fill a cut picture with grey. */
function readJpeg(file: Buffer): ImageHeader | null {
  let size: { width: number; height: number } | null = null;
  let position = 2;
  while (position >= 0 && position + 4 <= file.length) {
    if (file[position] !== 0xff) return null;
    const marker = file[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const next = position + 2 + file.readUInt16BE(position + 2);
    if (isStartOfFrame(marker)) {
      if (size || position + 9 > file.length) return null;
      size = { height: file.readUInt16BE(position + 5), width: file.readUInt16BE(position + 7) };
    }
    position = marker === MARKER.startOfScan ? endOfScan(file, next) : next;
    if (file[position] === 0xff && file[position + 1] === MARKER.endOfImage)
      return size && { kind: "jpeg", ...size };
  }
  return null;
}

function readPng(file: Buffer): ImageHeader | null {
  if (file.length < 33 || file.toString("latin1", 12, 16) !== "IHDR") return null;
  return { kind: "png", width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

type Size = { width: number; height: number };

/** The size that one chunk of a WebP declares; null for a chunk without any. */
function webpChunkSize(type: string, data: Buffer): Size | null {
  if (data.length < 10) return null;
  if (type === "VP8X") return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === "VP8 ") return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type !== "VP8L") return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The greatest size of its chunks, so that a small canvas cannot hide a huge frame. Animations are refused. */
function readWebp(file: Buffer): ImageHeader | null {
  const size = { width: 0, height: 0 };
  let position = 12;
  while (position + 8 <= file.length) {
    const type = file.toString("latin1", position, position + 4);
    if (type === "ANIM" || type === "ANMF") return null;
    const length = file.readUInt32LE(position + 4);
    const found = webpChunkSize(type, file.subarray(position + 8, position + 8 + length));
    size.width = Math.max(size.width, found?.width ?? 0);
    size.height = Math.max(size.height, found?.height ?? 0);
    position += 8 + length + (length % 2);
  }
  return { kind: "webp", ...size };
}

/**
 * A picture's format and size, read from its first bytes (not its name) without decoding it. Null when it is
 * no JPEG, PNG or WebP, when a JPEG is cut, or when it has no size.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: ImageHeader | null = null;
  if (file[0] === 0xff && file[1] === MARKER.startOfImage) header = readJpeg(file);
  else if (file.subarray(0, 8).equals(PNG_SIGNATURE)) header = readPng(file);
  else if (file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP")
    header = readWebp(file);
  return header && header.width > 0 && header.height > 0 ? header : null;
}
