/** The subset of DER (X.690) that signatures need; reading is bounded, and does not recurse. */

const longest = 0xffff;

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  if (length < 0x100) return Buffer.of(0x81, length);
  if (length > longest) throw new RangeError("Too long for a signature");
  return Buffer.of(0x82, length >> 8, length & 0xff);
}

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthBytes(content.length), content]);
};

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
/** In a SET OF, DER wants the elements in the order of their bytes. */
export const setOf = (...parts: readonly Buffer[]): Buffer =>
  tagged(0x31, ...[...parts].sort(Buffer.compare));
export const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes);
export const integer = (value: number): Buffer => tagged(0x02, Buffer.of(value));
/** A positive whole number of any size, from its bytes. */
export const wholeNumber = (bytes: Uint8Array): Buffer => tagged(0x02, bytes);
export const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.of(value ? 0xff : 0));
/** The same element under another tag. */
export const retagged = (tag: number, whole: Buffer): Buffer =>
  Buffer.concat([Buffer.of(tag), whole.subarray(1)]);
export const nothing = (): Buffer => tagged(0x05);
/** [n], constructed. */
export const context = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  tagged(0xa0 + number, ...parts);

/** "1.2.840.113549.1.7.2" */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const base128 = (value: number): number[] =>
    value < 0x80 ? [value] : [...base128(value >> 7).map((byte) => byte | 0x80), value & 0x7f];
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

export interface Element {
  readonly tag: number;
  /** The element with its tag and length. */
  readonly whole: Buffer;
  readonly content: Buffer;
}

/** The first element of some bytes; null when they hold none. */
export function readElement(bytes: Buffer): Element | null {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return null;
  const extra = first < 0x80 ? 0 : first - 0x80;
  if (extra > 2 || first === 0x80 || bytes.length < 2 + extra) return null;
  const length = extra === 0 ? first : bytes.readUIntBE(2, extra);
  const from = 2 + extra;
  if (bytes.length < from + length) return null;
  return { tag, whole: bytes.subarray(0, from + length), content: bytes.subarray(from, from + length) };
}

/** The elements inside another, at most sixteen: no part of a signature has more. */
export function readChildren(parent: Element | null | undefined): Element[] {
  const children: Element[] = [];
  let left = parent?.content ?? Buffer.of();
  while (left.length > 0 && children.length < 16) {
    const child = readElement(left);
    if (!child) return [];
    children.push(child);
    left = left.subarray(child.whole.length);
  }
  return children;
}
