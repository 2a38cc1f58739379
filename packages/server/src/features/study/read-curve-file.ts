import { setImmediate } from "node:timers/promises";
import { ByteDecoder, type CurveFile, CurveReader } from "@mec/energy";
import type { PointKind } from "../point/tables.ts";
import { unzipped } from "./unzip.ts";

/**
 * Reads a file of readings, zipped or not, as it comes; other requests are answered meanwhile.
 * @throws DomainError UNREADABLE_CURVE, FILE_TOO_LARGE.
 */
export async function readCurveFile(kind: PointKind, chunks: AsyncIterable<Uint8Array>): Promise<CurveFile> {
  const reader = new CurveReader(kind === "consumption" ? "withdrawal" : "injection");
  const decoder = new ByteDecoder();
  for await (const bytes of unzipped(chunks)) {
    reader.push(decoder.decode(bytes));
    if (reader.isStopped) break;
    await setImmediate();
  }
  reader.push(decoder.end());
  return reader.end();
}
