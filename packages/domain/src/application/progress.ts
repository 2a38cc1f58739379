import { type ApplicationStatus, noStatus, type ReadStatus } from "./status.ts";

type Dated = { readonly status: ApplicationStatus; readonly createdAt: string };

/** The entry that says where the application stands: the newest, whatever the order of the list (§4). */
export function newestProgress<T extends Dated>(progress: readonly T[]): T | null {
  return progress.reduce<T | null>(
    (newest, entry) =>
      newest === null || Date.parse(entry.createdAt) > Date.parse(newest.createdAt) ? entry : newest,
    null,
  );
}

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
