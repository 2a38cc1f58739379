import { createHash } from "node:crypto";
import { inspectCms, signDigest, withTimestamp } from "./cms.ts";
import { fingerprintOf } from "./key.ts";
import { findEmptyPlace, findSeal, isWhole, type SealPlace, writeRange } from "./place.ts";
import type { SealKey } from "./seal-key.ts";
import { readTimestampToken, type TimestampToken } from "./timestamp-token.ts";

export interface SealVerdict {
  /** Whether there is a seal at all, of any make. */
  readonly sealed: boolean;
  /** Whether it is a seal of our own form, and no byte of the file has changed since. */
  readonly intact: boolean;
  /** Its certificate; null when it cannot be read. */
  readonly certificateFingerprint: string | null;
  /** When it was made, according to an intact seal. */
  readonly sealedAt: Date | null;
  /** The third party's timestamp of an intact seal, its signature checked; `leadsTo` tells whether it is trusted. */
  readonly timestamp: TimestampToken | null;
}

const noSeal: SealVerdict = {
  sealed: false,
  intact: false,
  certificateFingerprint: null,
  sealedAt: null,
  timestamp: null,
};
/** The most bytes that are read of a signature that is not ours. */
const longestSignature = 131_072;

function digestAround(pdf: Buffer, { from, to, end }: SealPlace): Buffer {
  return createHash("sha256").update(pdf.subarray(0, from)).update(pdf.subarray(to, end)).digest();
}

function writeCmsIn(pdf: Buffer, { from, to }: SealPlace, cms: Buffer): void {
  if (2 * cms.length > to - from - 2) throw new RangeError("The signature does not fit in its place");
  pdf.write(cms.toString("hex"), from + 1, "latin1");
}

/**
 * Seals a document (PAdES baseline B) in the place that `addSealPlaceholder` made. With an RSA key the same bytes make
 * the same bytes.
 * @throws Error when it has no such place, or more than one.
 */
export function sealPdf(bytes: Uint8Array, key: SealKey): Uint8Array {
  const pdf = Buffer.from(bytes);
  const place = findEmptyPlace(pdf);
  writeRange(pdf, place);
  const cms = signDigest(digestAround(pdf, place), key);
  writeCmsIn(pdf, place, cms);
  return new Uint8Array(pdf.buffer, pdf.byteOffset, pdf.length);
}

/** Reads the digits of a signature; `strict` when they are written as we write them. */
function readDigits(pdf: Buffer, { from, to }: SealPlace): { bytes: Buffer; strict: boolean } | null {
  if (to - from > longestSignature) return null;
  const text = pdf.toString("latin1", from, to);
  const bytes = Buffer.from(text.replace(/[<>\s]/g, ""), "hex");
  return { bytes, strict: text === `<${bytes.toString("hex")}>` };
}

function readDate(pdf: Buffer, { to }: SealPlace): Date | null {
  const match = /^\n\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(
    pdf.toString("latin1", to, to + 30),
  );
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** The timestamp of a signature, if any; `wrong` when it belongs to another, or is invalid. */
function readStamp({
  signature,
  timestamp,
}: {
  signature: Buffer;
  timestamp: Buffer | null;
}): TimestampToken | null | "wrong" {
  if (timestamp === null) return null;
  const stamp = readTimestampToken(timestamp);
  return stamp?.sha256.equals(digestOf(signature)) ? stamp : "wrong";
}

/**
 * Adds a third party's timestamp to the seal of a document (PAdES baseline T), in the room kept for it.
 * @param stamp asks for the timestamp token of a SHA-256.
 */
export async function stampSeal(
  bytes: Uint8Array,
  stamp: (sha256: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const pdf = Buffer.from(bytes);
  const place = findSeal(pdf);
  const digits = place && readDigits(pdf, place);
  const cms = digits && inspectCms(digits.bytes);
  if (!cms) throw new Error("Only a sealed document is stamped");
  const token = await stamp(digestOf(cms.signature));
  writeCmsIn(pdf, place, withTimestamp(digestAround(pdf, place), cms, Buffer.from(token)));
  return new Uint8Array(pdf.buffer, pdf.byteOffset, pdf.length);
}

/**
 * Verifies the seal of a file, with bounded work whatever the file is. It is intact only when our own writing
 * of the signature gives the very same bytes: nothing appended, nothing left out, no other signature in its
 * place.
 */
export function verifySeal(bytes: Uint8Array): SealVerdict {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = findSeal(pdf);
  if (!place) return noSeal;
  const digits = readDigits(pdf, place);
  const cms = digits && inspectCms(digits.bytes);
  if (!digits || !cms) return { ...noSeal, sealed: true };
  const stamp = readStamp(cms);
  const intact =
    digits.strict && isWhole(pdf, place) && cms.signs(digestAround(pdf, place)) && stamp !== "wrong";
  return {
    sealed: true,
    intact,
    certificateFingerprint: fingerprintOf(cms.certificate),
    sealedAt: intact ? readDate(pdf, place) : null,
    timestamp: intact ? stamp : null,
  };
}
