import { type Dated, newestProgress } from "./newest-progress.ts";
import { type ApplicationStatus, isInOperation, noStatus, type ReadStatus } from "./status.ts";

/** §4: the current status is the newest entry's, NONE without any. */
export const currentStatus = (progress: readonly Dated[]): ReadStatus =>
  newestProgress(progress)?.status ?? noStatus;

/** For how long a place that shares may still have its admission to pay: its start may come a minute after its last signature. */
const admissionDays = 60;

/** Whether a place began to share so lately that its membership may still be to pay: nobody tells the platform that it was. */
export function beganLately(progress: readonly Dated[], now: Date): boolean {
  const newest = newestProgress(progress);
  if (!newest || !isInOperation(newest.status)) return false;
  return now.getTime() - Date.parse(newest.createdAt) < admissionDays * 86_400_000;
}

export const ownerTabs = ["pending", "price-proposal", "pre-integrated", "exploitation", "refused"] as const;
export type OwnerTab = (typeof ownerTabs)[number];

export const ownerTabLabels: Record<OwnerTab, string> = {
  pending: "Candidatures",
  "price-proposal": "Propositions de prix",
  "pre-integrated": "Acceptés",
  exploitation: "En exploitation",
  refused: "Refusés",
};

/** §4: the statuses that each tab of the owner holds; SIGNED shows among the pre-integrated. */
export const ownerTabStatuses: Record<OwnerTab, readonly ApplicationStatus[]> = {
  pending: ["APPLICATION"],
  "price-proposal": ["PROPOSAL"],
  "pre-integrated": ["SIGNATURE", "SIGNED"],
  exploitation: ["EXPLOITATION"],
  refused: ["REJECTED"],
};

const tabOf: Record<ApplicationStatus, OwnerTab> = {
  APPLICATION: "pending",
  PROPOSAL: "price-proposal",
  SIGNATURE: "pre-integrated",
  SIGNED: "pre-integrated",
  EXPLOITATION: "exploitation",
  REJECTED: "refused",
};

/** The tab in which the owner finds an application that stands so. */
export const ownerTabOf = (status: ApplicationStatus): OwnerTab => tabOf[status];
