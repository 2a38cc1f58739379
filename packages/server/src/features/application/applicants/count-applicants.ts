import { type OwnerTab, ownerTabStatuses, ownerTabs } from "@mec/domain/application";
import type { Deps } from "../../../deps.ts";
import { countByStatus } from "./applicant-query.ts";

/** How many consumers are in each tab of the owner's table. */
export async function countApplicants(deps: Deps, projectId: string): Promise<Record<OwnerTab, number>> {
  const counts = await countByStatus(deps.db, projectId);
  const inTab = (tab: OwnerTab): number =>
    ownerTabStatuses[tab].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return Object.fromEntries(ownerTabs.map((tab) => [tab, inTab(tab)])) as Record<OwnerTab, number>;
}
