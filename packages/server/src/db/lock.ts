import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
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

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** @returns null when there is no such file. */
function unlessGone<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** The holder of the lock; null when its file does not say, as when empty or torn. */
function holderIn(text: string | null) {
  try {
    return identitySchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

const lockIn = (dataDir: string) => join(dataDir, "server.lock.d");
const holderFileIn = (dataDir: string) => join(dataDir, "server.holder");

/**
 * A lock as it was found. Its place on the disk and its heartbeat tell it from one that another process takes later.
 */
interface Found {
  readonly place: bigint;
  readonly beatAt: bigint;
  readonly holder: string | null;
}

/** @returns null when nobody has it. */
export function findLock(dataDir: string): Found | null {
  const found = unlessGone(() => statSync(lockIn(dataDir), { bigint: true }));
  if (!found) return null;
  // Read after the lock itself: a process that takes a lock over removes the former holder's file first.
  const holder = unlessGone(() => readFileSync(holderFileIn(dataDir), "utf8"));
  return { place: found.ino, beatAt: found.mtimeNs, holder };
}

/** Whether a process that may live has the embedded database. */
export function mayBeHeld(dataDir: string): boolean {
  const found = findLock(dataDir);
  if (!found) return false;
  const known = holderIn(found.holder);
  return known === null || standingOf(known) !== "over";
}

/** A process that lost the lock must write no more: another process has the database. */
function giveUp(error: Error): never {
  process.stderr.write(
    `The lock of DATA_DIR was lost (${error.message}): the server ends, so that no write is lost.\n`,
  );
  process.exit(1);
}

/** Puts back what was moved aside, unless somebody has put his own there. */
function putBack(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
}

/** @returns whether this process, and no other, took the holder's file away. */
function takeHolderAway(file: string, holder: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  if (unlessGone(() => renameSync(file, aside)) === null) return false;
  const isThatOne = readFileSync(aside, "utf8") === holder;
  if (!isThatOne) putBack(aside, file);
  rmSync(aside);
  return isThatOne;
}

/**
 * Removes a dead lock. Of several that found the same one, none removes what another has taken since: each moves it to a name of
 * its own first, which only one can do, and looks at what it has.
 */
export function removeDead(dataDir: string, { place, beatAt, holder }: Found): void {
  if (holder !== null && !takeHolderAway(holderFileIn(dataDir), holder)) return;
  const aside = `${lockIn(dataDir)}.${randomUUID()}`;
  unlessGone(() => renameSync(lockIn(dataDir), aside));
  const moved = unlessGone(() => statSync(aside, { bigint: true }));
  if (!moved) return;
  if (moved.ino === place && moved.mtimeNs === beatAt) rmSync(aside, { recursive: true });
  else renameSync(aside, lockIn(dataDir));
}

type Beat = typeof beat;

/** @returns what releases the lock; null when somebody else has it. */
async function hold(dataDir: string, { update, stale }: Beat): Promise<(() => Promise<void>) | null> {
  const options = { lockfilePath: lockIn(dataDir), realpath: false, update, stale, onCompromised: giveUp };
  try {
    const release = await lock(dataDir, options);
    writeFileSync(holderFileIn(dataDir), JSON.stringify(ownIdentity()), { mode: 0o600 });
    return async () => {
      rmSync(holderFileIn(dataDir), { force: true });
      await release();
    };
  } catch (error) {
    if (isCode(error, "ELOCKED")) return null;
    throw error;
  }
}

/**
 * Watches a lock and tells whether its holder is dead: it certainly ended, or nothing is known of it and its
 * heartbeat was seen not to change for too long. The time is measured by this process's own clock: the heartbeat may
 * be by another one, set since.
 */
function watcher({ stale }: Beat): (found: Found) => boolean {
  let seen: { readonly place: bigint; readonly beatAt: bigint; readonly since: number } | undefined;
  return ({ place, beatAt, holder }) => {
    const now = performance.now();
    if (seen?.place !== place || seen.beatAt !== beatAt) seen = { place, beatAt, since: now };
    const known = holderIn(holder);
    const standing = known ? standingOf(known) : "unknown";
    // A holder that is known to live was only held up, and goes on writing.
    return standing === "unknown" ? now - seen.since > stale : standing === "over";
  };
}

/**
 * Two processes on one embedded database lose data silently: the second one refuses to start, whatever
 * container or machine it runs in. The holder's heartbeat shows that it lives. The lock of a holder that
 * certainly ended on this machine is taken over at once, any other once its heartbeat was seen to have stopped.
 * @returns what releases the lock.
 * @throws Error when a living process holds it.
 */
export async function takeLock(dataDir: string, beating: Beat = beat): Promise<() => Promise<void>> {
  // Left by releases whose lock was the number of a process.
  rmSync(join(dataDir, "server.lock"), { force: true });
  const deadline = performance.now() + beating.stale + beating.update;
  const isDead = watcher(beating);
  for (;;) {
    const found = findLock(dataDir);
    const release = found ? null : await hold(dataDir, beating);
    if (release) return release;
    if (found && isDead(found)) {
      removeDead(dataDir, found);
      continue;
    }
    const known = holderIn(found?.holder ?? null);
    if ((known && standingOf(known) === "alive") || performance.now() > deadline)
      throw new Error(
        `The embedded database in ${dataDir} is in use by another process${known ? ` (${known.pid})` : ""}: stop it first.`,
      );
    await pause(retryMs);
  }
}
