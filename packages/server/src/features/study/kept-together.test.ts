import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { type Signing, startSigning } from "../../../test/signature-fixtures.ts";
import { sinceAgreement } from "./index.ts";

const range = (low: number, high: number) => ({ low, high });

let server: TestServer;
let signing: Signing;
let points: string[];

/** Two places whose prices were accepted on one day, and a plant that came since. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-24T09:00:00.000Z"));
  const { db } = server.deps;
  const second = await consumptionPointRow(db, signing.holder.id, { name: "Atelier" });
  await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId: second,
    status: "SIGNATURE",
  });
  points = [signing.application.consumerId ?? "", second];
  await sql`delete from application_progress`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, price, created_at)
    select id, 'PROPOSAL', 'owner', 0.12, '2026-11-03T09:00:00Z'::timestamptz from application
    union all select id, 'SIGNATURE', 'holder', null, '2026-11-04T09:00:00Z' from application`.execute(db);
  await db
    .updateTable("production_point")
    .set({ created_at: new Date("2026-11-20T09:00:00Z") })
    .execute();
});

const keep = (more: object) => {
  const kept = {
    at: "2026-11-03T10:00:00.000Z",
    savingEur: range(400, 800),
    savingWithoutVatEur: null,
    membershipEur: 10,
    billEur: 900,
    ...more,
  };
  return sql`update application set kept_sum = ${JSON.stringify(kept)}::jsonb`.execute(server.deps.db);
};

/** What is told of both, which take most of the production today. */
async function told() {
  const sum = {
    savingEur: range(300, 700),
    savingWithoutVatEur: null,
    productionShare: range(0.9, 0.9),
    ownCostsEur: 50,
    own: { use: "key.now", hours: "h", contract: "c", kind: "k" },
  };
  const text = await sinceAgreement(
    server.deps,
    signing.projectId,
    points.map((pointId) => ({ pointId, price: 0.12, sum })),
  );
  return text?.replaceAll(/[\u00a0\u202f]/gu, " ");
}

it("what several places were told to save together stands as it was told, whatever they take of the production today", async () => {
  await keep({ productionShare: range(0.3, 0.4), ownCostsEur: 20 });
  expect(await told()).toMatch(/de 800 à 1 600 € d’économie à l’accord/u);
});

it("no sum of then is told of several places where it was not kept what each takes of the production", async () => {
  await keep({});
  expect(await told()).toMatch(/^Depuis l’accord du 4 novembre 2026, .* : ces sommes en tiennent compte\.$/u);
});

it("what their holder changed of them since comes first, once for all", async () => {
  const own = { use: "key.then", hours: "h", contract: "c", kind: "k" };
  await keep({ productionShare: range(0.3, 0.4), ownCostsEur: 20, own });
  expect(await told()).toMatch(
    /^Depuis l’accord du 4 novembre 2026, vous avez changé votre consommation ; un producteur a rejoint le projet\./u,
  );
});
