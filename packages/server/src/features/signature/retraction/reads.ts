import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer, type Participant, type ParticipantKind } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { isRetractable, isToWait, mayRetract, retractionUntil, supplyFrom } from "@mec/domain/signature";
import { sql } from "kysely";
import { pointColumn } from "../../../db/participant-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { inOperation, startingSteps } from "../../application/scopes.ts";
import { living } from "../../document/scopes.ts";
import { asksEarlySupply, completed, havingSigned, underWay } from "../scopes.ts";

/** A living document that a participant has signed, whether the others have or not. */
export interface SignedByParticipant {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly requestId: string;
  readonly signerId: string;
  /** A contract beside others that were signed before it, which stand without it. */
  readonly isAdded: boolean;
  /** "CV-7D9F1C1E". */
  readonly reference: string | null;
  /** As he typed it. */
  readonly name: string;
  readonly email: string;
  /** Whether he signed for himself or for a business. */
  readonly entityType: SignatoryInput["entityType"] | null;
  /** Whether he asked to be supplied before his days end; null where he was not asked. */
  readonly asksEarlySupply: boolean | null;
  readonly signedAt: Date | null;
  /** The last signature; null while somebody has still to sign. */
  readonly concludedAt: Date | null;
}

interface OfPoint extends SignedByParticipant {
  readonly pointId: string | null;
}

/** What those who signed for these points have signed, in the order in which one reads it. */
function findSigned(
  db: Db,
  projectId: string,
  { kind, ids }: { readonly kind: ParticipantKind; readonly ids: readonly string[] },
): Promise<OfPoint[]> {
  return db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select([
      `d.${pointColumn[kind]} as pointId`,
      "d.id as documentId",
      "d.kind",
      "r.id as requestId",
      "s.id as signerId",
      sql<boolean>`coalesce(d.data->>'isAdded', 'false') = 'true'`.as("isAdded"),
      sql<string | null>`d.data->>'reference'`.as("reference"),
      sql<string>`coalesce(s.signed_name, s.first_name || ' ' || s.last_name)`.as("name"),
      "s.email",
      asksEarlySupply("r.id").as("asksEarlySupply"),
      sql<
        SignedByParticipant["entityType"]
      >`coalesce(d.data->'participant', d.data->'consumer')->>'entityType'`.as("entityType"),
      "s.signed_at as signedAt",
      sql<Date | null>`(select case when bool_and(${havingSigned("other")}) then max(other.signed_at) end
        from signature_signer other where other.request_id = r.id)`.as("concludedAt"),
    ])
    .where("d.project_id", "=", projectId)
    .where(`d.${pointColumn[kind]}`, "in", ids)
    .where("s.role", "=", "participant")
    .where(living("d"))
    .where(havingSigned("s"))
    .where(({ or }) => or([underWay("r"), completed("r")]))
    .orderBy(sql`array_position(${documentKinds}::text[], d.kind)`)
    .execute();
}

/** The documents of a participation that its participant has signed, in the order in which one reads them. */
export const findSignedByParticipant = (
  db: Db,
  projectId: string,
  { kind, id }: Participant,
): Promise<SignedByParticipant[]> => findSigned(db, projectId, { kind, ids: [id] });

/** The day of the last signature of what these participants signed here, as far as all have; undefined where nothing is. */
export async function findSignedOn(
  db: Db,
  projectId: string,
  participants: readonly Participant[],
): Promise<string | undefined> {
  const times: number[] = [];
  for (const kind of ["consumer", "producer"] as const) {
    const ids = participants.flatMap((one) => (one.kind === kind ? one.id : []));
    const signed = ids.length === 0 ? [] : await findSigned(db, projectId, { kind, ids });
    // A contract that was added to others stops none of them.
    for (const { isAdded, concludedAt } of signed)
      if (!isAdded && concludedAt !== null) times.push(concludedAt.getTime());
  }
  return times.length === 0 ? undefined : dayInParis(new Date(Math.max(...times)));
}

/** When the holder of a consumption point last signed a contract of sale that stands; undefined where he has signed none here. */
export async function findSaleSignedAt(db: Db, projectId: string, id: string): Promise<Date | undefined> {
  const signed = await findSignedByParticipant(db, projectId, { kind: "consumer", id });
  return signed
    .flatMap(({ kind, signedAt }) => (kind === "salesContract" && signedAt ? signedAt : []))
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
}

/** The same of each of these participants, by their points; those for which nothing was signed are left out. */
export async function findSignedByParticipants(
  db: Db,
  projectId: string,
  participants: readonly Participant[],
): Promise<ReadonlyMap<string, readonly SignedByParticipant[]>> {
  const found = new Map<string, SignedByParticipant[]>();
  for (const kind of ["consumer", "producer"] as const) {
    const ids = participants.flatMap((one) => (one.kind === kind ? one.id : []));
    for (const { pointId, ...signed } of ids.length === 0
      ? []
      : await findSigned(db, projectId, { kind, ids }))
      if (pointId !== null) found.set(pointId, [...(found.get(pointId) ?? []), signed]);
  }
  return found;
}

/** The same of each of these consumption points. */
export const findSignedByConsumers = (
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SignedByParticipant[]>> =>
  findSignedByParticipants(db, projectId, pointIds.map(asConsumer));

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

/** Whether he asked to be supplied before these days end, by each contract of sale among them; null where there is none. */
export function asksEarlySupplyOf({ signed }: Pick<Right, "signed">): boolean | null {
  const sales = signed.filter(({ kind }) => kind === "salesContract");
  return sales.length === 0 ? null : sales.every(({ asksEarlySupply }) => asksEarlySupply === true);
}

/** A right that is open still, as an owner reads it. */
export interface OpenRight extends Pick<Right, "until"> {
  /** Of a contract that was added to others, which supply meanwhile, nothing is asked. */
  readonly asksEarlySupply: boolean | null;
}

interface OfPoints {
  readonly pointIds: readonly string[];
  readonly now: Date;
}

/** What may still be retracted of each of these consumption points, in the project that it takes part in; nothing where none may. */
export async function findOpenRights(
  db: Db,
  projectId: string,
  { pointIds, now }: OfPoints,
): Promise<ReadonlyMap<string, OpenRight>> {
  const rights = new Map<string, OpenRight>();
  for (const [pointId, signed] of await findSignedByConsumers(db, projectId, pointIds)) {
    const right = rightOf(signed, now);
    if (right)
      rights.set(pointId, {
        until: right.until,
        asksEarlySupply: right.endsParticipation ? asksEarlySupplyOf(right) : null,
      });
  }
  return rights;
}

interface Started {
  /** When it was said that it shares. */
  readonly at: Date;
  /** The day that the grid operator confirmed for it, YYYY-MM-DD; null where none is told. */
  readonly confirmedOn: string | null;
}

/** Those of these points that share already, each with its start. */
async function findStarted(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, Started>> {
  if (pointIds.length === 0) return new Map();
  const { rows } = await sql<Started & { pointId: string }>`
    select a.consumption_point_id as "pointId", min(step.created_at) as at, min(step.starts_on) as "confirmedOn"
    from application a join application_progress step on step.application_id = a.id
    where a.project_id = ${projectId} and a.consumption_point_id = any(${[...pointIds]}::uuid[])
      and ${inOperation("a")} and ${startingSteps("step")}
    group by a.consumption_point_id`.execute(db);
  return new Map(rows.map(({ pointId, ...started }) => [pointId, started]));
}

/**
 * Of these consumption points, those that are not supplied before their days to retract end, with the first day on which they may be,
 * also one that is over; null while it is not known. Who shared before he signed anew, for another meter, was supplied already.
 */
export async function findSupplyDays(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const started = await findStarted(db, projectId, pointIds);
  const days = new Map<string, string | null>();
  for (const [pointId, all] of await findSignedByConsumers(db, projectId, pointIds)) {
    const signed = all.filter(givesRight);
    const first = signed.filter(({ isAdded }) => !isAdded);
    if (first.length === 0 || !isToWait({ asksEarlySupply: asksEarlySupplyOf({ signed }) })) continue;
    const since = started.get(pointId)?.at;
    const isSupplied = first.some(
      ({ concludedAt }) => since !== undefined && (concludedAt === null || since < concludedAt),
    );
    if (!isSupplied) days.set(pointId, supplyFrom(lastDayOf(first)));
  }
  return days;
}

/** Of these consumption points, those that may not be supplied yet, or were not from the day that their start says, with the first on which they may. */
export async function findFirstSupplies(
  db: Db,
  projectId: string,
  { pointIds, now }: OfPoints,
): Promise<ReadonlyMap<string, string | null>> {
  const today = dayInParis(now);
  const days = await findSupplyDays(db, projectId, pointIds);
  const started = await findStarted(db, projectId, [...days.keys()]);
  return new Map(
    [...days].filter(
      ([id, day]) => day === null || day > today || day > (started.get(id)?.confirmedOn ?? day),
    ),
  );
}

/** Of these consumption points, those that share too early for them: they may not be supplied yet, and no later start of theirs was told. */
export async function countLeftOut(db: Db, projectId: string, { pointIds, now }: OfPoints): Promise<number> {
  const days = await findSupplyStarts(db, projectId, { pointIds, now });
  const started = await findStarted(db, projectId, [...days.keys()]);
  return [...days].filter(([id, day]) => day === null || day > (started.get(id)?.confirmedOn ?? "")).length;
}

/** Of these consumption points, those that may not be supplied yet, with that day. */
export async function findSupplyStarts(
  db: Db,
  projectId: string,
  { pointIds, now }: OfPoints,
): Promise<ReadonlyMap<string, string | null>> {
  const today = dayInParis(now);
  const days = await findSupplyDays(db, projectId, pointIds);
  return new Map([...days].filter(([, day]) => day === null || day > today));
}
