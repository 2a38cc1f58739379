import { randomUUID } from "node:crypto";
import { linkSync, rmSync, writeFileSync } from "node:fs";

/**
 * Keeps a secret in a file that its owner alone reads: written whole, and never over another. Of two servers that start
 * at once, both then read the first's.
 */
export function keepOnce(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
