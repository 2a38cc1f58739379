import { Transformer } from "@napi-rs/image";
import decodeQR from "qr/decode.js";

/** The text of the QR code in a picture, read by another library than the one that draws it. */
export function readQr(picture: Uint8Array): string {
  const image = new Transformer(picture);
  const { width, height } = image.metadataSync();
  const pixels = image.rawPixelsSync();
  const channels = pixels.byteLength / (width * height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = pixels[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
    }
  }
  return decodeQR({ width, height, data });
}
