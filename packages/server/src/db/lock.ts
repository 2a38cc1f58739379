import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock, unlock } from "proper-lockfile";
import * as z from "zod";
import { ownIdentity, standingOf } from "./process-identity.ts";

/** How often the holder updates its heartbeat, and how long it may be silent: a busy thread is not dead. */
const beat = { update: 3_000, stale: 20_000 };
const retryMs = 500;

const identitySchema = z.object({
  boot: z.string(),
  namespace: z.string(),
  pid: z.int(),
  startedAt: z.string(),
});

/** The holder of the lock; null when the file does not say, as when empty or torn. */
function holderOf(file: string) {
  try {
    return identitySchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

const lockIn = (dataDir: string) => join(dataDir, "server.lock.d");
const holderIn = (dataDir: string) => join(dataDir, "server.holder");

/** Whether a process that may live has the embedded database. */
export function mayBeHeld(dataDir: string): boolean {
  if (!existsSync(lockIn(dataDir))) return false;
  const known = holderOf(holderIn(dataDir));
  return known === null || standingOf(known) !== "over";
}

const isHeld = (error: unknown) => error instanceof Error && "code" in error && error.code === "ELOCKED";

/** A process that lost the lock must write no more: another process has the database. */
function giveUp(error: Error): never {
  process.stderr.write(
    `The lock of DATA_DIR was lost (${error.message}): the server ends, so that no write is lost.\n`,
  );
  process.exit(1);
}

/**
 * Two processes on one embedded database lose data silently: the second one refuses to start, whatever
 * container or machine it runs in. The holder's heartbeat shows that it lives. The lock of a holder that
 * certainly ended on this machine is taken over at once, any other once its heartbeat has stopped.
 * @returns what releases the lock.
 * @throws Error when a living process holds it.
 */
export async function takeLock(
  dataDir: string,
  { update, stale }: { update: number; stale: number } = beat,
): Promise<() => Promise<void>> {
  const lockfilePath = lockIn(dataDir);
  const holder = holderIn(dataDir);
  // From releases whose lock was the number of a process.
  rmSync(join(dataDir, "server.lock"), { force: true });
  const options = { lockfilePath, realpath: false, update, stale, onCompromised: giveUp };
  const deadline = Date.now() + stale + update;
  for (;;) {
    try {
      const release = await lock(dataDir, options);
      writeFileSync(holder, JSON.stringify(ownIdentity()), { mode: 0o600 });
      return async () => {
        rmSync(holder, { force: true });
        await release();
      };
    } catch (error) {
      if (!isHeld(error)) throw error;
      const known = holderOf(holder);
      const standing = known ? standingOf(known) : "unknown";
      if (standing === "over") {
        await unlock(dataDir, { lockfilePath, realpath: false }).catch(() => {});
        rmSync(lockfilePath, { recursive: true, force: true });
        rmSync(holder, { force: true });
        continue;
      }
      if (standing === "alive" || Date.now() > deadline)
        throw new Error(
          `The embedded database in ${dataDir} is in use by another process${known ? ` (${known.pid})` : ""}: stop it first.`,
        );
      await pause(retryMs);
    }
  }
}
