import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { type Line, lineSchema } from "./line.ts";

/** Why an archive cannot be restored, for the operator. */
export class UnusableArchive extends Error {}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as WebStream);

async function* texts(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes the lines into a file of age's format, which `age --decrypt` opens too. The file gets its name once it is whole
 * and on the disk.
 */
export async function writeBackup(
  file: string,
  passphrase: string,
  lines: AsyncIterable<Line>,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const draft = `${file}.draft`;
  const zipped = createGzip();
  const sealed = fromWeb(await encrypter.encrypt(toWeb(zipped)));
  try {
    const ends = await Promise.allSettled([
      pipeline(texts(lines), zipped),
      pipeline(sealed, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true })),
    ]);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    await rename(draft, file);
    await syncFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

const newline = 10;

async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString("utf8");
      begun = [];
      from = to + 1;
    }
    begun.push(chunk.subarray(from));
  }
}

async function decrypted(file: string, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = createReadStream(file);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)));
  } catch (error) {
    sealed.destroy();
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new UnusableArchive(
      `${file} does not open: BACKUP_PASSPHRASE is not the one it was made with, or it is no backup.`,
    );
  }
}

/**
 * @throws UnusableArchive when it is not what was written, which may show at its end only
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<Line> {
  const plain = createGunzip();
  const feeding = pipeline(await decrypted(file, passphrase), plain);
  feeding.catch(() => {});
  let isWhole = false;
  try {
    for await (const text of textLines(plain)) {
      const line = lineSchema.parse(JSON.parse(text));
      yield line;
      isWhole = line.is === "end";
    }
    await feeding;
  } catch (error) {
    throw new UnusableArchive(`${file} was cut short or changed: take another backup.`, { cause: error });
  } finally {
    plain.destroy();
  }
  if (!isWhole) throw new UnusableArchive(`${file} was cut short: take another backup.`);
}
