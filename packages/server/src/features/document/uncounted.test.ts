import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

/** The ledger accepts no line, as when its table is locked, or the disk full. */
async function withLedgerBroken<T>(work: () => Promise<T>): Promise<T> {
  const { db } = server.deps;
  await sql`create function refuse_line() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger is away'; end $$`.execute(db);
  await sql`create trigger refuse_line before insert on billable_event execute function refuse_line()`.execute(
    db,
  );
  try {
    return await work();
  } finally {
    await sql`drop trigger refuse_line on billable_event`.execute(db);
    await sql`drop function refuse_line()`.execute(db);
  }
}

const lines = () => server.deps.db.selectFrom("billable_event").select(["service_group as group"]).execute();

it("documents leave although they could not be counted, the owner is told, and they are counted later, once", async () => {
  const scene = await documentsScene(server, { consumers: 2 });
  const body = { participants: scene.consumers.map(asConsumer) };
  const params = { id: scene.projectId, kind: "bulletin" as const };
  const sent = await withLedgerBroken(() => scene.owner.call(documentCalls.sendDocuments, { params, body }));
  expect(sent.results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(sent.uncounted).toEqual(["pmo"]);
  expect(await documentRows(server, scene.projectId)).toHaveLength(2);
  expect(await lines()).toEqual([]);
  await server.settle();
  expect(await lines()).toEqual([{ group: "pmo" }, { group: "pmo" }]);
  await server.settle();
  expect(await lines()).toHaveLength(2);
});

it("nothing is said of counting when it was done", async () => {
  const scene = await documentsScene(server, { consumers: 1 });
  const sent = await scene.owner.call(documentCalls.sendDocuments, {
    params: { id: scene.projectId, kind: "bulletin" },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  expect(sent.uncounted).toEqual([]);
});
