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
  /** Lines in the export that explain its content to the person. */
  readonly inWords?: readonly string[];
  /** The feature's part of the export, under the names it has there. */
  read?(deps: Reading, person: Person): Promise<Record<string, unknown>>;
  /**
   * Data linked to an address alone: given to, and erased for, only a person who proved that the address is
   * theirs. The callers check that, each in one place.
   */
  readonly byEmail?: {
    readonly inWords: readonly string[];
    read(deps: Reading, email: string): Promise<Record<string, unknown>>;
    erase?(tx: Tx, email: string): Promise<void>;
  };
  /** The files of the export. */
  files?(deps: Reading, person: Person): Promise<ArchiveEntry[]>;
  /** Erases what is not deleted with the account's row. */
  erase?(tx: Tx, accountId: string): Promise<void>;
}
