import { consentExpiry, consentState } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import {
  accountRow,
  applicationRow,
  consentRow,
  consumptionPointRow,
  productionPointRow,
  projectRow,
} from "../../../test/rows.ts";
import { holderOf, notWithdrawn, validAt } from "./scopes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const now = new Date("2026-11-01T10:00:00Z");
const givenOn = ["2025-10-31", "2025-11-01", "2025-11-02", "2025-11-30", "2025-12-15", "2026-10-31"];
const cases = givenOn.flatMap((day) =>
  [true, false].map((withdrawn) => ({
    givenAt: new Date(`${day}T10:00:00Z`),
    ...(withdrawn ? { withdrawnAt: new Date("2026-10-31T12:00:00Z") } : {}),
  })),
);

it("a scope of consents is what the domain says of every age, withdrawn or not", async () => {
  const { db } = server.deps;
  const { id: accountId } = await server.signedUp();
  const consumptionPointId = await consumptionPointRow(db, accountId);
  const made = new Map<string, ReturnType<typeof consentState>>();
  for (const given of cases) {
    const expiresAt = consentExpiry(given.givenAt);
    const id = await consentRow(db, { accountId, consumptionPointId, expiresAt, ...given });
    const consent = {
      expiresAt: expiresAt.toISOString(),
      withdrawnAt: given.withdrawnAt?.toISOString() ?? null,
    };
    made.set(id, consentState(consent, now));
  }
  const those = (...states: readonly string[]) =>
    [...made].filter(([, state]) => states.includes(state)).map(([id]) => ({ id }));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

  const valid = await db.selectFrom("sge_consent").select("id").where(validAt(now)).orderBy("id").execute();
  expect(valid).toEqual(those("valid", "expiring").sort(byId));
  const named = await sql`
    select c.id from sge_consent c where ${notWithdrawn("c")} order by c.id`.execute(db);
  expect(named.rows).toEqual(those("valid", "expiring", "expired").sort(byId));
  expect(new Set(made.values())).toEqual(new Set(["valid", "expiring", "expired", "withdrawn"]));
});

it("the holder of a row's point is the account of the one point that it has, of either kind", async () => {
  const { db } = server.deps;
  const [owner, consumer, producer] = [
    await accountRow(db, "owner@example.fr"),
    await accountRow(db, "consumer@example.fr"),
    await accountRow(db, "producer@example.fr"),
  ];
  const projectId = await projectRow(db, owner);
  const consumptionPointId = await consumptionPointRow(db, consumer);
  const productionPointId = await productionPointRow(db, producer);
  const consumes = await applicationRow(db, { projectId, consumptionPointId, status: "APPLICATION" });
  const produces = await applicationRow(db, { projectId, productionPointId, status: "APPLICATION" });

  const { rows } = await sql<{ id: string; holderId: string }>`
    select a.id, ${holderOf("c", "g")} as "holderId" from application a
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point g on g.id = a.production_point_id`.execute(db);
  expect(new Map(rows.map(({ id, holderId }) => [id, holderId]))).toEqual(
    new Map([
      [consumes, consumer],
      [produces, producer],
    ]),
  );
});

describe("the index of consents", () => {
  it("by meter is known to hold the valid ones", async () => {
    const index = "sge_consent_prm";
    const plan = await planWith(server.deps.db, { table: "sge_consent", index }, (tx) =>
      tx.selectFrom("sge_consent").select("id").where(validAt(now)).where("prm", "=", "12345678901234"),
    );
    expect(plan).toContain(index);
  });
});
