import type { PlantSale } from "@mec/domain/application";
import {
  contractsWithAll,
  isLeftByAll,
  type MadeContract,
  participantName,
  type Seller,
  saleBetween,
} from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { findHeldPlants } from "../../point/contracts/reads.ts";
import { concluded, signedByConsumer } from "../../signature/scopes.ts";
import { leavingSeller, living, retractedSales, sellers, settled, vatSaid } from "../scopes.ts";
import { priceOfContract } from "../terms/reads.ts";
import { findHeldBack } from "./held-back/reads.ts";

/** A sale of one plant to one consumer, as it was written. */
export interface SoldTo {
  readonly consumptionPointId: string;
  /** €/kWh without VAT; null for a contract settled outside of the platform, which we do not have. */
  readonly price: number | null;
  /** Whether all have signed it, or it was settled outside of the platform: else a seller has still to sign. */
  readonly isConcluded: boolean;
}

/** The contracts that name this plant and that its consumers have signed, or that were settled outside of the platform. */
export async function findSoldTo(db: Db, projectId: string, productionPointId: string): Promise<SoldTo[]> {
  const rows = await db
    .selectFrom("document")
    .select([
      "consumption_point_id as consumptionPointId",
      priceOfContract.as("price"),
      sql<boolean>`(${concluded("document")} or ${settled()})`.as("isConcluded"),
    ])
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(sql<boolean>`(${signedByConsumer("document")} or ${settled()})`)
    .where(sql<boolean>`${sellers} ? ${productionPointId}::text`)
    .execute();
  return rows.flatMap(({ consumptionPointId, ...sold }) =>
    consumptionPointId === null ? [] : { consumptionPointId, ...sold },
  );
}

/** Of these plants, those whose holder has mandated the association to bill for him: all have signed his accord. */
export async function findMandated(db: Db, pointIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (pointIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("document")
    .select("production_point_id as pointId")
    .where("production_point_id", "in", [...new Set(pointIds)])
    .where("kind", "=", "accord")
    .where(living())
    .where(concluded("document"))
    .execute();
  return new Set(rows.flatMap(({ pointId }) => pointId ?? []));
}

/** The living contracts that name a plant, in the projects that it is in or has applied to. */
export const namingPlant = (productionPointId: string) => sql<SqlBool>`kind = 'salesContract'
  and consumption_point_id is not null and ${living()} and project_id in (
    select project_id from production_point where id = ${productionPointId}
    union select project_id from application where production_point_id = ${productionPointId})
  and ${sellers} ? ${productionPointId}::text`;

/** What a plant sells by contracts that all have signed, or that were settled outside of the platform, once it has left too. */
export async function findPlantSales(db: Db, productionPointId: string): Promise<PlantSale[]> {
  const { rows } = await sql<{
    identity: SignatoryInput | null;
    firstName: string;
    lastName: string;
    noticeMonths: number | null;
    leftAt: Date | null;
  }>`
    select d.data->'consumer' as identity, h.first_name as "firstName", h.last_name as "lastName",
      (d.data->'terms'->>'noticeMonths')::int as "noticeMonths",
      (select case when p.project_id is distinct from d.project_id then coalesce((a.departure->>'requestedAt')::timestamptz,
            a.ended_at, (select max(created_at) from application_progress where application_id = a.id)) end
        from production_point p join application a on a.production_point_id = p.id and a.project_id = d.project_id
        where p.id = ${productionPointId} order by a.created_at desc limit 1) as "leftAt"
    from (select * from document where ${namingPlant(productionPointId)} and (${concluded("document")} or ${settled()})) d
      join consumption_point c on c.id = d.consumption_point_id join account h on h.id = c.account_id
    order by d.created_at, d.id`.execute(db);
  return rows.map(({ identity, noticeMonths, leftAt, ...holder }) => ({
    buyer: participantName(identity, holder),
    noticeMonths,
    leftOn: leftAt && dayInParis(leftAt),
  }));
}

/** The producers from whose contracts each consumer of a project, or each of these, has retracted. */
export async function findRetractedSales(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const among = pointIds ? sql`where consumer = any(${pointIds}::uuid[])` : sql``;
  const { rows } = await sql<{ consumer: string; seller: string }>`
    select distinct consumer, seller from (${retractedSales(projectId)}) retracted ${among}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { consumer, seller } of rows) found.set(consumer, [...(found.get(consumer) ?? []), seller]);
  return found;
}

/** The production points of a project, by what a sales contract needs of them, the oldest first. */
export async function findSellers(
  db: Db,
  { projectId, today }: { readonly projectId: string; readonly today: string },
): Promise<Seller[]> {
  const sellers = await db
    .selectFrom("production_point as point")
    .leftJoin("signatory as s", "s.production_point_id", "point.id")
    .select([
      "point.id as pointId",
      sql<boolean>`coalesce(point.prm, '') <> ''`.as("prm"),
      sql<boolean>`s.identity is not null`.as("signatory"),
      sql<boolean>`point.production_power is not null`.as("power"),
      vatSaid("point").$castTo<boolean>().as("vat"),
      sql<boolean>`exists (select from document o where o.production_point_id = point.id
        and o.project_id = point.project_id and o.kind = 'salesContract' and ${settled("o")} and ${living("o")})`.as(
        "isElsewhere",
      ),
      leavingSeller("point").$castTo<boolean>().as("isLeaving"),
    ])
    .where("point.project_id", "=", projectId)
    .orderBy("point.created_at")
    .orderBy("point.id")
    .execute();
  const held = await findHeldPlants(db, { projectId, today });
  return sellers.map((seller) => ({ ...seller, isHeld: held.has(seller.pointId) }));
}

/** Whether all who sell here in a project have asked to leave it, or share but in years: who has no contract is made none. */
export const isSoldByNone = async (db: Db, where: Parameters<typeof findSellers>[1]): Promise<boolean> =>
  isLeftByAll(await findSellers(db, where));

/** The living sales contracts of each consumer of a project, or of these, the oldest first. */
export async function contractsByConsumer(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<Map<string, MadeContract[]>> {
  const made = db
    .selectFrom("document")
    .select(["consumption_point_id as consumer", "status", sellers.as("sellers")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .orderBy("created_at")
    .orderBy("id");
  const rows = await (pointIds
    ? made.where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`)
    : made
  ).execute();
  const contracts = new Map<string, MadeContract[]>();
  for (const { consumer, ...contract } of rows)
    if (consumer !== null) contracts.set(consumer, [...(contracts.get(consumer) ?? []), contract]);
  return contracts;
}

/** By how many contracts a consumer of a project buys from all who sell to him, for beside a sum that counts them; nothing where one names them all. */
export async function findContractsOfSum(
  db: Db,
  {
    projectId,
    pointId,
    today,
  }: { readonly projectId: string; readonly pointId: string; readonly today: string },
): Promise<{ contracts?: number | null }> {
  const made = (await contractsByConsumer(db, projectId, [pointId])).get(pointId);
  if (!made) return {};
  const retracted = await findRetractedSales(db, projectId, [pointId]);
  const contracts = contractsWithAll(
    await findSellers(db, { projectId, today }),
    made,
    retracted.get(pointId),
  );
  return contracts === 1 ? {} : { contracts };
}

/** The businesses and public bodies among these consumers: no home is named to who sells before it has signed. */
async function namedAmong(db: Db, pointIds: readonly string[]): Promise<string[]> {
  const name = sql<string>`identity->>'socialReason'`;
  const rows = await db
    .selectFrom("signatory")
    .select(name.as("name"))
    .distinct()
    .where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`)
    .where(sql<boolean>`identity->>'entityType' = 'Professionnel'`)
    .orderBy("name")
    .limit(2)
    .execute();
  return rows.map((row) => row.name);
}

/** The contracts of a plant that nobody has signed yet. */
interface SalesToCome {
  /** With whom one is still to be sent. */
  readonly toCome: ReadonlySet<string>;
  /** Of these, who has a contract with others to sign first, and whose own facts lack. */
  readonly signing: number;
  readonly incomplete: number;
  /** To whom one was sent, whoever has signed it. */
  readonly sent: ReadonlySet<string>;
  /** With whom one was refused, and not sent anew. */
  readonly refused: ReadonlySet<string>;
  /** Who refused to sign what others sell by, or the association asks, and was sent nothing anew: none is promised with him. */
  readonly refusedOthers: ReadonlySet<string>;
  /** The names of those of them who are no individuals, two at most. */
  readonly names: readonly string[];
  /** What they wait for: what the producer has to give, else their owner. */
  readonly waitsFor: "meter" | "signatory" | "vat" | "owner";
}

function waitsForOf(own: Seller | undefined): SalesToCome["waitsFor"] {
  if (!own) return "owner";
  if (!own.prm) return "meter";
  if (!own.signatory) return "signatory";
  return own.vat ? "owner" : "vat";
}

/** With whom of these consumers of a project a plant's contracts are still to come, by the rule that makes them. */
export async function findSalesToCome(
  db: Db,
  {
    projectId,
    pointId,
    today,
  }: { readonly projectId: string; readonly pointId: string; readonly today: string },
  consumers: readonly string[],
): Promise<SalesToCome> {
  const sides = await findSellers(db, { projectId, today });
  const contracts = await contractsByConsumer(db, projectId);
  const retracted = await findRetractedSales(db, projectId);
  const among = (wanted: ReturnType<typeof saleBetween>) =>
    new Set(
      consumers.filter(
        (id) => saleBetween(pointId, sides, contracts.get(id) ?? [], retracted.get(id)) === wanted,
      ),
    );
  const waiting = among("to-come");
  const heldBack = await findHeldBack(db, projectId, [...waiting]);
  const held = (why: string) => [...waiting].filter((id) => heldBack.get(id) === why);
  const refusedOthers = new Set(held("refused"));
  const toCome = new Set([...waiting].filter((id) => !refusedOthers.has(id)));
  const own = sides.find((side) => side.pointId === pointId);
  return {
    toCome,
    signing: held("signing").length,
    incomplete: held("incomplete").length,
    sent: among("sent"),
    refused: among("refused"),
    refusedOthers,
    names: await namedAmong(db, [...toCome]),
    waitsFor: waitsForOf(own),
  };
}

/** Contracts of who sells to himself too, by another place of his account. */
const ownBuying = (pointIds: readonly string[]) => sql<SqlBool>`exists (
  select from consumption_point place join production_point p on p.account_id = place.account_id
  where place.id = document.consumption_point_id and p.id = any(${pointIds}::uuid[]))`;

/** The contracts by which these plants sell to others, and that all have signed here. */
export async function findSold(db: Db, projectId: string, pointIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where(living())
    .where(concluded("document"))
    .where(sql<SqlBool>`${sellers} ?| ${pointIds}::text[]`)
    .where(sql<SqlBool>`not ${ownBuying(pointIds)}`)
    .execute();
  return rows.map(({ id }) => id);
}
