import { constants, existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { takeLock } from "./lock.ts";

/**
 * How another process gets a copy of the embedded database while a server has it: it leaves a file in DATA_DIR, and
 * the thread of the database copies the folder between two queries. The copy is what a killed server would leave,
 * from which the database recovers. Any process that may write in DATA_DIR may read all of it anyway.
 */
const placesIn = (dataDir: string) => {
  const room = join(dataDir, "database-copy");
  return {
    room,
    asked: join(room, "asked"),
    draft: join(room, "draft"),
    refused: join(room, "refused"),
    /** The copy: laid out like a DATA_DIR. */
    copied: join(room, "copied"),
  };
};

const lookMs = 500;

async function give(dataDir: string): Promise<void> {
  const { asked, draft, refused, copied } = placesIn(dataDir);
  try {
    await rm(asked);
    await cp(join(dataDir, "database"), join(draft, "database"), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await rename(draft, copied);
  } catch (error) {
    await writeFile(refused, String(error)).catch(() => {});
  }
}

/** @param alone runs some work while the database answers nobody */
export function giveCopies(directory: string, alone: (work: () => Promise<void>) => void): void {
  const dataDir = dirname(directory);
  const { asked } = placesIn(dataDir);
  const look = async () => {
    if (existsSync(asked)) await give(dataDir);
  };
  setInterval(() => existsSync(asked) && alone(look), lookMs).unref();
}

/** How long a running server may take to begin, and to copy. */
const longest = { begin: 60_000, copy: 600_000 };

async function until(isOver: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!isOver() && Date.now() < deadline) await pause(lookMs / 5);
  return isOver();
}

async function ask(dataDir: string, { begin, copy }: typeof longest): Promise<void> {
  const { asked, refused, copied } = placesIn(dataDir);
  await writeFile(asked, "", { mode: 0o600 });
  if (!(await until(() => !existsSync(asked), begin)))
    throw new Error(`The server that uses ${dataDir} gives no copy of its database: stop it, and try again.`);
  await until(() => existsSync(copied) || existsSync(refused), copy);
  if (!existsSync(copied))
    throw new Error(
      `The database was not copied: ${await readFile(refused, "utf8").catch(() => "too long")}`,
    );
}

export interface Copy {
  /** A folder laid out like a DATA_DIR, with the copied database. */
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** Asks the running server for a copy of its database. One process at a time may. */
export async function askForCopy(dataDir: string, waits = longest): Promise<Copy> {
  const { room, copied } = placesIn(dataDir);
  await mkdir(room, { recursive: true, mode: 0o700 });
  const release = await takeLock(room);
  const empty = async () => {
    for (const place of Object.values(placesIn(dataDir)))
      if (place !== room) await rm(place, { recursive: true, force: true });
  };
  const remove = async () => {
    await empty();
    await release();
    await rm(room, { recursive: true, force: true });
  };
  try {
    await empty();
    await ask(dataDir, waits);
    return { dataDir: copied, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
