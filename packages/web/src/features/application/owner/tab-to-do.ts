import type { ConsumerTab } from "@mec/api";
import type { ToDo, ToDoKind } from "@mec/domain/overview";

/** Where each thing to do about consumers is done: together they make the number on the space's own tab. */
const tabOf: Partial<Record<ToDoKind, ConsumerTab>> = {
  "answer-candidates": "pending",
  "renew-prices": "price-proposal",
  "start-sharing": "pre-integrated",
  "settle-departures": "exploitation",
};

/** How much there is to do in each tab. */
export function tabToDo(toDo: readonly ToDo[]): Partial<Record<ConsumerTab, number>> {
  return Object.fromEntries(
    toDo.flatMap(({ kind, count }) => {
      const tab = tabOf[kind];
      return tab ? [[tab, count]] : [];
    }),
  );
}
