import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The environment of the server's process: glibc keeps a pool of memory per thread, which would hold what a large
 * study and its report used. Whoever starts it may choose another number.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };

const signals = ["SIGTERM", "SIGINT"];

const start = (command, args, { environment = {}, output = "inherit" } = {}) =>
  spawn(command, args, {
    cwd: root,
    stdio: ["inherit", output, output],
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...environment },
  });

/** Resolves to the exit code. */
const ended = (child) =>
  new Promise((resolve, reject) => {
    const end = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, end);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const one of signals) process.off(one, end);
      resolve(code ?? (signal === "SIGTERM" ? 0 : 1));
    });
  });

/** Runs a command of node_modules in the root, its output shown; resolves to its exit code. */
export const run = (command, args, environment) => ended(start(command, args, { environment }));

/** Runs commands one after the other, all to their end, and stops the script when one failed. */
export async function runAll(commands) {
  let failed = 0;
  for (const [command, args, environment] of commands) {
    failed = (await run(command, args, environment)) || failed;
  }
  if (failed !== 0) process.exit(failed);
}

/** Runs a command and shows what it said once it has ended. */
async function runAside([command, args]) {
  const begun = Date.now();
  const child = start(command, args, { output: "pipe" });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(chunk));
  const closed = new Promise((resolve) => child.once("close", resolve));
  const code = await ended(child);
  await closed;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${code === 0 ? "✓" : "✗"} ${[command, ...args].join(" ")} (${seconds} s)`);
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  return code;
}

/** Runs commands, so many at a time, all to their end, and stops the script when one failed. */
export async function runTogether(atOnce, commands) {
  const waiting = [...commands];
  let worst = 0;
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift())
      worst = Math.max(worst, await runAside(next));
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (worst !== 0) process.exit(1);
}
