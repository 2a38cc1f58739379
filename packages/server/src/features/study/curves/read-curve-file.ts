import type { ParticipantKind } from "@mec/domain/point";
import { ByteDecoder, type CurveFile, CurveReader } from "@mec/energy";
import { unzipped } from "./unzip.ts";

/**
 * Reads a file of readings, zipped or not, a piece at a time; meant for a worker thread, which it keeps busy.
 * @throws DomainError UNREADABLE_CURVE, FILE_TOO_LARGE.
 */
export async function readCurveFile(
  kind: ParticipantKind,
  chunks: AsyncIterable<Uint8Array>,
): Promise<CurveFile> {
  const reader = new CurveReader(kind === "consumer" ? "withdrawal" : "injection");
  const decoder = new ByteDecoder();
  for await (const bytes of unzipped(chunks)) {
    reader.push(decoder.decode(bytes));
    if (reader.isStopped) break;
  }
  reader.push(decoder.end());
  return reader.end();
}
