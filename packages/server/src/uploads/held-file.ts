import { randomUUID } from "node:crypto";
import { read as readAt, readSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A file that was sent, on the disk without a name: any thread of this process reads it by its descriptor. */
export interface HeldFile {
  readonly descriptor: number;
  readonly size: number;
}

async function write(handle: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of chunks) {
    await handle.write(chunk);
    size += chunk.byteLength;
  }
  return size;
}

/** A file that no other process can see, and that disappears with this one however it ends. */
export async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `mec-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await rm(path);
  return handle;
}

/** Keeps an upload on the disk while `work` runs: a slow sender takes up no more than a file. */
export async function withHeldFile<T>(
  chunks: AsyncIterable<Uint8Array>,
  work: (file: HeldFile) => Promise<T>,
): Promise<T> {
  const handle = await openNameless();
  try {
    const size = await write(handle, chunks);
    return await work({ descriptor: handle.fd, size });
  } finally {
    await handle.close();
  }
}

const chunkBytes = 256 * 1024;

/** Reads the file a piece at a time; blocks, as it is meant for a worker thread. */
export async function* heldChunks({ descriptor, size }: HeldFile): AsyncGenerator<Uint8Array> {
  for (let read = 0; read < size; ) {
    const chunk = new Uint8Array(Math.min(chunkBytes, size - read));
    const more = readSync(descriptor, chunk, 0, chunk.length, read);
    if (more === 0) throw new Error("A held file is shorter than what was written");
    read += more;
    yield chunk.subarray(0, more);
  }
}

/** Reads the whole file; blocks, as it is meant for a worker thread. */
export function readHeldFile({ descriptor, size }: HeldFile): Uint8Array {
  const bytes = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const more = readSync(descriptor, bytes, read, size - read, read);
    if (more === 0) throw new Error("A held file is shorter than what was written");
    read += more;
  }
  return bytes;
}

const readFrom = promisify(readAt);

/** The same, without blocking. */
export async function heldBytes({ descriptor, size }: HeldFile): Promise<Uint8Array> {
  const bytes = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await readFrom(descriptor, bytes, read, size - read, read);
    if (bytesRead === 0) throw new Error("A held file is shorter than what was written");
    read += bytesRead;
  }
  return bytes;
}
