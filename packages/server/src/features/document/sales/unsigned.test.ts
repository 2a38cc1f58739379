import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { applyTo, move, publish } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, insertConsumers } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

const send = async () => {
  const body = { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
};
const applicationOf = async (pointId: string) =>
  (
    await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", pointId)
      .executeTakeFirstOrThrow()
  ).id;
const read = async (...applicationIds: string[]) =>
  scene.owner.call(documentCalls.listUnsignedContracts, {
    params: { id: scene.projectId },
    body: { applicationIds },
  });

it("an owner reads which contracts not all have signed, sent or not, before somebody begins to share", async () => {
  const home = await applicationOf(scene.consumers[0] ?? "");
  const waiting = await read(home);
  expect(waiting).toMatchObject({
    count: 1,
    contracts: [{ buyer: expect.stringMatching(/^Hugo/u), sellers: [expect.stringMatching(/^R.mi/u)] }],
  });
  await send();
  await signAll(server, "hugo0@exemple.fr");
  expect(await read(home)).toMatchObject({ count: 1, contracts: waiting.contracts });
  await signAll(server, "remi@toit.fr");
  expect(await read(home)).toMatchObject({ count: 0, contracts: [] });
});

it("of many the first are named and all are counted, by their producer too", async () => {
  const { id: plant } = await server.deps.db
    .insertInto("application")
    .values({
      project_id: scene.projectId,
      production_point_id: scene.productionPointId,
      status: "SIGNED",
      is_from_project_owner: false,
      created_at: server.deps.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 6, first: 1 });
  const homes = await server.deps.db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "is not", null)
    .execute();
  const all = await read(...homes.map(({ id }) => id));
  expect([all.count, all.contracts.length]).toEqual([7, 5]);
  expect(await read(plant)).toEqual(all);
});

it("who does not own the project reads nothing of it, and nothing of another project is told", async () => {
  const home = await applicationOf(scene.consumers[0] ?? "");
  const other = await server.signedUp();
  const elsewhere = await applyTo(scene.consumer, await publish(other, { name: "Un autre projet" }));
  await move(other, elsewhere.id, { status: "SIGNATURE" });
  expect(await read(elsewhere.id)).toEqual({
    count: 0,
    contracts: [],
    retractable: { count: 0, people: [], unasked: 0 },
  });
  for (const stranger of [other, scene.consumer]) {
    const body = { applicationIds: [home] };
    const asked = await stranger.send("POST", `/api/project/${scene.projectId}/unsigned-contract`, body);
    expect(asked.statusCode).toBe(404);
  }
});
