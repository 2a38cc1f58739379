import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../e2e/ports.ts";

export interface TemporaryPostgres {
  readonly url: string;
  /** Kills it at once, as a machine failure would; its connections are cut. */
  crash(): void;
  /** Starts it again. @returns once it takes connections. */
  start(): void;
  /** Suspends all its processes: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): void;
}

function binaries(): string {
  const [newest] = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error("PostgreSQL is not installed (Debian: apt-get install postgresql)");
  return `/usr/lib/postgresql/${newest}/bin`;
}

/** PostgreSQL refuses to run as root: it then runs as its own user. */
function asPostgres(command: string, args: string[]) {
  const isRoot = process.getuid?.() === 0;
  const [file, all] = isRoot ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];
  execFileSync(file, all, { stdio: ["ignore", "ignore", "inherit"] });
}

function postgresUserId(): number {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  return Number(line?.split(":")[2] ?? process.getuid?.());
}

function childrenOf(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim();
  return children === "" ? [] : children.split(" ").map(Number);
}

/** A PostgreSQL with Debian's own settings (it syncs at each commit), on a free port, removed after the run. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "mec-bench-postgres-"));
  if (process.getuid?.() === 0) chownSync(folder, postgresUserId(), -1);
  const port = await freePort();
  const bin = binaries();
  const data = join(folder, "data");
  asPostgres(`${bin}/initdb`, [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () =>
    asPostgres(`${bin}/pg_ctl`, ["-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start"]);
  const crash = () => asPostgres(`${bin}/pg_ctl`, ["-D", data, "-m", "immediate", "stop"]);
  const signalAll = (signal: NodeJS.Signals) => {
    const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
  };
  start();
  const end = () => {
    crash();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", end);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    stop() {
      process.off("exit", end);
      end();
    },
  };
}
