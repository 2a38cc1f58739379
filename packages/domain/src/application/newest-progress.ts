import type { ApplicationStatus } from "./status.ts";

export type Dated = { readonly status: ApplicationStatus; readonly createdAt: string };

/** The entry that says where the application stands: the newest, whatever the order of the list (§4). Without schemas, for a first view. */
export function newestProgress<T extends Dated>(progress: readonly T[]): T | null {
  return progress.reduce<T | null>(
    (newest, entry) =>
      newest === null || Date.parse(entry.createdAt) > Date.parse(newest.createdAt) ? entry : newest,
    null,
  );
}
