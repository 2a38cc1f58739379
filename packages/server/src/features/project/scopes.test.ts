import { hasRoom, projectStanding } from "@mec/domain/project";
import { moderationStatuses } from "@mec/domain/support";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { asDatabaseOwner } from "../../../test/database.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import { applicationRow, consumptionPointRow, projectRow } from "../../../test/rows.ts";
import { notHidden, queued, visible, withRoom } from "./scopes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function idsIn(scope: (table?: string) => RawBuilder<SqlBool>): Promise<string[]> {
  const { db } = server.deps;
  const plain = await db.selectFrom("project").select("id").where(scope()).execute();
  const named = await sql<{ id: string }>`select p.id from project p where ${scope("p")}`.execute(db);
  const ids = plain.map(({ id }) => id).sort();
  expect(named.rows.map(({ id }) => id).sort()).toEqual(ids);
  return ids;
}

const cases = [true, false].flatMap((visibility) =>
  moderationStatuses.flatMap((moderationStatus) =>
    [true, false].map((ownerConfirmed) => ({ visibility, moderationStatus, ownerConfirmed })),
  ),
);
type Case = (typeof cases)[number];

/** A project in each of the states, by id. */
async function aProjectOfEach(): Promise<Map<string, Case>> {
  const { db } = server.deps;
  const owners = {
    true: (await server.signedUp()).id,
    false: (await server.signedUp({}, { confirmed: false })).id,
  };
  const made = new Map<string, Case>();
  for (const one of cases) {
    const id = await projectRow(db, owners[`${one.ownerConfirmed}`]);
    await db
      .updateTable("project")
      .set({ visibility: one.visibility, moderation_status: one.moderationStatus })
      .where("id", "=", id)
      .execute();
    made.set(id, one);
  }
  return made;
}

const those = (made: ReadonlyMap<string, Case>, keep: (one: Case) => boolean) =>
  [...made]
    .filter(([, one]) => keep(one))
    .map(([id]) => id)
    .sort();

describe("a scope of projects", () => {
  it("is what the domain says of every state: visible", async () => {
    const made = await aProjectOfEach();
    expect(await idsIn(visible)).toEqual(those(made, (one) => projectStanding(one) === "online"));
  });

  it("is what the domain says of every state: not hidden", async () => {
    const made = await aProjectOfEach();
    const expected = those(made, (one) => projectStanding(one) !== "hidden-by-support");
    expect(await idsIn(notHidden)).toEqual(expected);
  });

  it("is what the domain says of every share: with room", async () => {
    const { db } = server.deps;
    const { id: ownerId } = await server.signedUp();
    const shares = [null, 0, 0.4, 0.999, 1, 1.2];
    const made = new Map<string, { share: number | null; isQueued: boolean }>();
    for (const share of shares)
      for (const isQueued of [false, true]) {
        const projectId = await projectRow(db, ownerId);
        made.set(projectId, { share, isQueued });
        const consumptionPointId = await consumptionPointRow(db, ownerId);
        const id = await applicationRow(db, { projectId, consumptionPointId, status: "APPLICATION" });
        await db.updateTable("application").set({ came_when_full: isQueued }).where("id", "=", id).execute();
      }
    await asDatabaseOwner(db, async (tx) => {
      for (const [id, { share }] of made)
        await sql`update project set pledged_share = ${share} where id = ${id}`.execute(tx);
    });
    const roomy = [...made].filter(([, { share, isQueued }]) =>
      hasRoom({ annualProductionKwh: 1000, pledgedShare: share, isQueued }),
    );
    expect(await idsIn(withRoom)).toEqual(roomy.map(([id]) => id).sort());
    expect(roomy).toHaveLength(4);
  });
});

describe("who waits for a place of a project that has room again", () => {
  async function waits({ confirmed = true, refusedBefore = false }): Promise<string[]> {
    const { db } = server.deps;
    const owner = await server.signedUp();
    const stranger = await server.signedUp({}, { confirmed });
    const projectId = await projectRow(db, owner.id);
    if (refusedBefore) {
      const consumptionPointId = await consumptionPointRow(db, stranger.id);
      const endedAt = server.deps.now();
      await applicationRow(db, { projectId, consumptionPointId, status: "REJECTED", endedAt });
    }
    const consumptionPointId = await consumptionPointRow(db, stranger.id);
    const id = await applicationRow(db, { projectId, consumptionPointId, status: "APPLICATION" });
    await db.updateTable("application").set({ came_when_full: true }).where("id", "=", id).execute();
    return idsIn(queued);
  }

  it("comes first", async () => {
    expect(await waits({})).toHaveLength(1);
  });

  it("keeps nobody from it without a proven address, nor once he was refused there: strangers would close a project for ever", async () => {
    expect(await waits({ confirmed: false })).toEqual([]);
    expect(await waits({ refusedBefore: true })).toEqual([]);
  });
});

it("the index on places is known to hold the visible projects", async () => {
  const index = "project_online_place";
  const plan = await planWith(server.deps.db, { table: "project", index }, (tx) =>
    tx.selectFrom("project").select("id").where(visible()),
  );
  expect(plan).toContain(index);
});
