import { constants, inflateSync } from "node:zlib";
import { dangerous, unsupported } from "./refusal.ts";

/** What is inflated of a file altogether, at most. */
const mostBytes = 64 * 1024 * 1024;
const mostStreams = 50_000;
const sniffed = 256;

/** Names may spell any of their signs in hexadecimal: /J#61vaScript. */
export const withoutHexadecimal = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const damaged = () => unsupported("Ce fichier est abîmé\u00a0: enregistrez-le de nouveau.");
const unverifiable = () =>
  dangerous("Une partie de ce PDF ne peut pas être vérifiée\u00a0: imprimez-le vers un nouveau PDF.");

/** The first signs of a compressed stream; null when it is not one. */
function firstSigns(bytes: Buffer): string | null {
  if (bytes.length < 2 || (bytes.readUInt8(0) & 15) !== 8 || bytes.readUInt16BE(0) % 31 !== 0) return null;
  try {
    const start = inflateSync(bytes.subarray(0, sniffed), { finishFlush: constants.Z_SYNC_FLUSH });
    return start.toString("latin1", 0, 64).trimStart();
  } catch {
    return null;
  }
}

function inflate(bytes: Buffer, budget: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      throw dangerous("Une fois décompressé, ce fichier serait démesuré.");
    }
    throw damaged();
  }
}

/** What a stream's dictionary says, read from all that stands between the stream before and it. */
function saysObjects(dictionary: string): boolean {
  return /\/ObjStm/.test(dictionary) || (/\/First[\s\d]/.test(dictionary) && /\/N[\s\d]/.test(dictionary));
}

/**
 * Objects may be compressed together; only plain deflate is looked into, which all writers use.
 * @returns whether they are; when they are not, they were read with the rest of the file.
 */
function areDeflated(dictionary: string): boolean {
  const [said, list, single] = /\/Filter\s*(?:\[([^\]]*)\]|(\/?\w*))/.exec(dictionary) ?? [];
  const isKnown = said === undefined || /^\s*\/(FlateDecode|Fl)\s*$/.test(list ?? single ?? "");
  if (!isKnown || /\/DecodeParms\s*[<[]/.test(dictionary)) throw unverifiable();
  return said !== undefined;
}

/**
 * The objects that a PDF keeps compressed, as text. A stream that begins with figures is taken for such objects even
 * when its dictionary, which can be disguised, does not say so.
 * @throws Refused when they are too many, too big, or compressed in an unusual way.
 */
export function* compressedObjects(bytes: Buffer, text: string): Generator<string> {
  let budget = mostBytes;
  let count = 0;
  let last = 0;
  for (const { 0: keyword, index } of text.matchAll(/stream\r?\n?/g)) {
    const start = index + keyword.length;
    const dictionary = withoutHexadecimal(text.slice(last, index));
    last = start;
    if (dictionary.endsWith("end")) continue;
    count += 1;
    if (count > mostStreams) throw unverifiable();
    const isObjects = saysObjects(dictionary);
    const isDeflated = isObjects && areDeflated(dictionary);
    const signs = firstSigns(bytes.subarray(start));
    if (isDeflated && signs === null) throw damaged();
    if (signs === null || !(isObjects || /^[\d%]/.test(signs))) continue;
    const inflated = inflate(bytes.subarray(start), budget);
    budget -= inflated.length;
    yield inflated.toString("latin1");
  }
}
