import { type ApplicationStatus, isInOperation, priceReminderUntil } from "@mec/domain/application";
import {
  type DocumentKind,
  type DocumentTurn,
  documentKinds,
  gapsOf,
  hasOwn,
  turnOf,
} from "@mec/domain/document";
import type { OverviewFacts } from "@mec/domain/overview";
import type { Participant } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import {
  awaitingAnswer,
  awaitingOwner,
  awaitingSignatures,
  live,
  priceUntil,
  takingPart,
} from "../application/scopes.ts";
import type { SharedFacts } from "../document/index.ts";
import { countAwaitedSales } from "../document/sales/awaited/reads.ts";
import { living, ofFormerMeter, refused, settledOrOnItsWay } from "../document/scopes.ts";
import { findHeldPlants } from "../point/contracts/reads.ts";
import { holderOf } from "../point/scopes.ts";
import { findSignedWithout } from "../signatory/contractless/reads.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { findFirstSellers, findLacking, type Sellers } from "./awaited-sellers.ts";

/**
 * The number of a project's consumers at each status, of those on its waiting list (as `waitingRanksOf` numbers them), of
 * those who asked to leave by whether they share yet, but for whom a day is settled, and of producers who wait for an answer or
 * are to start.
 */
export async function countApplications(db: Db, projectId: string) {
  const { rows } = await sql<{
    status: ApplicationStatus;
    consumes: boolean;
    count: number;
    leaving: number;
    settled: number;
    waiting: number;
  }>`
    select a.status, a.consumption_point_id is not null as consumes,
      count(*)::int as count, count(*) filter (where a.departure->>'settledFor' is null and a.departure is not null)::int as leaving,
      count(*) filter (where a.departure->>'settledFor' is not null)::int as settled,
      count(*) filter (where a.came_when_full and a.invitation_id is null)::int as waiting
    from application a where a.project_id = ${projectId} and ${live("a")}
    group by 1, 2`.execute(db);
  const rowAt = (status: ApplicationStatus, consumes: boolean) =>
    rows.find((row) => row.status === status && row.consumes === consumes);
  const at = (status: ApplicationStatus, consumes = true) => rowAt(status, consumes)?.count ?? 0;
  const startable = (consumes: boolean) => {
    const { count = 0, leaving = 0, settled = 0 } = rowAt("SIGNED", consumes) ?? {};
    return count - leaving - settled;
  };
  const leavingFrom = (isMeant: (status: ApplicationStatus) => boolean, consumes = true) =>
    rows.reduce((sum, row) => sum + (row.consumes === consumes && isMeant(row.status) ? row.leaving : 0), 0);
  return {
    candidates: at("APPLICATION"),
    onWaitingList: rowAt("APPLICATION", true)?.waiting ?? 0,
    proposed: at("PROPOSAL"),
    accepted: at("SIGNATURE"),
    signed: at("SIGNED"),
    running: at("EXPLOITATION"),
    waitingProducers: at("APPLICATION", false),
    startable: startable(true),
    startableProducers: startable(false),
    leaving: leavingFrom(isInOperation),
    leavingBeforeStart: leavingFrom((status) => !isInOperation(status)),
    leavingProducers: leavingFrom(() => true, false),
  };
}

type Gathered = Pick<
  OverviewFacts,
  "invited" | "ownPlaces" | "ownCandidates" | "ownCandidatesUntold" | "hasOtherApplicants" | "hasOthers"
>;

/**
 * What the owner did to gather people: how many he invited, how many places of his own have applied, and whether anybody else
 * has, or takes part.
 */
export async function countGathered(db: Db, projectId: string) {
  const { rows } = await sql<Gathered>`
    select (select count(*)::int from invitation i where i.project_id = p.id) as invited,
      places.own as "ownPlaces", places.waiting as "ownCandidates", places.untold as "ownCandidatesUntold",
      places.others > 0 as "hasOtherApplicants",
      exists (select 1 from application a left join consumption_point c on c.id = a.consumption_point_id
          left join production_point s on s.id = a.production_point_id
        where a.project_id = p.id and ${holderOf("c", "s")} <> p.account_id
          and ${takingPart("a")}) as "hasOthers"
    from project p
      join lateral (
        select count(*) filter (where c.account_id = p.account_id)::int as own,
          count(*) filter (where c.account_id = p.account_id and ${awaitingOwner("a")})::int as waiting,
          count(*) filter (where c.account_id = p.account_id and ${awaitingOwner("a")} and not exists (
            select from signatory s where s.consumption_point_id = c.id))::int as untold,
          count(*) filter (where c.account_id <> p.account_id) as others
        from application a join consumption_point c on c.id = a.consumption_point_id
        where a.project_id = p.id and ${live("a")}) places on true
    where p.id = ${projectId}`.execute(db);
  return (
    rows[0] ?? {
      ...{ invited: 0, ownPlaces: 0, ownCandidates: 0, ownCandidatesUntold: 0 },
      ...{ hasOtherApplicants: false, hasOthers: false },
    }
  );
}

/** The number of proposed prices that can no longer be accepted, and of those that soon cannot. */
export async function countPrices(db: Db, projectId: string, now: Date) {
  const { rows } = await sql<{ expiredPrices: number; endingPrices: number }>`
    select count(*) filter (where until < ${dayInParis(now)})::int as "expiredPrices",
      count(*) filter (where until between ${dayInParis(now)} and ${priceReminderUntil(now)})::int as "endingPrices"
    from (select ${priceUntil("a")} as until from application a
      where a.project_id = ${projectId} and ${awaitingAnswer("a")}) proposed`.execute(db);
  return rows[0] ?? { expiredPrices: 0, endingPrices: 0 };
}

interface Standing {
  readonly kind: Participant["kind"];
  /** Whether the point is the project owner's. */
  readonly isOwn: boolean;
  readonly signatory: boolean;
  readonly prm: boolean;
  /** The kinds whose document is on its way, signed or set aside, and those whose document was refused. */
  readonly gone: readonly DocumentKind[];
  readonly refused: readonly DocumentKind[];
  /** Whether nobody sells to it but its own body: its contract is none. */
  readonly paysNobody: boolean;
  /** How many participants stand so. */
  readonly count: number;
}

/** Whose turn it is with each of a participant's documents, in their order. */
const turnsOf = (
  { kind: participant, gone, refused, paysNobody, ...own }: Standing,
  shared: SharedFacts,
  { isSold, first: producers }: Sellers,
) =>
  documentKinds
    .filter((kind) => hasOwn(participant, kind) && !gone.includes(kind))
    .filter((kind) => kind !== "salesContract" || (isSold && !paysNobody))
    .map((kind) => ({
      kind,
      turn: turnOf(
        refused.includes(kind) ? "DECLINED" : "READY",
        gapsOf(kind, { ...shared, ...own, vat: true, producers }),
      ),
    }));

/** Of the consumers, those to whom nobody sells but their own body: of who has a plant in the project, as nobody else does. */
async function findPaysNobody(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from application a join consumption_point c on c.id = a.consumption_point_id
    where a.project_id = ${projectId} and ${takingPart("a")}
      and exists (select from production_point p where p.project_id = a.project_id and p.account_id = c.account_id)`.execute(
    db,
  );
  const own = await findSoldToThemselves(
    db,
    projectId,
    rows.map(({ id }) => id),
  );
  return [...own];
}

/** The sellers who have something to say, and how many contracts wait for it, as each reads it himself. */
async function awaitedSales(db: Db, where: { projectId: string; today: string }, first: Sellers["first"]) {
  const awaitedSellers = await findLacking(db, where.projectId, first);
  const ids = awaitedSellers.map(({ id }) => id);
  return { awaitedSellers, awaitedContracts: await countAwaitedSales(db, where, ids) };
}

/** The plants that no step accepted, their owner's own: their documents are awaited too, from when somebody is there to consume. */
const plantsWithoutStep = sql`select null, plant.id, true from production_point plant
  where plant.project_id = o.id
    and not exists (select from application b where b.production_point_id = plant.id and b.project_id = o.id and ${takingPart("b")})
    and exists (select from application b where b.consumption_point_id is not null and b.project_id = o.id and ${takingPart("b")})`;

/**
 * The number of accepted consumers and producers, of the owner's own plants, and of those who signed all for a meter that they no longer have, of whom the owner has a document to send, a refusal to settle, or a
 * service to activate, but for plants that share in years, and of those, not his own, who have something to say first, with the contracts that wait for who sells. The project's documents are read once, not looked for participant by participant, and those who
 * stand alike are judged together; of each kind a participant has one that is living.
 */
export async function countDocuments(
  db: Db,
  { projectId, today }: { readonly projectId: string; readonly today: string },
  shared: SharedFacts,
) {
  const ownSold = await findPaysNobody(db, projectId);
  const unsold = await findSignedWithout(db, projectId);
  const held = await findHeldPlants(db, { projectId, today });
  const { rows } = await sql<Standing>`
    select case when c.id is null then 'producer' else 'consumer' end as kind,
      ${holderOf("c", "p")} = o.account_id as "isOwn",
      coalesce(own.id, his.id) is not null as signatory, coalesce(c.prm, p.prm, '') <> '' as prm,
      coalesce(made.gone, '{}') as gone, coalesce(made.refused, '{}') as refused,
      coalesce(c.id = any(${ownSold}::uuid[]), false) as "paysNobody", count(*)::int as count
    from project o
      join lateral (
        select a.consumption_point_id, a.production_point_id,
          ${awaitingSignatures("a")} or a.consumption_point_id = any(${unsold}::uuid[]) as "isAwaited"
        from application a where a.project_id = o.id and ${takingPart("a")}
        union all ${plantsWithoutStep}) a on true
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point p on p.id = a.production_point_id
      left join signatory own on own.consumption_point_id = c.id
      left join signatory his on his.production_point_id = p.id
      left join (select coalesce(d.consumption_point_id, d.production_point_id) as id,
          array_agg(d.kind order by d.kind) filter (where ${settledOrOnItsWay("d")} and not ${ofFormerMeter("d")}) as gone,
          array_agg(d.kind order by d.kind) filter (where ${refused("d")}) as refused,
          bool_or(${living("d")} and ${ofFormerMeter("d")}) as "isOfFormerMeter"
        from document d where d.project_id = ${projectId} group by 1) made
        on made.id = coalesce(c.id, p.id)
    where o.id = ${projectId} and (a."isAwaited" or made."isOfFormerMeter")
      and not coalesce(p.id = any(${[...held.keys()]}::uuid[]), false)
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  const sellers = await findFirstSellers(db, { projectId, today });
  const judged = rows.map((row) => ({ ...row, turns: turnsOf(row, shared, sellers) }));
  const hasTurn = (turns: ReturnType<typeof turnsOf>, turn: DocumentTurn) =>
    turns.some((one) => one.turn === turn);
  const at = (turn: DocumentTurn, isMeant: (standing: Standing) => boolean = () => true) =>
    judged.reduce((sum, one) => sum + (isMeant(one) && hasTurn(one.turns, turn) ? one.count : 0), 0);
  const awaited = (wanted: Participant["kind"]) =>
    at("person", ({ kind, isOwn }) => kind === wanted && !isOwn);
  const firstAt = (turn: DocumentTurn) =>
    documentKinds.find((kind) =>
      judged.some(({ turns }) => turns.some((one) => one.kind === kind && one.turn === turn)),
    ) ?? null;
  return {
    toSend: at("send"),
    ownPlantsToSend: at("send", ({ kind, isOwn }) => kind === "producer" && isOwn),
    plantsToSend: at("send", ({ kind }) => kind === "producer"),
    firstToSend: firstAt("send"),
    refusals: at("settle-refusal"),
    firstRefused: firstAt("settle-refusal"),
    lackingService: at("service"),
    awaitedConsumers: awaited("consumer"),
    awaitedProducers: awaited("producer"),
    ...(await awaitedSales(db, { projectId, today }, at("seller") > 0 ? sellers.first : [])),
  };
}
