import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const floodNames = [
  "12 pictures of 6300 × 6300",
  "12 pictures of 4000 × 4000",
  "20 half-sent files to verify",
  "200 slow bodies",
  "32 logins at once",
  "12 posters, exports and spreadsheets",
] as const;
export type FloodName = (typeof floodNames)[number];

export interface Owner {
  readonly headers: Record<string, string>;
  readonly projectId: string;
}

/** The target of a flood, and its sender. */
export interface FloodSource {
  readonly url: string;
  readonly owners: readonly Owner[];
  readonly stranger: Record<string, string>;
  readonly strangerAt: string;
}

const flooder = fileURLToPath(new URL("./flooder.ts", import.meta.url));

async function started(child: ChildProcess): Promise<void> {
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
  await Promise.race([
    once(lines, "line"),
    once(child, "exit").then(() => {
      throw new Error("the flood did not start");
    }),
  ]);
}

/**
 * Sends a flood from a separate process for as long as the work takes. A real attacker uses another machine:
 * here he gets what the product and the measurement leave of the two cores.
 */
export async function during<T>(
  name: FloodName,
  source: FloodSource,
  work: () => Promise<T>,
): Promise<{ result: T; answers: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", flooder, name, JSON.stringify(source)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + 10, 19));
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  const over = once(child, "close");
  try {
    await started(child);
    const result = await work();
    child.kill("SIGTERM");
    await over;
    return { result, answers: said.split("\n")[1] ?? "" };
  } finally {
    child.kill("SIGTERM");
    await over;
  }
}
