import { spawn } from "node:child_process";
import { createServer } from "node:net";
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

export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, as a failure of the machine would. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code, and how long it took. */
  stop(): Promise<{ code: number | null; milliseconds: number }>;
  isAlive(): boolean;
}

/** The real server, in a process of its own, on the embedded database of `dataDir`. */
export async function startServerProcess(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ["--enable-source-maps", fileURLToPath(new URL("../dist/main.js", import.meta.url))],
    {
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
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error("The server is not ready");
    }
    await pause(50);
  }
  return {
    url,
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
