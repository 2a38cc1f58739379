import { randomBytes, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { ConfigurationError } from "../config/faults.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/connect.ts";
import { seenLately } from "../db/seen-lately.ts";
import type { Storage } from "../gateways/storage/port.ts";
import { differences, type Fingerprint, fingerprintOf, type Secrets } from "./fingerprint.ts";

/** How often a node says that it lives, and how long it may be silent: a busy thread is not dead. */
const defaultBeat = { everyMs: 5_000, staleMs: 20_000 };
export type Beat = typeof defaultBeat;

/** This process among those that serve the database. */
export interface Membership {
  /** Whether this node leaves the queue and long work to workers: it is a web node, and a worker lives. */
  isLeftToWorkers(): boolean;
  /** Removes this node from the list: others no longer leave work to it. */
  leave(): Promise<void>;
}

export interface NodeDeps extends Secrets {
  readonly config: Pick<Config, "sessionSecret" | "port" | "role">;
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Pick<BaseLogger, "warn" | "error">;
}

interface LiveNode {
  readonly id: string;
  readonly name: string;
  readonly fingerprint: Fingerprint;
  readonly marker: string | null;
  readonly seenAt: Date;
}

const isLive = ({ staleMs }: Beat) => seenLately("seen_at", staleMs / 1000);

/** The other nodes that were seen lately. */
const liveNodes = (db: Database, ownId: string, beat: Beat): Promise<LiveNode[]> =>
  db
    .selectFrom("node")
    .select(["id", "name", "fingerprint", "marker", "seen_at as seenAt"])
    .where("id", "<>", ownId)
    .where(isLive(beat))
    .orderBy("seen_at")
    .execute();

/**
 * Whether a storage has a node's marker file. Some storages refuse to say that a file is not there: that counts as
 * no.
 */
async function gives({ storage }: NodeDeps, marker: string): Promise<boolean> {
  try {
    return (await storage.get(marker)) !== null;
  } catch {
    return false;
  }
}

/**
 * Each node stores a marker file. A storage with our marker but not theirs is another storage; one with
 * neither proves nothing.
 */
async function hasOtherStorage(deps: NodeDeps, own: string | null, { marker }: LiveNode): Promise<boolean> {
  if (own === null || marker === null || (await gives(deps, marker))) return false;
  return gives(deps, own);
}

async function whatDiffers(deps: NodeDeps, own: string | null, node: LiveNode): Promise<string[]> {
  const secrets = differences(fingerprintOf(deps), node.fingerprint);
  return (await hasOtherStorage(deps, own, node)) ? [...secrets, "le stockage des fichiers"] : secrets;
}

const refusal = (what: readonly string[], { name }: LiveNode): string =>
  `${what.join(", ")}\u00a0: ce n’est pas ce qu’utilise ${name}, déjà en service sur cette base\u00a0; donnez la même valeur à tous les serveurs, ou arrêtez les autres d’abord.`;

/** A node whose heartbeat changed since `before` was read lives for sure. */
const hasBeaten = (before: readonly LiveNode[], now: LiveNode): boolean =>
  before.some(({ id, seenAt }) => id === now.id && seenAt.getTime() !== now.seenAt.getTime());

/**
 * Compares this node with those that live. One that differs may be dead: it is waited for until it shows that
 * it lives, or is forgotten.
 * @throws ConfigurationError that names what differs.
 */
async function checkAgainstOthers(
  deps: NodeDeps,
  { id, marker }: { id: string; marker: string | null },
  beat: Beat,
): Promise<void> {
  const first = await liveNodes(deps.db, id, beat);
  for (let living = first; living.length > 0; living = await liveNodes(deps.db, id, beat)) {
    const others = await Promise.all(
      living.map(async (node) => ({ node, what: await whatDiffers(deps, marker, node) })),
    );
    const different = others.filter(({ what }) => what.length > 0);
    if (different.length === 0) return;
    const alive = different.find(({ node }) => hasBeaten(first, node));
    if (alive) throw new ConfigurationError([refusal(alive.what, alive.node)]);
    await pause(Math.min(500, beat.everyMs / 2));
  }
}

async function hasWorker(db: Database, beat: Beat): Promise<boolean> {
  const worker = await db
    .selectFrom("node")
    .select("id")
    .where("role", "=", "worker")
    .where(isLive(beat))
    .limit(1)
    .executeTakeFirst();
  return worker !== undefined;
}

/** Drops nodes that died, and what they left in the storage. */
async function forgetDead({ db, storage }: NodeDeps, beat: Beat): Promise<void> {
  const dead = await db
    .deleteFrom("node")
    .where(sql<boolean>`not ${isLive(beat)}`)
    .returning("marker")
    .execute();
  for (const { marker } of dead) if (marker !== null) await storage.delete(marker).catch(() => {});
}

/** A file of this node's own, which those that join later look for. */
async function writeMarker({ storage, log }: NodeDeps): Promise<string | null> {
  try {
    return await storage.put(randomBytes(16), { contentType: "text/csv" });
  } catch (error) {
    log.warn({ err: error }, "the storage took no file: other nodes cannot tell whether it is theirs");
    return null;
  }
}

/** The only node of an embedded database. */
export const alone: Membership = { isLeftToWorkers: () => false, leave: async () => {} };

/** Calls `beatOnce`, which never throws, again and again, a pause after each. */
function startHeart(everyMs: number, beatOnce: () => Promise<void>) {
  let isStopped = false;
  let beating = Promise.resolve();
  let next = setTimeout(run, everyMs);
  function run(): void {
    beating = beatOnce().then(() => {
      if (!isStopped) next = setTimeout(run, everyMs);
    });
  }
  return {
    /** Resolves once no beat is under way, and none will follow. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(next);
      await beating;
    },
  };
}

/**
 * Joins the nodes of a PostgreSQL database, with a heartbeat until it leaves.
 * @throws ConfigurationError that names what this node does not share with one that lives.
 */
export async function joinNodes(deps: NodeDeps, beat: Beat = defaultBeat): Promise<Membership> {
  const { db, storage, log } = deps;
  const id = randomUUID();
  const { role, port } = deps.config;
  const name = `${hostname()}:${port}`;
  const drop = async (key: string | null) => {
    if (key !== null) await storage.delete(key).catch(() => {});
  };

  async function register(): Promise<void> {
    const fingerprint = JSON.stringify(fingerprintOf(deps));
    await sql`insert into node (id, name, role, fingerprint, marker, seen_at)
      values (${id}, ${name}, ${role}, ${fingerprint}, ${marker}, now())`.execute(db);
  }

  await forgetDead(deps, beat);
  let marker = await writeMarker(deps);
  let isWorkerAlive: boolean;
  try {
    await checkAgainstOthers(deps, { id, marker }, beat);
    await register();
    isWorkerAlive = await hasWorker(db, beat);
  } catch (error) {
    await drop(marker);
    throw error;
  }

  /**
   * Renews the row of this node; registers it anew when others deleted it, while the database was away or
   * this process frozen.
   */
  async function tell(): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable("node")
      .set({ seen_at: sql`now()`, fingerprint: JSON.stringify(fingerprintOf(deps)) })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    marker = await writeMarker(deps);
    await register();
  }

  const heart = startHeart(beat.everyMs, async () => {
    try {
      await tell();
      isWorkerAlive = await hasWorker(db, beat);
    } catch (error) {
      log.warn({ err: error }, "this node could not say that it lives");
    }
  });
  return {
    isLeftToWorkers: () => role === "web" && isWorkerAlive,
    async leave() {
      await heart.stop();
      await db.deleteFrom("node").where("id", "=", id).execute();
      await drop(marker);
    },
  };
}
