import type { ArchiveEntry } from "../archives/entry.ts";
import type { Database } from "../db/connect.ts";
import type { Tx } from "../db/transaction.ts";
import type { Workers } from "../workers/pool.ts";

/** The account whose data it is. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

interface Reading {
  readonly db: Database;
  readonly workers: Workers;
}

/** What a feature keeps about people. */
export interface PersonalData {
  /** For the person who reads the export: a line for each thing in it. */
  readonly inWords?: readonly string[];
  /** What the export says, under the names that it has there. */
  read?(deps: Reading, person: Person): Promise<Record<string, unknown>>;
  /**
   * What hangs on an address alone: it is given to, and erased for, nobody but who has proved that the address is theirs.
   * Whoever asks for it judges that, in one place each.
   */
  readonly byEmail?: {
    readonly inWords: readonly string[];
    read(deps: Reading, email: string): Promise<Record<string, unknown>>;
    erase?(tx: Tx, email: string): Promise<void>;
  };
  /** The files of the export. */
  files?(deps: Reading, person: Person): Promise<ArchiveEntry[]>;
  /** What does not go by itself with the account's row. */
  erase?(tx: Tx, accountId: string): Promise<void>;
}
