import { type Retractable, type UnsignedContracts, unsignedNamed } from "@mec/api/document";
import { participantName, unsignedContracts } from "@mec/domain/document";
import { type Participant, toldToEnd } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { firstToTell, isToWait } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { takingPart } from "../../application/scopes.ts";
import { findOwnToEnd } from "../../point/index.ts";
import { findSoldToThemselves } from "../../signatory/reads.ts";
import { findOpenRights, findSignedOn } from "../../signature/retraction/reads.ts";
import { findTakings } from "../participant-store.ts";
import { findPlantsToSign } from "../plants-to-sign.ts";
import { findHeldBack } from "./held-back/reads.ts";
import { contractsByConsumer, findRetractedSales, findSellers } from "./reads.ts";
import { findSaleStarts } from "./starts/reads.ts";
import { findUnpriced } from "./unpriced.ts";

interface Unsigned {
  readonly buyer: string;
  readonly sellers: readonly string[];
}

/** The places that take part in a project, the first that came first. */
const findBuyers = async (db: Db, projectId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("application")
    .select("consumption_point_id as id")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "is not", null)
    .where(takingPart())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
};

/** The contracts that these participants buy or sell by, and that not all have signed. */
async function findUnsigned(
  { db, now }: Deps,
  projectId: string,
  participants: readonly Participant[],
): Promise<Unsigned[]> {
  const [plants, made, retracted] = await Promise.all([
    findSellers(db, { projectId, today: dayInParis(now()) }),
    contractsByConsumer(db, projectId),
    findRetractedSales(db, projectId),
  ]);
  const asked = new Set(participants.map(({ id }) => id));
  // A plant that begins to share sells to any of them; else nobody but who begins is looked at.
  const isOfAll = participants.some(({ kind }) => kind === "producer");
  const buyers = (await findBuyers(db, projectId)).filter((id) => isOfAll || asked.has(id));
  // No contract will come of a body with itself, unless one was asked for.
  const own = await findSoldToThemselves(db, projectId, buyers);
  // Who refused what he was sent is to sign nothing until something is sent anew.
  const heldBack = await findHeldBack(db, projectId, buyers);
  const others = buyers.filter((id) => (!own.has(id) || made.has(id)) && heldBack.get(id) !== "refused");
  return others.flatMap((buyer) =>
    unsignedContracts(plants, made.get(buyer) ?? [], retracted.get(buyer))
      .filter((sellers) => asked.has(buyer) || sellers.some((id) => asked.has(id)))
      .map((sellers) => ({ buyer, sellers })),
  );
}

interface Holder {
  readonly accountId: string;
  /** As an owner reads it. */
  readonly name: string;
}

/** Who holds these points. */
async function findHolders(db: Db, pointIds: readonly string[]): Promise<ReadonlyMap<string, Holder>> {
  const { rows } = await sql<{
    id: string;
    accountId: string;
    identity: SignatoryInput | null;
    firstName: string;
    lastName: string;
  }>`
    select point.id, h.id as "accountId", s.identity, h.first_name as "firstName", h.last_name as "lastName"
    from (select id, account_id from consumption_point union all select id, account_id from production_point) point
      join account h on h.id = point.account_id
      left join signatory s on point.id in (s.consumption_point_id, s.production_point_id)
    where point.id = any(${pointIds}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, accountId, identity, ...holder }) => [
      id,
      { accountId, name: participantName(identity, holder) },
    ]),
  );
}

/** Who of these participants may still retract, once for all his places of which he answered and whose days end alike. */
async function findRetractable(
  { db, now }: Deps,
  projectId: string,
  participants: readonly Participant[],
): Promise<Retractable> {
  const pointIds = participants.flatMap(({ kind, id }) => (kind === "consumer" ? id : []));
  const rights = await findOpenRights(db, projectId, { pointIds, now: now() });
  const holders = await findHolders(db, [...rights.keys()]);
  const people = new Map<string, Retractable["people"][number]>();
  for (const [pointId, right] of rights) {
    const { accountId = "", name = "" } = holders.get(pointId) ?? {};
    people.set([accountId, name, right.until, right.asksEarlySupply].join(), { name, ...right });
  }
  const sorted = [...people.values()].toSorted(firstToTell);
  return {
    count: sorted.length,
    unasked: sorted.filter(isToWait).length,
    people: sorted.slice(0, unsignedNamed),
  };
}

/** The plants of a project whose own documents are not all settled, the first by name: the annex lists them beside who begins. */
async function findPlants(db: Db, projectId: string): Promise<UnsignedContracts["plants"]> {
  const plants = await findPlantsToSign(db, projectId);
  return {
    count: plants.length,
    plants: plants.slice(0, unsignedNamed).map(({ name, kinds }) => ({ name, kinds: [...kinds] })),
  };
}

/** Who of these participants has signed no price, the first by name: of those who are to sign one, as no body pays itself. */
async function findWithoutPrice(
  db: Db,
  projectId: string,
  participants: readonly Participant[],
): Promise<UnsignedContracts["unpriced"]> {
  const consumers = participants.flatMap(({ kind, id }) => (kind === "consumer" ? id : []));
  const own = await findSoldToThemselves(db, projectId, consumers);
  const unpriced = (await findUnpriced(db, projectId, consumers)).filter((id) => !own.has(id));
  const told = unpriced.slice(0, unsignedNamed);
  const holders = await findHolders(db, told);
  return { count: unpriced.length, names: told.map((id) => holders.get(id)?.name ?? "") };
}

/** Who of these participants has contracts that take effect later, the first to come first. */
async function findLater(
  { db, now }: Deps,
  projectId: string,
  participants: readonly Participant[],
): Promise<UnsignedContracts["later"]> {
  const pointIds = participants.flatMap(({ kind, id }) => (kind === "consumer" ? id : []));
  const starts = [...(await findSaleStarts(db, projectId, { pointIds, today: dayInParis(now()) }))];
  const told = starts.slice(0, unsignedNamed);
  const holders = await findHolders(
    db,
    told.map(([id]) => id),
  );
  return {
    count: starts.length,
    contracts: told.map(([id, startsOn]) => ({ buyer: holders.get(id)?.name ?? "", startsOn })),
  };
}

/** The owner's own plants that begin to share with the first consumer, and whose contracts are said to run. */
async function findUnderContract(
  { db, now }: Deps,
  projectId: string,
  participants: readonly Participant[],
): Promise<Pick<UnsignedContracts, "underContract">> {
  if (!participants.some(({ kind }) => kind === "consumer")) return {};
  const { plants, ...after } = await findOwnToEnd(db, projectId, dayInParis(now()));
  if (plants.length === 0) return {};
  return {
    underContract: {
      plants: plants.slice(0, unsignedNamed).map(({ name, toEnd }) => ({ name, ...toldToEnd(toEnd) })),
      ...after,
    },
  };
}

/**
 * What participants who begin to share have not signed yet, with whom, and what they may still retract, with the plants that have not
 * signed: it is told, and keeps nobody from beginning.
 */
export async function listUnsignedContracts(
  deps: Deps,
  projectId: string,
  applicationIds: readonly string[],
): Promise<UnsignedContracts> {
  const { db } = deps;
  const takings = (await findTakings(db, applicationIds)).filter((taking) => taking.projectId === projectId);
  const participants = takings.map(({ participant }) => participant);
  const unsigned = await findUnsigned(deps, projectId, participants);
  const told = unsigned.slice(0, unsignedNamed);
  const holders = await findHolders(
    db,
    told.flatMap(({ buyer, sellers }) => [buyer, ...sellers]),
  );
  const nameOf = (id: string) => holders.get(id)?.name ?? "";
  const signedOn = await findSignedOn(db, projectId, participants);
  return {
    count: unsigned.length,
    contracts: told.map(({ buyer, sellers }) => ({
      buyer: nameOf(buyer),
      sellers: [...new Set(sellers.map(nameOf))],
    })),
    retractable: await findRetractable(deps, projectId, participants),
    unpriced: await findWithoutPrice(db, projectId, participants),
    later: await findLater(deps, projectId, participants),
    plants: await findPlants(db, projectId),
    ...(await findUnderContract(deps, projectId, participants)),
    ...(signedOn === undefined ? {} : { signedOn }),
  };
}
