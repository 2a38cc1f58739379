/**
 * A file of the product did not come. Browsers remember a failed file until the page is reloaded: another try
 * on the same page helps only when nothing was asked for, offline.
 */
export class PieceMissing extends Error {
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause?: unknown) {
    super("A piece of the page did not come", { cause });
    this.needsReload = needsReload;
  }
}

/** Fetches a file of the product, or several. @throws PieceMissing */
export async function fetchPiece<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new PieceMissing(false);
  try {
    return await load();
  } catch (cause) {
    throw new PieceMissing(true, cause);
  }
}

/** What brings a missing piece: another try here, or the page anew. */
export const retryOf = (missing: unknown, again: () => unknown): (() => void) =>
  missing instanceof PieceMissing && missing.needsReload
    ? () => window.location.reload()
    : () => void again();
