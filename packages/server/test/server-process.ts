import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

const startLimitMs = 180_000;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether all threads of a process are stopped: the signal takes them one by one. */
const standsStill = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).every((thread) =>
    /\) T /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")),
  );

/** Does something while a process does nothing, as if it had been killed at this moment. */
async function whileStopped<T>(pid: number, work: () => T | Promise<T>): Promise<T> {
  process.kill(pid, "SIGSTOP");
  try {
    while (!standsStill(pid)) await pause(1);
    return await work();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

export interface ServerProcess {
  readonly url: string;
  /** Does this while the server stands still: its files are what a kill would leave. Linux only. */
  whileStopped<T>(work: () => T | Promise<T>): Promise<T>;
  /** Ends it at once, as a failure of the machine would. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code, and how long it took. */
  stop(): Promise<{ code: number | null; milliseconds: number }>;
  isAlive(): boolean;
}

const builtServer = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/**
 * The real server, in a process of its own, on the embedded database of `dataDir`.
 * @param program the file to start: another release's in place of this one.
 * @param onLog is told each line of its log.
 */
export async function startServerProcess(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  program = builtServer,
  onLog?: (line: string) => void,
): Promise<ServerProcess> {
  const port = await freePort();
  const server = spawn(process.execPath, ["--enable-source-maps", program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DEMO: "0",
      LOG_LEVEL: "error",
      TRUST_PROXY: "true",
      GEOCODER_URL: "http://127.0.0.1:9",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Whether it listens is its own to say: another process may have taken the port meanwhile, and answers there.
  let listens = false;
  createInterface(server.stdout).on("line", (line) => {
    listens ||= line.startsWith("Mon énergie collective: ");
    onLog?.(line);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (!(listens && (await isReady(url)))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error("The server is not ready");
    }
    await pause(50);
  }
  return {
    url,
    whileStopped: (work) => whileStopped(server.pid ?? 0, work),
    async kill() {
      server.kill("SIGKILL");
      await ended;
    },
    async stop() {
      const begun = Date.now();
      server.kill("SIGTERM");
      await ended;
      return { code: server.exitCode, milliseconds: Date.now() - begun };
    },
    isAlive: () => server.exitCode === null && server.signalCode === null,
  };
}
