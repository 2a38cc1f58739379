/** The place of a seal in a PDF: its dictionary's `/ByteRange [0 a b c]`, then its signature from byte a to byte b. */
export interface SealPlace {
  /** The first byte of `/ByteRange`. */
  readonly at: number;
  /** The first byte that is not sealed, and the first that is sealed again. */
  readonly from: number;
  readonly to: number;
  /** The last sealed byte, excluded. */
  readonly end: number;
}

/** Bytes that the signature may take; half as many as the digits it is written in. */
export const sealSize = 4096;
/** The same with a third party's time, which brings certificates of its own. */
export const timestampedSealSize = 16_384;
const sizes = [sealSize, timestampedSealSize];

/** Ten digits leave room for any offset. */
export const unknownOffset = 9_999_999_999;
const rangeOf = (from: number, to: number, length: number) => `/ByteRange [0 ${from} ${to} ${length}]`;
const emptyRange = rangeOf(unknownOffset, unknownOffset, unknownOffset);
const emptyContents = (size: number) => `<${"00".repeat(size)}>`;

/** A newline cannot stand in a string that pdfkit writes: no text of a document can look like this. */
const before = "\n/SubFilter /ETSI.CAdES.detached\n";
const between = "\n/Contents ";
const emptySeals = sizes.map((size) => before + emptyRange + between + emptyContents(size));

/** The range, as long as the one it replaces. */
const paddedRange = (from: number, to: number, length: number) =>
  rangeOf(from, to, length).padEnd(emptyRange.length);

/** The empty place for a seal. @throws Error unless there is exactly one. */
export function findEmptyPlace(pdf: Buffer): SealPlace {
  const places = emptySeals.flatMap((empty) => {
    const start = pdf.indexOf(empty, 0, "latin1");
    if (start === -1) return [];
    return [
      { start, end: start + empty.length, isOnly: start === pdf.lastIndexOf(empty, undefined, "latin1") },
    ];
  });
  const [place, other] = places;
  if (!place?.isOnly || other)
    throw new Error("A document is sealed once, in the place that was made for it");
  const at = place.start + before.length;
  return { at, from: at + emptyRange.length + between.length, to: place.end, end: pdf.length };
}

export function writeRange(pdf: Buffer, { at, from, to, end }: SealPlace): void {
  pdf.write(paddedRange(from, to, end - to), at, "latin1");
}

const anyRange =
  /^\/ByteRange\s{0,9}\[\s{0,9}0\s{1,99}(\d{1,10})\s{1,99}(\d{1,10})\s{1,99}(\d{1,10})\s{0,99}\]/;

function readPlace(pdf: Buffer, at: number): SealPlace | null {
  const [, from, to, length] = anyRange.exec(pdf.toString("latin1", at, at + 400)) ?? [];
  if (from === undefined || to === undefined || length === undefined) return null;
  const place = { at, from: Number(from), to: Number(to), end: Number(to) + Number(length) };
  return place.from <= place.to && place.end <= pdf.length ? place : null;
}

/** The seal of a document: ours when there is one, else the last of any make. */
export function findSeal(pdf: Buffer): SealPlace | null {
  const ours = pdf.lastIndexOf(before + "/ByteRange", undefined, "latin1");
  const at = ours === -1 ? pdf.lastIndexOf("/ByteRange", undefined, "latin1") : ours + before.length;
  return at === -1 ? null : readPlace(pdf, at);
}

/** Whether a seal covers the whole document but itself, and is where its own range says. */
export function isWhole(pdf: Buffer, { at, from, to, end }: SealPlace): boolean {
  const expected = before + paddedRange(from, to, end - to) + between;
  const start = at - before.length;
  return (
    end === pdf.length &&
    sizes.some((size) => to - from === emptyContents(size).length) &&
    start > 0 &&
    start + expected.length === from &&
    pdf.toString("latin1", start, from) === expected
  );
}
