import type { ApplicationStatus } from "./status.ts";

/** What an applicant already is in a project, as its public page greets him. */
export type OwnPlace = "participant" | "candidate";

/**
 * The place that an application gives; null once it is refused or withdrawn, which is for good. In a file of its own,
 * without schemas: a first view asks for it.
 */
export function ownPlace(progress: readonly { readonly status: ApplicationStatus }[]): OwnPlace | null {
  const has = (...wanted: ApplicationStatus[]) => progress.some(({ status }) => wanted.includes(status));
  if (progress.length === 0 || has("REJECTED")) return null;
  return has("SIGNATURE", "SIGNED", "EXPLOITATION") ? "participant" : "candidate";
}
