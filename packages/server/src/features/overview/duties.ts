import { createHash } from "node:crypto";
import type { BillingFrequency } from "@mec/domain/document";
import { type Duty, invoiceDueOn, isDue, type OverviewFacts } from "@mec/domain/overview";
import { addDays, dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { inOperation } from "../application/scopes.ts";
import { living, sellers, signed } from "../document/scopes.ts";
import { findSupplyDays } from "../signature/retraction/reads.ts";
import { amountOf, findDues, nameFirst } from "./dues.ts";
import { findArrivals, findDepartures } from "./network-moves.ts";
import { type DueDuty, doneFor, startedOn } from "./said-done.ts";

/** The plants of a project for which its owner invoices: his own, and those whose accord, signed by all, mandates the association. */
const invoicedPlants = (projectId: string) => sql`
  select p.id::text as id, p.account_id as holder from production_point p join project o on o.id = p.project_id
  where o.id = ${projectId} and (p.account_id = o.account_id or exists (
    select from document accord where accord.production_point_id = p.id and accord.project_id = o.id
      and accord.kind = 'accord' and ${living("accord")} and ${signed("accord")}))`;

interface Sale {
  readonly id: string;
  readonly pointId: string;
  /** The day on which its consumer began to share. */
  readonly started: string | null;
  /** The day on which the contract takes effect, where it says one. */
  readonly startsOn: string | null;
  readonly frequency: BillingFrequency | null;
  readonly done: string | null;
}

/** The contracts that all have signed of consumers who share and pay a price, of plants for which the owner invoices. */
async function findSales(db: Db, projectId: string): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    with sale as (
      select consumption_point_id as consumer, ${sellers} as sellers, data->'terms'->>'billingFrequency' as frequency,
        data->'terms'->>'startDate' as starts_on
      from document where project_id = ${projectId} and kind = 'salesContract' and ${living()} and ${signed()}
        and coalesce(data->'terms'->>'price', data->>'acceptedPrice')::float8 > 0),
    plant as (${invoicedPlants(projectId)})
    select a.id, c.id as "pointId", ${startedOn} as started, sale.starts_on as "startsOn", sale.frequency,
      ${doneFor("invoice")} as done
    from application a join consumption_point c on c.id = a.consumption_point_id join sale on sale.consumer = c.id
    where a.project_id = ${projectId} and ${inOperation("a")}
      and exists (select from plant where sale.sellers ? plant.id and plant.holder <> c.account_id)`.execute(
    db,
  );
  return rows;
}

/** Who was left out after he was put in operation was so for his days to retract, which had begun: not for longer than that. */
const mostDaysOut = 30;

/**
 * Consumers to invoice by any of their contracts, each for the newest period that has ended: nothing is billed of before a contract
 * takes effect, or of who was left out of the sharing.
 */
async function findInvoices(db: Db, projectId: string, today: string): Promise<DueDuty[]> {
  const begun = (await findSales(db, projectId)).flatMap(({ started, startsOn, ...sale }) => {
    if (started === null) return [];
    const first = startsOn !== null && startsOn > started ? startsOn : started;
    const dueOn = invoiceDueOn(first, sale.frequency, today);
    return dueOn !== null && isDue(dueOn, sale.done) ? [{ ...sale, started, dueOn }] : [];
  });
  const lately = begun.filter(({ started, dueOn }) => addDays(started, mostDaysOut) >= dueOn);
  const supplied = await findSupplyDays(db, projectId, [...new Set(lately.map(({ pointId }) => pointId))]);
  const due = new Map<string, string>();
  for (const { id, pointId, dueOn } of begun) {
    const suppliedFrom = supplied.get(pointId);
    const isOut = suppliedFrom === null || (suppliedFrom !== undefined && suppliedFrom >= dueOn);
    if (!isOut && dueOn > (due.get(id) ?? "")) due.set(id, dueOn);
  }
  return [...due].map(([id, dueOn]) => ({ of: "application", id, dueOn }));
}

/** What is due of a duty today, and was not said done. */
export async function findDue(
  { db, now }: Pick<Deps, "db" | "now">,
  projectId: string,
  duty: Duty,
  declaredOn: string | null,
): Promise<readonly DueDuty[]> {
  const today = dayInParis(now());
  switch (duty) {
    case "tell-network":
      return [
        ...(await findDepartures(db, projectId, declaredOn)),
        ...(await findArrivals(db, projectId, declaredOn)),
      ];
    case "call-dues":
      return findDues(db, projectId, today);
    case "invoice":
      return findInvoices(db, projectId, today);
  }
}

/** A mark of whom a duty is due and for which day: another list has another, also of as many. */
export const markOf = (due: readonly DueDuty[]): string =>
  createHash("sha256")
    .update(
      due
        .map(({ id, dueOn }) => `${id} ${dueOn}`)
        .toSorted()
        .join(),
    )
    .digest("hex")
    .slice(0, 16);

type DutyFacts = Pick<
  OverviewFacts,
  | "untoldDepartures"
  | "departed"
  | "untoldArrivals"
  | "arrived"
  | "duesToCall"
  | "duesEur"
  | "owing"
  | "owingSince"
  | "toInvoice"
  | "dutyLists"
>;

/** How many of each duty of the sharing an owner has not said done, and their marks. */
export async function findDuties(
  deps: Deps,
  projectId: string,
  declaredOn: string | null,
): Promise<DutyFacts> {
  const departures = await findDepartures(deps.db, projectId, declaredOn);
  const arrivals = await findArrivals(deps.db, projectId, declaredOn);
  const invoices = await findInvoices(deps.db, projectId, dayInParis(deps.now()));
  const dues = await findDues(deps.db, projectId, dayInParis(deps.now()));
  return {
    untoldDepartures: departures.length,
    departed: departures.length > 0 ? await nameFirst(deps.db, projectId, departures) : [],
    untoldArrivals: arrivals.length,
    arrived: arrivals.length > 0 ? await nameFirst(deps.db, projectId, arrivals) : [],
    duesToCall: dues.length,
    duesEur: dues.reduce((sum, one) => sum + amountOf(one), 0),
    owing: dues.length > 0 ? await nameFirst(deps.db, projectId, dues) : [],
    owingSince: dues.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
    toInvoice: invoices.length,
    dutyLists: {
      "tell-network": markOf([...departures, ...arrivals]),
      "call-dues": markOf(dues),
      invoice: markOf(invoices),
    },
  };
}
