import { newestProgress } from "./newest-progress.ts";
import { isOpenOn } from "./price-open.ts";
import type { Progress } from "./schemas.ts";
import type { ApplicationStatus } from "./status.ts";

/** What an applicant already is in a project, as its public page greets him. */
export type OwnPlace = "participant" | "accepted" | "proposed" | "candidate";

type Step = Pick<Progress, "status" | "createdAt" | "price" | "priceUntil">;

/**
 * The place that an application gives; null once it is refused or withdrawn, which is for good. "proposed" as long as a
 * price can be accepted, "accepted" until all has been signed. In a file of its own, without schemas: a first view asks for it.
 */
export function ownPlace(progress: readonly Step[], today: string): OwnPlace | null {
  const has = (...wanted: ApplicationStatus[]) => progress.some(({ status }) => wanted.includes(status));
  const newest = newestProgress(progress);
  if (newest === null || has("REJECTED")) return null;
  if (has("SIGNED", "EXPLOITATION")) return "participant";
  if (has("SIGNATURE")) return "accepted";
  return newest.status === "PROPOSAL" && isOpenOn(newest.priceUntil, today) ? "proposed" : "candidate";
}

/** €/kWh without VAT: the price that he accepted, or may accept; undefined for who has none. */
export const ownPrice = (progress: readonly Step[], place: OwnPlace): number | undefined =>
  place === "candidate"
    ? undefined
    : newestProgress(progress.filter(({ price }) => price !== undefined))?.price;
