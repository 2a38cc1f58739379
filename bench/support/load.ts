import { type ChildProcess, spawn } from "node:child_process";
import autocannon from "autocannon";
import { freePort } from "../../e2e/ports.ts";

export interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

/** Fifty connections for some seconds. @throws Error when an answer is not of the wanted kind. */
export async function load(
  options: { url: string; wanted: number } & Pick<
    autocannon.Options,
    "method" | "headers" | "body" | "requests"
  >,
  seconds = 8,
): Promise<Load> {
  const { wanted, ...request } = options;
  const result = await autocannon({ ...request, connections: 50, duration: seconds });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== wanted);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The same bytes from a bare node:http server in a process of its own: what this machine can do this minute. */
export async function startControl(status: number, body: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const script = `require("node:http").createServer((_, reply) => { reply.writeHead(${status}, { "content-type": "application/json" }); reply.end(${JSON.stringify(body)}); }).listen(${port}, "127.0.0.1", () => process.send?.("ready"));`;
  const child: ChildProcess = spawn(process.execPath, ["-e", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await new Promise((resolve) => child.once("message", resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill("SIGTERM") };
}
