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

/** A call is short enough that its answer shows how far the reminders are. */
const lotSize = 25;

/** In lots that never part what one person lacks, which is told in one mail, unless one call cannot hold it. */
export function lotsOf(missings: readonly Missing[]): string[][] {
  const lots: string[][] = [];
  let lot: string[] = [];
  for (const ofPerson of byPerson(missings).values()) {
    for (const { id } of ofPerson) {
      if (lot.length === mostReminded) lot = [];
      if (lot.length === 0) lots.push(lot);
      lot.push(id);
    }
    if (lot.length >= lotSize) lot = [];
  }
  return lots;
}

function byPerson(missings: readonly Missing[]): Map<string, Missing[]> {
  const people = new Map<string, Missing[]>();
  for (const missing of missings) {
    people.set(missing.who.email, [...(people.get(missing.who.email) ?? []), missing]);
  }
  return people;
}

/**
 * Reminds of all of them, in as many calls as needed; `onProgress` is told after each of how many it is known what came of
 * them. When a later call fails, what was to leave with it and after it is told with the reason, beside what left.
 */
export async function remindOfAll(
  call: Client,
  missings: readonly Missing[],
  onProgress: (done: number) => void,
): Promise<ReminderResult[]> {
  const all: ReminderResult[] = [];
  for (const missingIds of lotsOf(missings)) {
    try {
      all.push(...(await call(supportCalls.remindOfMissings, { body: { missingIds } })).results);
    } catch (error) {
      if (all.length === 0) throw error;
      const known = new Set(all.map(({ id }) => id));
      const failed = missings.filter(({ id }) => !known.has(id));
      return [...all, ...failed.map(({ id }) => ({ id, ok: false, error: frenchMessage(error) }))];
    }
    onProgress(all.length);
  }
  return all;
}

/** Those of whom a reminder may leave: not within seven days of the last one. */
export const remindable = (chosen: readonly Missing[], now: Date): Missing[] =>
  chosen.filter(
    ({ remindedAt }) => nextReminder(remindedAt === null ? null : new Date(remindedAt), now) === null,
  );

/** How many people they are about, in how many mails, and how many of each kind. */
export function countsOf(missings: readonly Missing[]) {
  const people = [...byPerson(missings).values()];
  // The mail that confirms an address is one of its own.
  const mailsTo = (lacks: readonly Missing[]) =>
    new Set(lacks.map(({ kind }) => (kind === "email" ? kind : "others"))).size;
  return {
    people: people.length,
    mails: people.reduce((sum, lacks) => sum + mailsTo(lacks), 0),
    kinds: missingKinds
      .map((kind) => ({ kind, count: missings.filter((one) => one.kind === kind).length }))
      .filter(({ count }) => count > 0),
  };
}
