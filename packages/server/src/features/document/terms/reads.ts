import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { live, newestPrice, priceAgreedAt } from "../../application/scopes.ts";
import { concluded } from "../../signature/scopes.ts";
import { sentHere } from "../scopes.ts";

/** What a contract that was sent says. */
interface ContractTerms {
  readonly projectId: string;
  readonly consumptionPointId: string;
  /** With the price that was agreed, where the terms say none. */
  readonly terms: SalesTerms;
  readonly sentAt: Date;
}

/** Of several contracts of a consumer the one that says his terms: which all have signed, then the newest. */
const newestBinding = sql`${concluded("document")} desc, created_at desc, id`;

/** € a year that they ask: a contract that was added asks none, as the one before it does. */
const subscriptionOfAll = sql<number | null>`coalesce((data->'terms'->>'subscription')::float8,
  max((data->'terms'->>'subscription')::float8) over (partition by project_id, consumption_point_id))`;

/** €/kWh without VAT that a contract says. */
export const priceOfContract = sql<
  number | null
>`coalesce(data->'terms'->>'price', data->>'acceptedPrice')::float8`;

/**
 * The terms of the contracts of these projects' consumers: from its sending on a contract keeps its own, and what its owner writes
 * since is of the next one. Every screen and sum reads here what a contract says.
 * @param pointIds the consumers; absent for all
 */
export async function findContractTerms(
  db: Db,
  projectIds: readonly string[],
  pointIds?: readonly string[],
): Promise<ContractTerms[]> {
  if (projectIds.length === 0 || pointIds?.length === 0) return [];
  const rows = await db
    .selectFrom("document")
    .distinctOn(["project_id", "consumption_point_id"])
    .select(["project_id as projectId", "consumption_point_id as consumptionPointId", "created_at as sentAt"])
    .select(sql<SalesTerms | null>`data->'terms'`.as("terms"))
    .select([priceOfContract.as("price"), subscriptionOfAll.as("subscription")])
    .where("project_id", "in", projectIds)
    .where("kind", "=", "salesContract")
    .where("consumption_point_id", "is not", null)
    .where("data", "is not", null)
    .$if(pointIds !== undefined, (query) =>
      query.where(sql<boolean>`consumption_point_id = any(${pointIds}::uuid[])`),
    )
    .where(sentHere())
    .orderBy("project_id")
    .orderBy("consumption_point_id")
    .orderBy(newestBinding)
    .execute();
  return rows.flatMap(({ consumptionPointId, terms, price, subscription, ...contract }) =>
    consumptionPointId === null
      ? []
      : { ...contract, consumptionPointId, terms: { ...emptySalesTerms, ...terms, price, subscription } },
  );
}

/** The price of the same, of an application's place; null where no contract of it was sent. */
export const contractPriceOf = (application: string): RawBuilder<number | null> => sql<number | null>`(
  select ${priceOfContract} from document where document.project_id = ${sql.ref(`${application}.project_id`)}
    and document.consumption_point_id = ${sql.ref(`${application}.consumption_point_id`)}
    and kind = 'salesContract' and ${sentHere()} order by ${newestBinding} limit 1)`;

/**
 * The price of an application's place before any contract of it is sent, €/kWh without VAT: the one that was said yes to, or what
 * its owner wrote since for this buyer alone. Null where none was proposed.
 */
export const agreedPriceOf = (application: string): RawBuilder<number | null> => sql<number | null>`coalesce((
  select (own.terms->>'price')::float8 from sales_terms own
  where own.project_id = ${sql.ref(`${application}.project_id`)}
    and own.consumption_point_id = ${sql.ref(`${application}.consumption_point_id`)}
    and own.updated_at >= ${priceAgreedAt(application)}), ${newestPrice(application)})`;

/** The same of some consumers who have applied to a project or take part. */
export async function findAgreedPrices(
  db: Db,
  projectIds: readonly string[],
  pointIds: readonly string[],
): Promise<(projectId: string, pointId: string) => number | null> {
  if (projectIds.length === 0 || pointIds.length === 0) return () => null;
  const rows = await db
    .selectFrom("application as a")
    .select([
      "a.project_id as projectId",
      "a.consumption_point_id as pointId",
      agreedPriceOf("a").as("price"),
    ])
    .where("a.project_id", "in", projectIds)
    .where(sql<boolean>`a.consumption_point_id = any(${pointIds}::uuid[])`)
    .where(live("a"))
    .execute();
  const prices = new Map(rows.map((one) => [`${one.projectId} ${one.pointId}`, one.price]));
  return (projectId, pointId) => prices.get(`${projectId} ${pointId}`) ?? null;
}

/** Terms as they are written for a buyer: for all, or for him alone. */
interface Written {
  readonly consumptionPointId: string | null;
  readonly terms: SalesTerms;
  readonly writtenAt: Date;
}

/**
 * What terms say to a buyer who has a price: theirs is the default of who has accepted none, and never takes the place of one that
 * was said yes to; what was written since for him alone is another price.
 */
export async function loadPriceKept(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<{
  /** Since when each who has a price was accepted at it; null while it waits. */
  readonly agreedAt: ReadonlyMap<string, Date | null>;
  readonly saidTo: (pointId: string, written: Written) => SalesTerms;
}> {
  if (pointIds.length === 0) return { agreedAt: new Map(), saidTo: (_, { terms }) => terms };
  const rows = await db
    .selectFrom("application as a")
    .select([sql<string>`a.consumption_point_id`.as("pointId"), priceAgreedAt("a").as("agreedAt")])
    .where("a.project_id", "=", projectId)
    .where(sql<boolean>`a.consumption_point_id = any(${pointIds}::uuid[])`)
    .where(live("a"))
    .where(newestPrice("a"), "is not", null)
    .execute();
  const agreedAt = new Map(rows.map((one) => [one.pointId, one.agreedAt]));
  return {
    agreedAt,
    saidTo: (pointId, { consumptionPointId, terms, writtenAt }) => {
      const day = agreedAt.get(pointId);
      const isHis = consumptionPointId !== null && day && writtenAt >= day;
      return day === undefined || isHis ? terms : { ...terms, price: null };
    },
  };
}

/** Terms of sale as they were written on a day, until others took their place. */
interface TermsVersion {
  readonly consumptionPointId: string | null;
  readonly terms: SalesTerms;
  readonly writtenAt: Date;
  /** Null for those that hold. */
  readonly replacedAt: Date | null;
}

/** The same, as a contract may say them too: its own were written by nobody where it was sent with none. */
type HeldTerms = Omit<TermsVersion, "writtenAt"> & { readonly writtenAt: Date | null };

/** The terms of a consumer: his own before those of all. Undefined while none were written. */
export type TermsOfEach = (pointId: string, moment?: Date) => HeldTerms | undefined;

const holdsAt =
  (moment: Date | undefined) =>
  ({ writtenAt, replacedAt }: TermsVersion): boolean =>
    moment ? writtenAt <= moment && (replacedAt === null || replacedAt > moment) : replacedAt === null;

/** The terms that the owner wrote for some consumers of a project, of today and of any day before. */
export async function loadWrittenTermsOf(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<TermsOfEach> {
  const isTheirs = sql<boolean>`(consumption_point_id is null or consumption_point_id = any(${pointIds}::uuid[]))`;
  const versions: TermsVersion[] = await db
    .selectFrom("sales_terms")
    .select(["consumption_point_id as consumptionPointId", "terms", "updated_at as writtenAt"])
    .select(sql<Date | null>`null::timestamptz`.as("replacedAt"))
    .where("project_id", "=", projectId)
    .where(isTheirs)
    .unionAll(
      db
        .selectFrom("past_sales_terms")
        .select(["consumption_point_id as consumptionPointId", "terms", "written_at as writtenAt"])
        .select(sql<Date | null>`replaced_at`.as("replacedAt"))
        .where("project_id", "=", projectId)
        .where(isTheirs),
    )
    .execute();
  const { saidTo } = await loadPriceKept(db, projectId, pointIds);
  const byPoint = new Map<string | null, TermsVersion[]>();
  for (const version of versions)
    byPoint.set(version.consumptionPointId, [...(byPoint.get(version.consumptionPointId) ?? []), version]);
  return (pointId, moment) => {
    const holds = holdsAt(moment);
    const written = byPoint.get(pointId)?.find(holds) ?? byPoint.get(null)?.find(holds);
    return written && { ...written, terms: saidTo(pointId, written) };
  };
}

/** What their contracts take: from its sending on each says its own, its plants and its price beside. */
export async function loadTermsOf(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<TermsOfEach> {
  const writtenFor = await loadWrittenTermsOf(db, projectId, pointIds);
  const contracts = await findContractTerms(db, [projectId], pointIds);
  const contractOf = new Map(contracts.map((one) => [one.consumptionPointId, one]));
  return (pointId, moment) => {
    const contract = contractOf.get(pointId);
    if (!contract || (moment && moment < contract.sentAt)) return writtenFor(pointId, moment);
    const { consumptionPointId, terms, sentAt } = contract;
    const writtenAt = writtenFor(pointId, sentAt)?.writtenAt ?? null;
    return { consumptionPointId, terms, writtenAt, replacedAt: null };
  };
}
