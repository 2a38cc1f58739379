import type { Deps } from "../../../deps.ts";
import { changedSince, longestAwayMs, projectChannel, readSnapshot, type Snapshot } from "../changes.ts";
import { areMoreThan, loadAllMapProjects, loadMapProjects, type MapProject } from "../map/map-projects.ts";
import { sharedReading } from "./shared-reading.ts";

type ById = ReadonlyMap<string, MapProject>;

export interface KnownProjects {
  /**
   * All public projects as they were at most a second ago, and as they are now once a commit was announced;
   * null as long as many are being read: nobody waits for that.
   */
  current(): Promise<ById | null>;
}

/** Up to this number of projects, changes are looked for at every call: it costs nothing. */
export const smallSite = 1000;
/**
 * Above that number, changes are looked for this long after the last time, or once one is announced; so a
 * lost channel hides nothing for long.
 */
const freshMs = 1000;
/** From this many changes on, everything is read again. */
const mostChanges = 5000;

interface Known {
  readonly projects: Map<string, MapProject>;
  snapshot: Snapshot;
  lookedAt: number;
}

/** What is known, and what changed of it since; undefined when so much did that all must be read again. */
async function follow(
  db: Deps["db"],
  before: Known,
  lookedAt: number,
  changed: (ids: readonly string[]) => void,
): Promise<Known | undefined> {
  if (lookedAt - before.lookedAt > longestAwayMs) return undefined;
  const { ids, now } = await changedSince(db, before.snapshot, mostChanges);
  if (ids.length === mostChanges) return undefined;
  const rows = ids.length === 0 ? [] : await loadMapProjects(db, ids);
  for (const id of ids) before.projects.delete(id);
  for (const row of rows) before.projects.set(row.id, row);
  if (ids.length > 0) changed(ids);
  return { ...before, snapshot: now, lookedAt };
}

/**
 * The public projects in memory: read once, then only what changed. Commits are announced as they happen, on
 * every node, whether or not anybody looks.
 * @param changed called with the projects that are new, changed or gone; with null when all were read again
 */
export function makeKnownProjects(
  { db, log, listen }: Pick<Deps, "db" | "log" | "listen">,
  changed: (ids: readonly string[] | null) => void,
): KnownProjects {
  let known: Known | undefined;
  let filling: Promise<Known> | undefined;
  let hasHeard = false;
  const note = (error: unknown) => log.error({ err: error }, "public projects");

  async function readAll(lookedAt: number): Promise<Known> {
    const snapshot = await readSnapshot(db);
    const projects = await loadAllMapProjects(db);
    changed(null);
    known = { projects, snapshot, lookedAt };
    return known;
  }

  /** Reads all projects, once for all who ask meanwhile; a caller who asked just before the end gets what was read. */
  async function fill(lookedAt: number): Promise<Known> {
    if (known) return known;
    filling ??= readAll(lookedAt).finally(() => {
      filling = undefined;
    });
    return filling;
  }

  const look = sharedReading(async (): Promise<ById | null> => {
    const lookedAt = performance.now();
    hasHeard = false;
    try {
      known = known && (await follow(db, known, lookedAt, changed));
      if (known) return known.projects;
      const isLong = await areMoreThan(db, smallSite);
      const all = fill(lookedAt);
      if (!isLong) return (await all).projects;
      all.catch(note);
      return null;
    } catch (error) {
      hasHeard = true;
      throw error;
    }
  });

  listen(projectChannel, () => {
    hasHeard = true;
    if (known) look().catch(note);
  });

  return {
    async current() {
      const isFresh = known && !hasHeard && performance.now() - known.lookedAt < freshMs;
      return known && isFresh && known.projects.size > smallSite ? known.projects : look();
    },
  };
}
