import { inflateRawSync } from "node:zlib";
import { dangerous, unsupported } from "./refusal.ts";
import { readDirectory, type ZipEntry } from "./zip-directory.ts";

/** The most a text document, and the texts in it, may weigh once inflated. */
const mostBytes = 100 * 1024 * 1024;
const mostTextBytes = 40 * 1024 * 1024;
/** Texts shrink to a fiftieth at most; a thousandth is a bomb. */
const mostRatio = 200;
const smallFile = 1024 * 1024;

const programs =
  /\.(exe|dll|scr|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|class|msi|sh|py|php|html?|xhtml|mht|mhtml|swf)$/i;
const archives = /\.(zip|7z|rar|gz|tar|doc[xm]?|dot[xm]?|xls[xmb]?|ppt[xm]?|od[tspg])$/i;

const bomb = () => dangerous("Une fois décompressé, ce fichier serait démesuré.");

/** An archive whose directory was read, and whose files keep to their places and sizes. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The bytes of one file. @throws Refused when they are not what the directory says. */
  read(name: string): Buffer;
}

function checkName(name: string): void {
  const parts = name.split("/");
  const isPlain =
    name.length <= 255 &&
    !/[\u0000-\u001f\u007f\\:\ufffd]/.test(name) &&
    parts.slice(0, -1).every((part) => part !== "") &&
    parts.every((part) => part !== ".." && part !== ".");
  if (!isPlain) throw dangerous("Ce fichier contient des noms qui sortent de leur dossier.");
  if (programs.test(name)) throw dangerous("Ce fichier contient un programme ou une page web.");
  if (archives.test(name)) {
    throw dangerous(
      "Ce fichier contient un autre document incorporé\u00a0: retirez-le, ou enregistrez-le en PDF.",
    );
  }
}

function checkSizes(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isInflated = ({ size, compressedSize }: ZipEntry) =>
    size > smallFile && size > compressedSize * mostRatio;
  if (total > mostBytes || entries.some(isInflated)) throw bomb();
}

function checkEntries(entries: readonly ZipEntry[]): void {
  checkSizes(entries);
  for (const { name, isLink } of entries) {
    checkName(name);
    if (isLink) throw dangerous("Ce fichier contient un lien vers un autre fichier.");
  }
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) {
    throw dangerous("Ce fichier contient deux fois le même nom.");
  }
}

function inflate(bytes: Buffer, { isDeflated, start, end, size }: ZipEntry): Buffer {
  const stored = bytes.subarray(start, end);
  if (!isDeflated) return stored;
  let inflated: Buffer;
  try {
    inflated = inflateRawSync(stored, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE"
      ? bomb()
      : unsupported("Ce fichier est abîmé\u00a0: enregistrez-le de nouveau.");
  }
  if (inflated.length !== size) throw bomb();
  return inflated;
}

/**
 * Opens an archive. Only the files that `read` asks for are inflated, up to their declared size and within a
 * total budget.
 * @throws Refused
 */
export function openArchive(bytes: Buffer): Archive {
  const entries = readDirectory(bytes);
  checkEntries(entries);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let budget = mostTextBytes;
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    read(name) {
      const entry = byName.get(name);
      if (!entry) throw unsupported("Ce fichier est incomplet\u00a0: enregistrez-le de nouveau.");
      budget -= entry.size;
      if (budget < 0) throw bomb();
      return inflate(bytes, entry);
    },
  };
}
