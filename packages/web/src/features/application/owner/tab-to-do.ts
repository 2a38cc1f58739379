import type { ConsumerTab } from "@mec/api";
import { ownerTabOf } from "@mec/domain/application";
import type { ToDo, ToDoKind } from "@mec/domain/overview";

/** Where each thing to do about consumers is done: together they make the number on the space's own tab. */
const tabOf: Partial<Record<ToDoKind, ConsumerTab>> = {
  "answer-candidates": "pending",
  "renew-prices": "price-proposal",
  "start-sharing": "pre-integrated",
  "settle-departures": ownerTabOf("EXPLOITATION"),
  "settle-early-departures": ownerTabOf("SIGNED"),
};

/** How much there is to do in each tab. */
export function tabToDo(toDo: readonly ToDo[]): Partial<Record<ConsumerTab, number>> {
  const counts: Partial<Record<ConsumerTab, number>> = {};
  for (const { kind, count } of toDo) {
    const tab = tabOf[kind];
    if (tab) counts[tab] = (counts[tab] ?? 0) + count;
  }
  return counts;
}
