import { documentCalls } from "@mec/api/document";
import { blankPriceText, emptySalesTerms } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
let scene: DocumentsScene;
/** Its consumer was accepted without a price. */
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  await sql`delete from application_progress where price is not null`.execute(server.deps.db);
});

const params = () => ({ id: scene.projectId });
const body = () => ({ participants: scene.consumers.map(asConsumer) });
const sendContracts = async () =>
  (
    await scene.owner.call(documentCalls.sendDocuments, {
      params: { ...params(), kind: "salesContract" },
      body: body(),
    })
  ).results;

it("a contract whose price nobody has said stays, and the other documents of its consumer go", async () => {
  const sent = await scene.owner.call(documentCalls.sendDocumentSets, { params: params(), body: body() });
  expect(sent.results.map(({ kind, ok, error }) => [kind, ok, error])).toEqual([
    ["bulletin", true, undefined],
    ["accord", true, undefined],
    ["salesContract", false, blankPriceText],
  ]);
  const terms = { ...emptySalesTerms, price: 0.1 };
  await scene.owner.call(documentCalls.saveSalesContract, { params: params(), body: { terms } });
  expect(await sendContracts()).toMatchObject([{ ok: true }]);
});

it("a contract of electricity that is given goes, though another plant, without meter, will sell later", async () => {
  const { db } = server.deps;
  await db.updateTable("production_point").set({ price_min: null, price_max: null }).execute();
  await sql`insert into production_point (account_id, project_id, name, address, latitude, longitude, production_type, annual_production,
      production_power, prm, segment, price_min, price_max, created_at, updated_at)
    select account_id, project_id, 'Toit à poser', address, latitude, longitude, production_type, annual_production,
      production_power, '', segment, 0.1, 0.15, created_at, updated_at from production_point`.execute(db);
  const [listed] = await scene.owner.call(documentCalls.listDocuments, { params: params() });
  expect(listed?.saleLacks).not.toContain("price");
  expect(await sendContracts()).toMatchObject([{ ok: true }]);
});
