import {
  type ApplicationStatus,
  applicationStatuses,
  awaitsAnswer,
  awaitsOwner,
  awaitsSignatures,
  awaitsStart,
  countsAsParticipant,
  isInOperation,
  isLive,
  noStatus,
  type ReadStatus,
  standingStatus,
} from "@mec/domain/application";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import { applicationRow, consumptionPointRow, productionPointRow, projectRow } from "../../../test/rows.ts";
import {
  acceptingSteps,
  awaitingAnswer,
  awaitingOwner,
  awaitingSignatures,
  awaitingStart,
  inOperation,
  listed,
  live,
  liveAt,
  notLeft,
  settlingSteps,
  startingSteps,
  takingPart,
} from "./scopes.ts";

let server: TestServer;
let accountId: string;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  accountId = (await server.signedUp()).id;
  projectId = await projectRow(server.deps.db, accountId);
});

const kinds = ["consumption", "production"] as const;
const cases = applicationStatuses.flatMap((status) =>
  kinds.flatMap((kind) => [false, true].map((hasLeft) => ({ status, kind, hasLeft }))),
);
type Case = (typeof cases)[number];

async function aPoint(kind: Case["kind"]) {
  return kind === "consumption"
    ? { consumptionPointId: await consumptionPointRow(server.deps.db, accountId) }
    : { productionPointId: await productionPointRow(server.deps.db, accountId) };
}

const madeAt = "2026-03-01T10:00:00Z";
const leftAt = "2026-06-01T10:00:00Z";
const leaving = (hasLeft: boolean) => (hasLeft ? { endedAt: new Date(leftAt) } : {});

/**
 * One application of each status, for a consumer and for a producer, once still taking part and once having left; by
 * id.
 */
async function anApplicationOfEach(): Promise<Map<string, Case>> {
  const made = new Map<string, Case>();
  for (const one of cases) {
    const { status, kind, hasLeft } = one;
    const given = { projectId, status, ...(await aPoint(kind)), ...leaving(hasLeft) };
    made.set(await applicationRow(server.deps.db, given), one);
  }
  return made;
}

type Scope = (table?: string) => RawBuilder<SqlBool>;
const whole: Scope = (table = "application") => sql<SqlBool>`${sql.ref(`${table}.id`)} is not null`;

async function idsIn(scope: Scope): Promise<string[]> {
  const { db } = server.deps;
  const plain = await db.selectFrom("application").select("id").where(scope()).orderBy("id").execute();
  const named = await sql<{ id: string }>`
    select a.id from application a where ${scope("a")} order by a.id`.execute(db);
  const joined = await db
    .selectFrom("project as p")
    .innerJoin("application as a", (join) => join.onRef("a.project_id", "=", "p.id").on(scope("a")))
    .select("a.id")
    .orderBy("a.id")
    .execute();
  // The scope reads the same in a query over applications, as raw SQL, and in the condition of a join.
  expect(named.rows).toEqual(plain);
  expect(joined).toEqual(plain);
  return plain.map(({ id }) => id);
}

const scopes: readonly [name: string, scope: Scope, rule: (standing: ReadStatus) => boolean][] = [
  ["live", live, isLive],
  ["taking part", takingPart, countsAsParticipant],
  ["awaiting the owner", awaitingOwner, awaitsOwner],
  ["awaiting an answer", awaitingAnswer, awaitsAnswer],
  ["awaiting signatures", awaitingSignatures, awaitsSignatures],
  ["awaiting the start", awaitingStart, awaitsStart],
  ["in operation", inOperation, isInOperation],
  ["not left", notLeft, (standing) => standing !== noStatus],
];

describe("a scope of applications", () => {
  it.each(scopes)("is what the domain says of every status: %s", async (_, scope, rule) => {
    const made = await anApplicationOfEach();
    const expected = [...made].filter(([, one]) => rule(standingStatus(one))).map(([id]) => id);
    expect(await idsIn(scope)).toEqual(expected.sort());
    expect((await idsIn(whole)).length).toBe(cases.length);
  });

  it.each(["2026-03-01T09:59:59Z", madeAt, "2026-05-01T10:00:00Z", leftAt, "2026-06-01T10:00:01Z"])(
    "is what the domain says of every status: live at %s",
    async (moment) => {
      const made = await anApplicationOfEach();
      const at = new Date(moment);
      const wasLive = ({ status, hasLeft }: Case) =>
        at >= new Date(madeAt) &&
        isLive(standingStatus({ status, hasLeft: hasLeft && at > new Date(leftAt) }));
      const expected = [...made].filter(([, one]) => wasLive(one)).map(([id]) => id);
      const scope: Scope = (table) => liveAt(sql`${at}::timestamptz`, table);
      expect(await idsIn(scope)).toEqual(expected.sort());
    },
  );

  it("of steps is what the domain says of every status", async () => {
    const made = await anApplicationOfEach();
    const stepsIn = async (scope: (table: string) => RawBuilder<SqlBool>) => {
      const rows = await server.deps.db
        .selectFrom("application_progress as step")
        .select("step.application_id as id")
        .where(scope("step"))
        .execute();
      return rows.map(({ id }) => id).sort();
    };
    const stepsTo = (rule: (status: ApplicationStatus) => boolean) =>
      [...made].filter(([, { status }]) => rule(status)).map(([id]) => id);
    expect(await stepsIn(acceptingSteps)).toEqual(stepsTo(awaitsSignatures).sort());
    expect(await stepsIn(settlingSteps)).toEqual(stepsTo(awaitsStart).sort());
    expect(await stepsIn(startingSteps)).toEqual(stepsTo(isInOperation).sort());
  });
});

describe("what a list shows", () => {
  /** Another application of the same point, a day after. */
  async function applyAgain(ids: readonly string[], project: string) {
    const { db } = server.deps;
    const rows = await db
      .selectFrom("application")
      .select(["consumption_point_id", "production_point_id"])
      .where("id", "in", ids)
      .execute();
    for (const { consumption_point_id, production_point_id } of rows) {
      const again = await applicationRow(db, {
        projectId: project,
        status: "REJECTED",
        ...(consumption_point_id ? { consumptionPointId: consumption_point_id } : {}),
        ...(production_point_id ? { productionPointId: production_point_id } : {}),
      });
      await db
        .updateTable("application")
        .set({ created_at: new Date("2026-03-02T10:00:00Z") })
        .where("id", "=", again)
        .execute();
    }
  }

  const shownOf = async (made: ReadonlyMap<string, Case>) =>
    (await idsIn(listed)).filter((id) => made.has(id));
  const those = (made: ReadonlyMap<string, Case>, keep: (one: Case) => boolean) =>
    [...made].filter(([, one]) => keep(one)).map(([id]) => id);

  it("is everything but who has left", async () => {
    const made = await anApplicationOfEach();
    expect(await shownOf(made)).toEqual(those(made, ({ hasLeft }) => !hasLeft).sort());
  });

  it("leaves out a refusal once the point has applied to the project again, and nothing that is live", async () => {
    const made = await anApplicationOfEach();
    await applyAgain([...made.keys()], projectId);
    const kept = those(made, ({ hasLeft, status }) => !hasLeft && isLive(status));
    expect(await shownOf(made)).toEqual(kept.sort());
  });

  it("keeps a refusal whose point has applied elsewhere", async () => {
    const made = await anApplicationOfEach();
    await applyAgain([...made.keys()], await projectRow(server.deps.db, accountId));
    expect(await shownOf(made)).toEqual(those(made, ({ hasLeft }) => !hasLeft).sort());
  });
});

it.each([
  ["application_live_consumption", live],
  ["application_live_production", live],
  ["application_accepted_prm", takingPart],
  ["application_newest", notLeft],
  ["application_newest", listed],
] as const)("the index %s is known to hold its rows", async (index, scope) => {
  const plan = await planWith(server.deps.db, { table: "application", index }, (tx) =>
    tx.selectFrom("application").select("created_at").where(scope()),
  );
  expect(plan).toContain(index);
  // The words are literals: PostgreSQL then knows them even in a plan made for any parameters.
  expect(server.deps.db.selectFrom("application").where(scope()).compile().parameters).toEqual([]);
});
