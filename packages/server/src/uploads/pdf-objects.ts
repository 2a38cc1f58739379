import { constants, inflateSync } from "node:zlib";
import { mostTokens, readValue, skipGap, type Token } from "./pdf-lexer.ts";
import { dangerous, unsupported } from "./refusal.ts";

/** The most that is inflated of a file in all. */
const mostBytes = 64 * 1024 * 1024;
const mostStreams = 50_000;
const mostObjects = 300_000;
/** Objects follow one another; a file in which they are nested is made to keep its reader busy. */
const mostReadings = 4;
const sniffed = 256;

const damaged = () => unsupported("Ce fichier est abîmé\u00a0: enregistrez-le de nouveau.");
const unverifiable = () =>
  dangerous("Une partie de ce PDF ne peut pas être vérifiée\u00a0: imprimez-le vers un nouveau PDF.");

/** An object as any reader that finds its first word reads it, even in a comment, a text or a picture. */
export interface PdfObject {
  readonly tokens: readonly Token[];
  /** Where its bytes start, if any. */
  readonly stream: number | null;
}

/** Dictionaries and arrays. @throws Refused for a file made to take hours to read. */
export function* objectsOf(text: string): Generator<PdfObject> {
  let left = mostReadings * (text.length + mostBytes / 64);
  let count = 0;
  for (const { index } of text.matchAll(/obj/g)) {
    if (text.startsWith("end", index - 3)) continue;
    const { tokens, end } = readValue(text, index + 3);
    left -= end - index;
    count += 1;
    if (left < 0 || count > mostObjects || tokens.length === mostTokens) throw unverifiable();
    if (tokens[0]?.kind !== "open") continue;
    const after = skipGap(text, end);
    const [keyword] = /^stream\r?\n?/.exec(text.slice(after, after + 8)) ?? [];
    yield { tokens, stream: keyword === undefined ? null : after + keyword.length };
  }
}

/** The values of each occurrence of a key: readers differ on which of two counts. */
function saidOf(tokens: readonly Token[], name: string): Token[][] {
  return tokens.flatMap((token, index) =>
    token.kind === "name" && token.text === name && token.depth === 1
      ? [tokens.slice(index + 1, index + 4)]
      : [],
  );
}

const isFlate = ([value, inside, close]: readonly Token[]) => {
  const name = value?.text === "[" && close?.text === "]" ? inside : value;
  return name?.kind === "name" && (name.text === "FlateDecode" || name.text === "Fl");
};

interface Objects {
  readonly isDeflated: boolean;
  /** The offset of the first object. */
  readonly first: number;
}

/**
 * What a stream's dictionary says of objects inside. Only plain deflate, which all writers use, is supported.
 * @returns null when there are none.
 */
function objectsSaid(tokens: readonly Token[]): Objects | null {
  const types = saidOf(tokens, "Type");
  const firsts = saidOf(tokens, "First");
  if (types.some(([type]) => type?.kind !== "name")) throw unverifiable();
  if (firsts.length === 0 && !types.some(([type]) => type?.text === "ObjStm")) return null;
  const filters = saidOf(tokens, "Filter");
  const isPlain = saidOf(tokens, "DecodeParms").every(([value]) => value?.text === "null");
  const [[first] = []] = firsts;
  const isOne = firsts.length === 1 && filters.length <= 1 && /^\d+$/.test(first?.text ?? "");
  if (!isOne || !isPlain || !filters.every(isFlate)) throw unverifiable();
  return { isDeflated: filters.length > 0, first: Number(first?.text) };
}

function checkStream(tokens: readonly Token[]): void {
  const isElsewhere = ([value]: readonly Token[]) => value !== undefined && value.kind !== "name";
  if (saidOf(tokens, "F").some(isElsewhere)) {
    throw dangerous(
      "Ce PDF contient ce qui se lit dans un autre fichier\u00a0: imprimez-le vers un nouveau PDF.",
    );
  }
}

/** The first characters of a compressed stream; null when it is not one. */
function firstSigns(bytes: Buffer): string | null {
  if (bytes.length < 2 || (bytes.readUInt8(0) & 15) !== 8 || bytes.readUInt16BE(0) % 31 !== 0) return null;
  try {
    const start = inflateSync(bytes.subarray(0, sniffed), { finishFlush: constants.Z_SYNC_FLUSH });
    return start.toString("latin1", 0, 64).replace(/^[\u0000\s]+/, "");
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

/** Where each stream starts, and what its dictionary says of objects in it. */
function streamsOf(text: string, objects: readonly PdfObject[]): Map<number, Objects | null> {
  const streams = new Map<number, Objects | null>();
  for (const { 0: keyword, index } of text.matchAll(/stream\r?\n?/g)) {
    if (!text.startsWith("end", index - 3)) streams.set(index + keyword.length, null);
    if (streams.size > mostStreams) throw unverifiable();
  }
  for (const { tokens, stream } of objects) {
    if (stream === null) continue;
    checkStream(tokens);
    streams.set(stream, objectsSaid(tokens) ?? streams.get(stream) ?? null);
  }
  return streams;
}

/** Objects stored compressed. */
export interface CompressedObjects {
  readonly text: string;
  /** The offset of the first object; null when the dictionary does not give it. */
  readonly first: number | null;
}

/**
 * The objects that a PDF stores compressed, as text. A stream that begins with digits counts as such even
 * when its dictionary, which can be disguised, does not say so.
 * @throws Refused when they are too many, too big, or compressed in an unusual way.
 */
export function* compressedObjects(
  bytes: Buffer,
  text: string,
  objects: readonly PdfObject[],
): Generator<CompressedObjects> {
  let budget = mostBytes;
  for (const [start, said] of streamsOf(text, objects)) {
    const signs = firstSigns(bytes.subarray(start));
    if (said?.isDeflated && signs === null) throw damaged();
    if (signs === null || !(said || /^[\d%+-]/.test(signs))) continue;
    const inflated = inflate(bytes.subarray(start), budget);
    budget -= inflated.length;
    yield { text: inflated.toString("latin1"), first: said?.first ?? null };
  }
}
