import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** How many bytes are encrypted at a time: only these are in memory twice. */
const atOnce = 1_000_000;

/**
 * Encrypts bytes, one piece after the other, by a key of 32 bytes that is kept nowhere: only who can compute the key
 * again can read them.
 */
export function sealWith(key: Buffer, ...pieces: readonly Uint8Array[]): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const sealed = Buffer.allocUnsafe(nonceBytes + length + tagBytes);
  sealed.set(nonce);
  let end = nonceBytes;
  for (const piece of pieces)
    for (let from = 0; from < piece.length; from += atOnce) {
      const part = cipher.update(piece.subarray(from, from + atOnce));
      sealed.set(part, end);
      end += part.length;
    }
  cipher.final();
  sealed.set(cipher.getAuthTag(), end);
  return sealed;
}

/** @throws Error when they were encrypted by another key, or changed. */
export function openWith(key: Buffer, sealed: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAuthTag(sealed.subarray(end));
  const opened = decipher.update(sealed.subarray(nonceBytes, end));
  // Gives no more bytes, and throws unless these are the ones that were encrypted.
  decipher.final();
  return opened;
}
