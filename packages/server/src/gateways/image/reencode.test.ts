import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { DomainError } from "@mec/domain/shared";
import { Transformer } from "@napi-rs/image";
import { beforeAll, describe, expect, it } from "vitest";
import { reencodeImage, renderSvg } from "./reencode.ts";

const WIDTH = 2000;
const HEIGHT = 1000;
/** The left half is red, the right half is white or see-through. */
const drawing = (right: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="1000" height="1000" fill="red"/><rect x="1000" width="1000" height="1000" fill="${right}"/></svg>`;

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  jpeg = await Transformer.fromSvg(drawing("white")).jpeg(90);
  png = await Transformer.fromSvg(drawing("none")).png();
  webp = await Transformer.fromSvg(drawing("none")).webpLossless();
});

/** An EXIF segment with an orientation and a GPS reference ("N"). */
function exifSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(56);
  tiff.write("II");
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const writeEntry = (offset: number, tag: number, type: number, count: number) => {
    tiff.writeUInt16LE(tag, offset);
    tiff.writeUInt16LE(type, offset + 2);
    tiff.writeUInt32LE(count, offset + 4);
  };
  writeEntry(10, 0x0112, 3, 1);
  tiff.writeUInt16LE(orientation, 18);
  writeEntry(22, 0x8825, 4, 1);
  tiff.writeUInt32LE(38, 30);
  tiff.writeUInt16LE(1, 38);
  writeEntry(40, 1, 2, 2);
  tiff.write("N", 48);
  const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const withSegment = (segment: Buffer) => Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** The first quantisation table of a JPEG, which shows how coarse it is. */
function quantisation(picture: Uint8Array): Buffer {
  const bytes = Buffer.from(picture);
  const at = bytes.indexOf(Buffer.from([0xff, 0xdb]));
  expect(at).toBeGreaterThan(0);
  return bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
}

/** A few bytes that claim to be a huge picture. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const data = pngChunk("IDAT", deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([
    png.subarray(0, 8),
    pngChunk("IHDR", header),
    data,
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A WebP whose canvas is small and whose only frame is huge. */
function webpBomb(): Buffer {
  const chunk = (type: string, data: number[]) =>
    Buffer.concat([Buffer.from(type), Buffer.from([data.length, 0, 0, 0]), Buffer.from(data)]);
  const canvas = chunk("VP8X", [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
  const frame = chunk("VP8 ", [0x10, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f]);
  const body = Buffer.concat([Buffer.from("WEBP"), canvas, frame]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), size, body]);
}

async function sizeOf(image: Uint8Array) {
  const { width, height, format } = await new Transformer(image).metadata();
  return { width, height, format };
}

async function pixelAt(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { width } = await sizeOf(image);
  const pixels = await new Transformer(image).rawPixels();
  return [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

const isWhite = (pixel: number[]) => pixel.every((value) => value > 240);
const isRed = ([red = 0, green = 255, blue = 255]: number[]) => red > 240 && green < 15 && blue < 15;

describe("a picture that a person sends", () => {
  it.each([
    ["JPEG", () => jpeg],
    ["PNG", () => png],
    ["WebP", () => webp],
  ])("becomes two JPEG inside 1600 and 480 px: %s", async (_kind, image) => {
    const { full, thumbnail } = reencodeImage(image());
    expect(await sizeOf(full)).toEqual({ width: 1600, height: 800, format: "jpeg" });
    expect(await sizeOf(thumbnail)).toEqual({ width: 480, height: 240, format: "jpeg" });
    expect(isRed(await pixelAt(full, 10, 10))).toBe(true);
    expect(isWhite(await pixelAt(full, 1590, 10))).toBe(true);
  });

  it("is kept at a quality of 75", () => {
    const { full, thumbnail } = reencodeImage(png);
    const at = (quality: number) => quantisation(new Transformer(png).jpegSync(quality));
    for (const picture of [full, thumbnail]) expect(quantisation(picture).equals(at(75))).toBe(true);
    expect(at(75).equals(at(76))).toBe(false);
  });

  it("is never enlarged", async () => {
    const small = await new Transformer(jpeg).resize({ width: 100, height: 50 }).jpeg();
    const { full, thumbnail } = reencodeImage(small);
    expect(await sizeOf(full)).toMatchObject({ width: 100, height: 50 });
    expect(await sizeOf(thumbnail)).toMatchObject({ width: 100, height: 50 });
  });

  it("keeps a side when it is as thin as a thread", async () => {
    const thread = await Transformer.fromRgbaPixels(new Uint8Array(4000 * 4).fill(255), 4000, 1).png();
    expect(await sizeOf(reencodeImage(thread).full)).toMatchObject({ width: 1600, height: 1 });
  });

  it("stands upright, as its camera says it was held", async () => {
    const { full } = reencodeImage(withSegment(exifSegment(6)));
    expect(await sizeOf(full)).toMatchObject({ width: 800, height: 1600 });
    expect(isRed(await pixelAt(full, 10, 10))).toBe(true);
    expect(isWhite(await pixelAt(full, 10, 1590))).toBe(true);
  });

  it("loses what its camera wrote: place, device, date", async () => {
    const planted = withSegment(exifSegment(1));
    expect(JSON.stringify((await new Transformer(planted).metadata(true)).exif)).toContain("GPS");
    const { full, thumbnail } = reencodeImage(planted);
    for (const image of [full, thumbnail]) {
      expect((await new Transformer(image).metadata(true)).exif).toBeUndefined();
      expect(Buffer.from(image).includes("Exif")).toBe(false);
    }
  });

  it("loses its comments too", async () => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from("secret-txt")]);
    const { full } = reencodeImage(withSegment(comment));
    expect(Buffer.from(full).includes("secret-txt")).toBe(false);
  });

  it("is accepted with a few bytes after its end, as phones add", async () => {
    const { full } = reencodeImage(Buffer.concat([jpeg, Buffer.from("MotionPhoto_Data")]));
    expect(await sizeOf(full)).toMatchObject({ width: 1600 });
  });
});

describe("a hostile file", () => {
  const code = (bytes: Uint8Array): string => {
    try {
      reencodeImage(bytes);
      return "accepted";
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  };

  it.each<[string, () => Uint8Array]>([
    ["nothing", () => new Uint8Array()],
    ["two bytes of a JPEG", () => jpeg.subarray(0, 2)],
    ["an SVG", () => Buffer.from(drawing("white"))],
    ["a GIF", () => Buffer.from("GIF89a\u0001\0\u0001\0\0\0\0;", "latin1")],
    ["HTML", () => Buffer.from("<html><script>alert(1)</script>")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n")],
    ["noise", () => randomBytes(5000)],
    ["a PNG's first bytes, then noise", () => Buffer.concat([png.subarray(0, 8), randomBytes(5000)])],
    ["a JPEG's first bytes, then noise", () => Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5000, 7)])],
    ["half a JPEG", () => jpeg.subarray(0, jpeg.length / 2)],
    ["a JPEG without its last two bytes", () => jpeg.subarray(0, -2)],
    ["half a PNG", () => png.subarray(0, png.length / 2)],
    ["half a WebP", () => webp.subarray(0, webp.length / 2)],
    ["a PNG of no width", () => pngBomb(0, 10)],
    ["a PNG with less data than it claims", () => pngBomb(3000, 3000)],
  ])("is refused: %s", async (_name, bytes) => {
    expect(code(bytes())).toBe("INVALID_IMAGE");
  });

  it.each<[string, () => Uint8Array]>([
    ["a PNG of 900 megapixels in a few bytes", () => pngBomb(30_000, 30_000)],
    ["a PNG just over 16 megapixels", () => pngBomb(4_000, 4_001)],
    ["a WebP that hides its size", webpBomb],
    ["more than 8 MB", () => Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)])],
  ])("is too large: %s", async (_name, bytes) => {
    expect(code(bytes())).toBe("IMAGE_TOO_LARGE");
  });

  it("never does worse than be refused, wherever it was damaged", async () => {
    const small = await new Transformer(jpeg).resize({ width: 60, height: 30 }).jpeg();
    for (let position = 0; position < small.length; position += 7) {
      const damaged = Buffer.from(small);
      damaged[position] = (damaged[position] ?? 0) ^ 0xff;
      expect(["accepted", "INVALID_IMAGE", "IMAGE_TOO_LARGE"]).toContain(code(damaged));
    }
  });

  it("says in French what to do", () => {
    expect(() => reencodeImage(new Uint8Array())).toThrow("JPEG, PNG ou WebP");
    expect(() => reencodeImage(pngBomb(30_000, 30_000))).toThrow("16\u00A0millions de pixels");
  });
});

describe("a drawing of ours", () => {
  it("becomes a JPEG on white, which can be sent as any picture", async () => {
    const { full, thumbnail } = await renderSvg(drawing("none"));
    expect((await sizeOf(full)).format).toBe("jpeg");
    expect(await sizeOf(thumbnail)).toMatchObject({ format: "jpeg", width: 480 });
    expect(isWhite(await pixelAt(reencodeImage(full).full, 1590, 10))).toBe(true);
  });
});
