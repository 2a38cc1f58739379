import type { OpenRetraction } from "@mec/api/signature";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { conjunction } from "@mec/domain/shared";
import { isRetractable, mayRetract, retractionUntil } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import {
  findApplicationOf,
  findSignedByConsumers,
  findSignedByParticipant,
  type SignedByParticipant,
} from "./retraction-store.ts";

/** What may be retracted now, and its last day. */
export interface Right {
  readonly signed: readonly SignedByParticipant[];
  /** Null while somebody has still to sign: the days have not begun to run. */
  readonly until: string | null;
  /** False of contracts that were added to others: the rest of what he signed stands. */
  readonly endsParticipation: boolean;
}

const givesRight = ({ entityType }: SignedByParticipant): boolean =>
  entityType !== null && mayRetract({ entityType });

/** The last day of documents that are retracted together; null while somebody has still to sign one. */
function lastDayOf(documents: readonly SignedByParticipant[]): string | null {
  const known = documents.flatMap(({ concludedAt }) => concludedAt?.getTime() ?? []);
  return known.length === documents.length ? retractionUntil(new Date(Math.max(...known))) : null;
}

const daysOf = (each: readonly SignedByParticipant[]): string[] =>
  each.flatMap((document) => lastDayOf([document]) ?? []).toSorted();

/** The last day of all, where none is left. */
export const lastDayAmong = (all: readonly SignedByParticipant[]): string | null =>
  daysOf(all.filter(givesRight)).at(-1) ?? null;

/**
 * One right for what made him a participant: its days run from the last signature of the last document, and what was added
 * goes with it. A contract that was added months later has days of its own, which bring back nothing that was signed before.
 */
export function rightOf(all: readonly SignedByParticipant[], now: Date): Right | null {
  const own = all.filter(givesRight);
  const first = own.filter(({ isAdded }) => !isAdded);
  const until = first.length > 0 ? lastDayOf(first) : undefined;
  if (until !== undefined && isRetractable(until, now))
    return { signed: own, until, endsParticipation: true };
  const added = own.filter((one) => one.isAdded && isRetractable(lastDayOf([one]), now));
  if (added.length === 0) return null;
  return { signed: added, until: daysOf(added)[0] ?? null, endsParticipation: false };
}

/** Who signed, each once. */
export const signersOf = ({ signed }: Right): string => conjunction(new Set(signed.map(({ name }) => name)));

/** The kinds of the documents, each once. */
export const kindsOf = ({ signed }: Right) =>
  documentKinds.filter((kind) => signed.some((document) => document.kind === kind));

/** The kinds of which somebody had still to sign each document: what is retracted then leaves no signed copy. */
export const unsealedOf = (right: Right): DocumentKind[] =>
  kindsOf(right).filter((kind) =>
    right.signed.every((document) => document.kind !== kind || document.concludedAt === null),
  );

/** Whether he asked to be supplied before these days end, by each contract of sale among them; null where there is none. */
export function asksEarlySupplyOf({ signed }: Right): boolean | null {
  const sales = signed.filter(({ kind }) => kind === "salesContract");
  return sales.length === 0 ? null : sales.every(({ asksEarlySupply }) => asksEarlySupply === true);
}

/** A right that is open still, as an owner reads it. */
export interface OpenRight extends Pick<Right, "until"> {
  readonly asksEarlySupply: boolean | null;
}

/** What may still be retracted of each of these consumption points, in the project that it takes part in; nothing where none may. */
export async function findOpenRights(
  { db, now }: Deps,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, OpenRight>> {
  const rights = new Map<string, OpenRight>();
  for (const [pointId, signed] of await findSignedByConsumers(db, projectId, pointIds)) {
    const right = rightOf(signed, now());
    if (right) rights.set(pointId, { until: right.until, asksEarlySupply: asksEarlySupplyOf(right) });
  }
  return rights;
}

/** What a holder may retract now for a consumption point, and until when; null when he may not, or not any more. */
export async function readRetraction({ db, now }: Deps, pointId: string): Promise<OpenRetraction | null> {
  const application = await findApplicationOf(db, pointId);
  if (!application) return null;
  const all = await findSignedByParticipant(db, application.projectId, asConsumer(pointId));
  const right = rightOf(all, now());
  if (!right) return null;
  const { until, endsParticipation } = right;
  return {
    applicationId: application.id,
    until,
    name: signersOf(right),
    documents: kindsOf(right),
    endsParticipation,
    asksEarlySupply: asksEarlySupplyOf(right),
  };
}
