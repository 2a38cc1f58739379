/** Bytes turned into characters at once: the engines limit how many arguments a call may have. */
const RUN = 8192;

/**
 * Decodes bytes given piece by piece, in UTF-8 or Latin-1 without being told which: a valid UTF-8 sequence is
 * read as such, any other byte over 127 as Latin-1. (Neither Node's nor the browser's decoder is available
 * here.)
 */
export class ByteDecoder {
  private held: Uint8Array = new Uint8Array(0);

  /** The text of these bytes; a character cut at their end waits for the next piece. */
  decode(bytes: Uint8Array): string {
    const all = this.held.length > 0 ? joined(this.held, bytes) : bytes;
    const end = all.length - cutCharacter(all);
    this.held = all.slice(end);
    return text(all, end);
  }

  /** The text of the bytes still waiting. */
  end(): string {
    const last = text(this.held, this.held.length);
    this.held = new Uint8Array(0);
    return last;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function text(bytes: Uint8Array, end: number): string {
  let result = "";
  let from = 0;
  while (from < end) {
    const plain = plainUntil(bytes, from, end);
    for (let start = from; start < plain; start += RUN) {
      result += latin1(bytes.subarray(start, Math.min(start + RUN, plain)));
    }
    from = plain;
    if (from < end) {
      const length = sequenceLength(bytes, from, end);
      result += String.fromCodePoint(length === 1 ? bytes[from]! : codePoint(bytes, from, length));
      from += length;
    }
  }
  return result;
}

/** One character a byte. (Spreading the bytes as arguments reads them one by one: ten times slower.) */
function latin1(bytes: Uint8Array): string {
  return Reflect.apply(String.fromCharCode, null, bytes);
}

function plainUntil(bytes: Uint8Array, from: number, end: number): number {
  let index = from;
  while (index < end && bytes[index]! < 0x80) index++;
  return index;
}

/** How many bytes the UTF-8 sequence announced by a first byte takes; 0 when that byte announces none. */
function announcedLength(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Length of the valid UTF-8 sequence at `from`, else 1: a Latin-1 character. */
function sequenceLength(bytes: Uint8Array, from: number, end: number): number {
  const length = announcedLength(bytes[from]!);
  if (length === 0 || from + length > end) return 1;
  for (let k = 1; k < length; k++) if (!isContinuation(bytes[from + k])) return 1;
  return codePoint(bytes, from, length) > 0x10ffff ? 1 : length;
}

function codePoint(bytes: Uint8Array, from: number, length: number): number {
  let point = bytes[from]! & (0xff >> (length + 1));
  for (let k = 1; k < length; k++) point = point * 64 + (bytes[from + k]! & 0x3f);
  return point;
}

/** Number of last bytes that may be the start of a UTF-8 sequence of which more is to come. */
function cutCharacter(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (!isContinuation(byte)) return announcedLength(byte) > back ? back : 0;
  }
  return 0;
}
