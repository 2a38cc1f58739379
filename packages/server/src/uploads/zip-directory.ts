import { dangerous, unsupported } from "./refusal.ts";

/** A file of an archive, as both of its headers describe it. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly compressedSize: number;
  readonly size: number;
  readonly isLink: boolean;
  /** Where its header starts, and where its bytes start and end. */
  readonly headerStart: number;
  readonly start: number;
  readonly end: number;
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const endSize = 22;
const centralSize = 46;
const localSize = 30;
const mostEntries = 1000;
/** A record after a file's bytes, when their size was not known before. */
const descriptorSize = 24;

const damaged = () => unsupported("Ce fichier est abîmé\u00a0: enregistrez-le de nouveau.");
const stuffed = () =>
  dangerous("Ce fichier contient autre chose que son texte\u00a0: il n’est pas construit comme un document.");

const u16 = (bytes: Buffer, at: number): number => bytes.readUInt16LE(at);
const u32 = (bytes: Buffer, at: number): number => bytes.readUInt32LE(at);

interface Directory {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** The record at the very end: nothing may follow it, and the directory must be just before it. */
function readEnd(bytes: Buffer): Directory {
  const at = bytes.length - endSize;
  if (at < 0 || u32(bytes, at) !== signatures.end) {
    throw bytes.includes("PK\u0005\u0006", 0, "latin1") ? stuffed() : damaged();
  }
  const [disk, directoryDisk, countHere, count] = [4, 6, 8, 10].map((offset) => u16(bytes, at + offset));
  const size = u32(bytes, at + 12);
  const start = u32(bytes, at + 16);
  if (count === 0xffff || start === 0xffffffff) throw unsupported("Cette archive est trop grande.");
  if (disk !== 0 || directoryDisk !== 0 || countHere !== count || u16(bytes, at + 20) !== 0) throw damaged();
  if (start + size !== at) throw stuffed();
  if (count === undefined || count === 0 || count > mostEntries) throw damaged();
  return { start, end: at, count };
}

/** A file's own header must agree with the directory: tools that read one or the other see the same file. */
function readLocal(bytes: Buffer, central: number, directoryStart: number) {
  const at = u32(bytes, central + 42);
  if (at + localSize > directoryStart || u32(bytes, at) !== signatures.local) throw damaged();
  const nameSize = u16(bytes, at + 26);
  const start = at + localSize + nameSize + u16(bytes, at + 28);
  const end = start + u32(bytes, central + 20);
  if (end > directoryStart) throw damaged();
  const hasDescriptor = (u16(bytes, at + 6) & 8) !== 0;
  const sizesAgree = [18, 22].every((offset) => u32(bytes, at + offset) === u32(bytes, central + offset + 2));
  const name = bytes.subarray(at + localSize, at + localSize + nameSize);
  const centralName = bytes.subarray(central + centralSize, central + centralSize + u16(bytes, central + 28));
  if (u16(bytes, at + 8) !== u16(bytes, central + 10) || !name.equals(centralName)) throw stuffed();
  if (!hasDescriptor && !sizesAgree) throw stuffed();
  return { headerStart: at, start, end };
}

function readEntry(bytes: Buffer, at: number, directory: Directory): ZipEntry {
  if (at + centralSize > directory.end || u32(bytes, at) !== signatures.central) throw damaged();
  const flags = u16(bytes, at + 8);
  const method = u16(bytes, at + 10);
  const compressedSize = u32(bytes, at + 20);
  const size = u32(bytes, at + 24);
  if ((flags & 0x2041) !== 0)
    throw unsupported("Ce fichier est protégé par un mot de passe\u00a0: retirez-le.");
  if (method !== 0 && method !== 8) throw damaged();
  if (method === 0 && compressedSize !== size) throw damaged();
  const isUnix = u16(bytes, at + 4) >> 8 === 3;
  const mode = u16(bytes, at + 40);
  return {
    name: bytes.toString("utf8", at + centralSize, at + centralSize + u16(bytes, at + 28)),
    isDeflated: method === 8,
    compressedSize,
    size,
    isLink: isUnix && (mode & 0xf000) === 0xa000,
    ...readLocal(bytes, at, directory.start),
  };
}

/** Files follow one another from the first byte to the directory: none overlaps, nothing is hidden between. */
function checkLayout(entries: readonly ZipEntry[], directoryStart: number): void {
  let last = 0;
  for (const { headerStart, end } of entries.toSorted((a, b) => a.headerStart - b.headerStart)) {
    const gap = headerStart - last;
    if (gap < 0 || gap > (last === 0 ? 0 : descriptorSize)) throw stuffed();
    last = end;
  }
  if (directoryStart - last > descriptorSize) throw stuffed();
}

/**
 * The files of a zip archive, read from its directory without inflating anything.
 * @throws Refused when the archive is damaged, encrypted, or contains anything besides its files.
 */
export function readDirectory(bytes: Buffer): ZipEntry[] {
  const directory = readEnd(bytes);
  const entries: ZipEntry[] = [];
  let at = directory.start;
  for (let index = 0; index < directory.count; index += 1) {
    const entry = readEntry(bytes, at, directory);
    entries.push(entry);
    at += centralSize + u16(bytes, at + 28) + u16(bytes, at + 30) + u16(bytes, at + 32);
  }
  if (at !== directory.end) throw stuffed();
  checkLayout(entries, directory.start);
  return entries;
}
