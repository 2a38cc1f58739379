import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { Key } from "../../packages/energy/src/allocation/allocate.ts";
import { CONSUMERS, PRODUCERS, YEAR } from "../energy/study.ts";

const script = fileURLToPath(new URL("./numpy_peer.py", import.meta.url));
/** Debian's: `apt-get install python3-numpy`. */
const python = "/usr/bin/python3";

export interface NumpyAnswer {
  readonly ms: number;
  readonly shared: readonly number[];
  readonly surplus: readonly number[];
}

/** What producers inject: panels, which rest at night, or something that never does. */
export type Production = "sunlit" | "steady";

/** numpy in a process of its own, with the bench's inputs. */
export interface Numpy {
  readonly version: string;
  share(key: Key, production: Production): Promise<NumpyAnswer>;
  stop(): void;
}

function isInstalled(): boolean {
  try {
    execFileSync(python, ["-c", "import numpy"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Undefined where numpy is not installed. */
export async function startNumpy(): Promise<Numpy | undefined> {
  if (!isInstalled()) return undefined;
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    python,
    [script, `${YEAR}`, `${CONSUMERS}`, `${PRODUCERS}`],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: child.stdout });
  const died = once(child, "exit").then(() => {
    throw new Error("numpy stopped");
  });
  died.catch(() => undefined);
  const answer = async () => {
    const [line] = await Promise.race([once(lines, "line"), died]);
    return JSON.parse(line as string);
  };
  const { numpy } = await answer();
  return {
    version: numpy,
    share(key, production) {
      const answered = answer();
      child.stdin.write(`${key} ${production}\n`);
      return answered;
    },
    stop: () => child.kill(),
  };
}
