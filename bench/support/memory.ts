import { readFileSync } from "node:fs";
import { startProduct } from "../../e2e/product.ts";
import type { Answering } from "./answering.ts";

/** The most memory that a process ever held, with all its threads, in MB. */
function peakOf(pid: number): number {
  const [, kB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kB === undefined) throw new Error(`Nothing tells how much memory process ${pid} held`);
  return (Number(kB) * 1024) / 1e6;
}

/**
 * The built product as it runs, in a process of its own on the same database, asked for these paths one after the other.
 * @returns the most memory that it held, in MB: once it was ready, and in the end
 */
export async function memoryOf(
  { url, dataDir, cookie }: Pick<Answering, "url" | "dataDir" | "cookie">,
  paths: readonly string[],
): Promise<{ ready: number; peak: number }> {
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: dataDir });
  try {
    const ready = peakOf(product.pid);
    for (const path of paths) {
      const answer = await fetch(product.url + path, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    return { ready, peak: peakOf(product.pid) };
  } finally {
    await product.stop();
  }
}
