import { randomUUID } from "node:crypto";
import { linkSync, rmSync, writeFileSync } from "node:fs";

/**
 * Stores a secret in a file that only its owner reads: written whole, and never over another. Of two servers
 * that start at once, both then read the file of the first.
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
