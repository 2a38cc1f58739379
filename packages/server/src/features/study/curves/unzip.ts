import { DomainError } from "@mec/domain/shared";
import { Unzip, UnzipInflate } from "fflate";

/** The most bytes an archive may hold: a year of one-minute readings is under 30 MB. */
const maxBytes = 200 * 1024 * 1024;
/** A slice may inflate a thousandfold: small slices keep little in memory. */
const sliceBytes = 4096;

const signature = [0x50, 0x4b, 0x03, 0x04];

const unreadable = (reason: string) => new DomainError("UNREADABLE_CURVE", reason);

const isReadable = (name: string): boolean =>
  /\.(csv|txt)$/i.test(name) &&
  !name.split("/").some((part) => part.startsWith("__MACOSX") || part.startsWith("."));

const damaged = () => unreadable("Cette archive est abîmée ou protégée.");

function push(archive: Unzip, slice: Uint8Array, final: boolean): void {
  try {
    archive.push(slice, final);
  } catch (error) {
    throw error instanceof DomainError ? error : damaged();
  }
}

/** The only CSV in an archive, as it is inflated. */
async function* inflate(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let names = 0;
  let total = 0;
  let isWhole = true;
  let inflated: Uint8Array[] = [];
  const archive = new Unzip((file) => {
    if (!isReadable(file.name)) return;
    names += 1;
    if (names > 1)
      throw unreadable("L’archive contient plusieurs fichiers CSV\u00a0: envoyez-les un par un.");
    isWhole = false;
    file.ondata = (error, bytes, final) => {
      if (error) throw damaged();
      isWhole ||= final;
      total += bytes.length;
      if (total > maxBytes) throw tooLarge();
      inflated.push(bytes);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      push(archive, chunk.subarray(at, at + sliceBytes), false);
      yield* inflated;
      inflated = [];
    }
  }
  push(archive, new Uint8Array(0), true);
  yield* inflated;
  if (!isWhole) throw damaged();
  if (names === 0) throw unreadable("L’archive ne contient pas de fichier CSV.");
}

const tooLarge = () =>
  new DomainError(
    "FILE_TOO_LARGE",
    "Une fois décompressé, ce fichier est beaucoup trop grand pour être une courbe de charge.",
  );

/** The file itself, or the one in the archive. @throws DomainError UNREADABLE_CURVE, FILE_TOO_LARGE. */
export async function* unzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const rest = { [Symbol.asyncIterator]: () => source };
  async function* whole() {
    yield first.value as Uint8Array;
    yield* rest;
  }
  const isArchive = signature.every((byte, at) => first.value[at] === byte);
  yield* isArchive ? inflate(whole()) : whole();
}
