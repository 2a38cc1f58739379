import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Two processes on one embedded database lose data silently: the second one refuses to start.
 * A lock left by a killed process is taken over.
 * @returns what releases the lock.
 * @throws Error when a living process holds it.
 */
export function takeLock(dataDir: string): () => void {
  const file = join(dataDir, "server.lock");
  const write = () => writeFileSync(file, String(process.pid), { flag: "wx" });
  try {
    write();
  } catch {
    const holder = Number(readFileSync(file, "utf8"));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The embedded database in ${dataDir} is in use by the process ${holder}: stop it first.`,
      );
    }
    rmSync(file, { force: true });
    write();
  }
  return () => rmSync(file, { force: true });
}
