import { readSync, writeSync } from "node:fs";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file that lies in another from `start` on, and its name in the archive. */
export interface ArchivedFile {
  readonly path: string;
  readonly start: number;
  readonly size: number;
  /** Whether it is worth compressing: a text is; a PDF or a photo is not. */
  readonly isText: boolean;
}

export interface ArchiveToWrite {
  /** Descriptors of this process: of the file to read from, and of the archive to write. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly ArchivedFile[];
  readonly modifiedAt: Date;
}

const chunkBytes = 256 * 1024;

function* chunksOf(from: number, { start, size }: ArchivedFile): Generator<Uint8Array> {
  for (let read = 0; read < size; ) {
    const chunk = new Uint8Array(Math.min(chunkBytes, size - read));
    const more = readSync(from, chunk, 0, chunk.length, start + read);
    if (more === 0) throw new Error("What was to be archived is shorter than it was");
    read += more;
    yield chunk.subarray(0, more);
  }
}

/** Writes a zip from one file to another, a piece at a time; blocks, as it is meant for a worker thread. */
export function writeArchive({ from, to, files, modifiedAt }: ArchiveToWrite): void {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    for (let written = 0; written < chunk.length; ) written += writeSync(to, chunk, written);
  });
  for (const file of files) {
    const part = file.isText ? new ZipDeflate(file.path, { level: 6 }) : new ZipPassThrough(file.path);
    part.mtime = modifiedAt;
    zip.add(part);
    for (const chunk of chunksOf(from, file)) part.push(chunk);
    part.push(new Uint8Array(), true);
  }
  zip.end();
}
