import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnvironment } from "../scripts/processes.mjs";
import { freePort } from "./ports.ts";

const main = fileURLToPath(new URL("../packages/server/dist/main.js", import.meta.url));

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The mails the product has sent, oldest first. */
  mails(): Mail[];
  stop(): Promise<void>;
}

/** What the product says once it listens. */
const announced = "Mon énergie collective: ";

/** Whether it listens is its own to say: while several are started, another may have taken the port meanwhile, and answers there. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The product stopped at its start:\n${output()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok && output().includes(announced)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready after two minutes and a half:\n${output()}`);
}

/** Reads the mails that are kept in a folder, oldest first, each once. */
function mailsIn(folder: string): () => Mail[] {
  const known = new Map<string, Mail>();
  const readOnce = (name: string): Mail => {
    const mail = known.get(name) ?? JSON.parse(readFileSync(join(folder, name), "utf8"));
    known.set(name, mail);
    return mail;
  };
  return () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map(readOnce);
}

const stopped = (child: ChildProcess) => new Promise<void>((resolve) => child.once("exit", () => resolve()));

/**
 * The built product, as `npm start` runs it, on a new data folder, empty and without network unless told otherwise. A
 * folder that is given is left as it is. Passkeys need a host that has a name.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  host: "127.0.0.1" | "localhost" = "127.0.0.1",
): Promise<Product> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "mec-e2e-"));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const child = spawn(process.execPath, ["--enable-source-maps", main], {
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SMTP_URL: "",
      DEMO: "0",
      GEOCODER_URL: "http://127.0.0.1:9/geocodage",
      LOG_LEVEL: "warn",
      SIGNING_MAIL_WAIT: "0",
      ...environment,
    },
  });
  // The process that runs it may end before stopping it.
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    mails: mailsIn(join(dataDir, "mails")),
    async stop() {
      const exited = stopped(child);
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await exited;
      }
      process.off("exit", end);
      if (environment.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
