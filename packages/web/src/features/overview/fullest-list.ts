import { type OwnerTab, ownerTabs } from "@mec/domain/application";

/** Of an owner's lists the one that most people stand in, most likely those whom the news name; refused ones where there are no others. */
export function fullestList(counts: Readonly<Record<OwnerTab, number>>): OwnerTab | undefined {
  const filled = ownerTabs.filter((tab) => counts[tab] > 0);
  const live = filled.filter((tab) => tab !== "refused");
  return (live.length > 0 ? live : filled).toSorted((one, other) => counts[other] - counts[one])[0];
}
