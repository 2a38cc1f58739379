import { type Dated, newestProgress } from "./newest-progress.ts";
import { type ApplicationStatus, noStatus, type ReadStatus } from "./status.ts";

/** §4: the current status is the newest entry's, NONE without any. */
export const currentStatus = (progress: readonly Dated[]): ReadStatus =>
  newestProgress(progress)?.status ?? noStatus;

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
