import type { PageName } from "@mec/api";
import { overviewCalls } from "@mec/api/overview";
import type { ToDo, ToDoKind } from "@mec/domain/overview";
import { useAnswer } from "../../../platform/answer.ts";

/** The page for each thing to do; what is done once, and concerns nobody waiting, has no badge. */
const placeOf: Partial<Record<ToDoKind, PageName>> = {
  "answer-candidates": "ownerConsumers",
  "renew-prices": "ownerConsumers",
  "settle-departures": "ownerConsumers",
  "settle-early-departures": "ownerConsumers",
  "start-sharing": "ownerConsumers",
  sign: "ownerDocuments",
  "mend-signer": "ownerDocuments",
  "settle-refusals": "ownerDocuments",
  "find-sellers": "ownerDocuments",
  "complete-own": "ownerDocuments",
  "send-papers": "ownerDocuments",
  "fix-perimeter": "ownerPerimeter",
  "answer-producers": "ownerProducer",
  "start-producers": "ownerProducer",
  "settle-producer-departures": "ownerProducer",
};

/** How many things wait on each tab's page. */
export function badgesOf(toDo: readonly ToDo[]): Partial<Record<PageName, number>> {
  const badges: Partial<Record<PageName, number>> = {};
  for (const { kind, count } of toDo) {
    const place = placeOf[kind];
    if (place) badges[place] = (badges[place] ?? 0) + count;
  }
  return badges;
}

/** What to do first on a tab's page; undefined when nothing is. */
export const firstOn = (toDo: readonly ToDo[], page: PageName): ToDoKind | undefined =>
  toDo.find(({ kind }) => placeOf[kind] === page)?.kind;

/** All that there is to do; nothing until it has come. */
export function useToDo(projectId: string): readonly ToDo[] {
  const { data } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  return data?.toDo ?? [];
}
