import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const signals = ["SIGTERM", "SIGINT"];

/** Runs a command of node_modules in the root, its output shown; resolves to its exit code. */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...environment },
    });
    const end = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, end);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const one of signals) process.off(one, end);
      resolve(code ?? (signal === "SIGTERM" ? 0 : 1));
    });
  });
}

/** Runs commands one after the other and stops the script at the first that fails. */
export async function runAll(commands) {
  for (const [command, args, environment] of commands) {
    const code = await run(command, args, environment);
    if (code !== 0) process.exit(code);
  }
}
