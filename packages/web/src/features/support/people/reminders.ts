import { type Missing, mostReminded, type ReminderResult, supportCalls } from "@mec/api/support";
import { type MissingKind, missingKinds, nextReminder } from "@mec/domain/support";
import { type Client, frenchMessage } from "../../../platform/client.tsx";

const pageSize = 100;

/** All that a filter finds, on all pages. */
export async function fetchAllMissings(
  call: Client,
  filters: { kind?: MissingKind; projectId?: string },
): Promise<Missing[]> {
  const all: Missing[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await call(supportCalls.listMissings, { query: { ...filters, page, pageSize } });
    all.push(...items);
    if (items.length < pageSize || all.length >= total) return all;
  }
}

async function remindOfSome(call: Client, missingIds: string[]): Promise<ReminderResult[]> {
  try {
    return (await call(supportCalls.remindOfMissings, { body: { missingIds } })).results;
  } catch (failure) {
    return missingIds.map((id) => ({ id, ok: false, error: frenchMessage(failure) }));
  }
}

/** Reminds of all of them, in as many calls as needed; one that fails fails for its own alone, and what left stays told. */
export async function remindOfAll(call: Client, ids: readonly string[]): Promise<ReminderResult[]> {
  const all: ReminderResult[] = [];
  for (let from = 0; from < ids.length; from += mostReminded)
    all.push(...(await remindOfSome(call, ids.slice(from, from + mostReminded))));
  return all;
}

/** Those of whom a reminder may leave: not within seven days of the last one. */
export const remindable = (chosen: readonly Missing[], now: Date): Missing[] =>
  chosen.filter(
    ({ remindedAt }) => nextReminder(remindedAt === null ? null : new Date(remindedAt), now) === null,
  );

/** How many people they are about, and how many of each kind. */
export function countsOf(missings: readonly Missing[]) {
  return {
    people: new Set(missings.map(({ who }) => who.email)).size,
    kinds: missingKinds
      .map((kind) => ({ kind, count: missings.filter((one) => one.kind === kind).length }))
      .filter(({ count }) => count > 0),
  };
}
