import type { CallInput } from "@mec/api";
import type { applicationCalls } from "@mec/api/application";
import { earthRadiusKm } from "@mec/domain/address";
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusSchema,
  ownerTabStatuses,
} from "@mec/domain/application";
import { DomainError } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import { nameOrder } from "../../../db/name-order.ts";
import type { Db } from "../../../db/transaction.ts";
import { listed, live } from "../scopes.ts";
import { loosePattern } from "./loose-pattern.ts";

export type ApplicantFilters = Omit<
  CallInput<typeof applicationCalls.listApplicants>["query"],
  "page" | "pageSize"
>;

/** The statuses that "SIGNATURE,SIGNED" names. @throws DomainError UNKNOWN_APPLICATION_STATUS. */
function parseStatuses(list: string): ApplicationStatus[] {
  return list.split(",").map((name) => {
    const status = applicationStatusSchema.safeParse(name.trim());
    if (status.success) return status.data;
    throw new DomainError("UNKNOWN_APPLICATION_STATUS", "Ce statut de candidature est inconnu.");
  });
}

/** The consumers of a project, one row for each: the refused ones included, unless the participant has left. */
function selectApplicants(db: Db, projectId: string) {
  return db
    .selectFrom("application as a")
    .innerJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .innerJoin("account as h", "h.id", "c.account_id")
    .where("a.project_id", "=", projectId)
    .where(listed("a"));
}
type Applicants = ReturnType<typeof selectApplicants>;

/** What the owner reads while the application is live only: nothing finds or sorts by it afterwards. */
const whileLive = (value: RawBuilder<unknown>) => sql`case when ${live("a")} then ${value} end`;

const searched = sql<string>`concat_ws(' ', h.first_name, h.last_name, c.name,
  ${whileLive(sql`concat_ws(' ', c.address->>'postCode', c.address->>'city', h.email,
    (select s.identity->>'socialReason' from signatory s where s.consumption_point_id = c.id))`)})`;

/**
 * Each word must be found in a name, or in the place, the structure or the e-mail that the owner may read; digits may also be
 * part of such a meter number.
 */
function search(query: Applicants, text: string): Applicants {
  const digits = text.replace(/\s/g, "");
  const words = text.split(/\s+/).filter(Boolean);
  return query.where((eb) => {
    const inWords = eb.and(words.map((word) => sql<boolean>`${searched} ~ ${loosePattern(word)}`));
    if (!/^\d+$/.test(digits)) return inWords;
    return eb.or([inWords, eb.and([eb("c.prm", "like", `%${digits}%`), live("a")])]);
  });
}

function filterApplicants(query: Applicants, filters: ApplicantFilters): Applicants {
  let filtered = query;
  if (filters.status) filtered = filtered.where("a.status", "in", parseStatuses(filters.status));
  if (filters.tab) filtered = filtered.where("a.status", "in", ownerTabStatuses[filters.tab]);
  if (filters.segment) filtered = filtered.where("c.segment", "=", filters.segment);
  return filters.q ? search(filtered, filters.q) : filtered;
}

/** The haversine of the domain's `greatCircleKm`, to sort in the database. */
const distanceSql = sql<number>`(
  select ${2 * earthRadiusKm} * asin(least(1, sqrt(
    power(sin(radians(c.latitude - p.latitude) / 2), 2) +
    cos(radians(p.latitude)) * cos(radians(c.latitude)) * power(sin(radians(c.longitude - p.longitude) / 2), 2))))
  from project p where p.id = a.project_id)`;

type SortKey = "name" | "distance" | "consumption" | "segment" | "date" | "status";
const sortColumns: Record<SortKey, readonly RawBuilder<unknown>[]> = {
  name: [nameOrder(sql`h.last_name`), nameOrder(sql`h.first_name`), nameOrder(sql`c.name`)],
  distance: [whileLive(distanceSql)],
  consumption: [whileLive(sql`c.annual_consumption`)],
  segment: [sql`c.segment`],
  date: [sql`a.created_at`],
  status: [sql`array_position(${sql.lit(`{${applicationStatuses.join(",")}}`)}::text[], a.status)`],
};

/** `-name` sorts the other way round; the newest come first when nothing is asked. */
function sortApplicants(query: Applicants, sort = "-date"): Applicants {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const columns = sortColumns[sort.replace(/^-/, "") as SortKey];
  return columns
    .reduce((sorted, column) => sorted.orderBy(column, direction), query)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id");
}

/** The ids of the applicants that pass the filters, sorted: of the first ones, when that is all that is asked for. */
export async function findApplicantIds(
  db: Db,
  projectId: string,
  filters: ApplicantFilters,
  most?: number,
): Promise<string[]> {
  const applicants = sortApplicants(filterApplicants(selectApplicants(db, projectId), filters), filters.sort);
  const rows = await applicants
    .select("a.id")
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of one page, and how many there are on all pages. */
export async function findApplicantPage(
  db: Db,
  projectId: string,
  filters: ApplicantFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ ids: string[]; total: number }> {
  const applicants = filterApplicants(selectApplicants(db, projectId), filters);
  const count = sql<string>`count(*)`;
  const rows = await sortApplicants(applicants, filters.sort)
    .select(["a.id", sql<string>`${count} over ()`.as("total")])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const [first] = rows;
  if (first) return { ids: rows.map(({ id }) => id), total: Number(first.total) };
  const { total } = await applicants.select(count.as("total")).executeTakeFirstOrThrow();
  return { ids: [], total: Number(total) };
}

/** How many consumers stand at each status. */
export async function countByStatus(db: Db, projectId: string): Promise<Map<ApplicationStatus, number>> {
  const rows = await selectApplicants(db, projectId)
    .select((eb) => ["a.status", eb.fn.countAll<string>().as("count")])
    .groupBy("a.status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}
