import { pointCalls } from "@mec/api/point";
import { expect, it } from "vitest";
import { aProductionPoint, aServedScene, move, setStatus } from "../../../../test/application-fixtures.ts";

it("a producer whose sale starts is reminded to give his account to who bills, unless he gives all", async () => {
  const { server, scene } = await aServedScene();
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: aProductionPoint(),
  });
  const given = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", given)).json();
  const started = async () => {
    await setStatus(server, id, "SIGNED");
    await server.forgetMails();
    expect((await move(scene.owner, id, { status: "EXPLOITATION" })).statusCode).toBe(201);
    await server.settle();
    return server.mails.find(({ subject }) => subject.includes("commence"))?.text;
  };
  expect(await started()).toContain("donnez dès maintenant votre compte (IBAN) à qui établit vos factures");
  await server.deps.db.updateTable("production_point").set({ price_min: null, price_max: null }).execute();
  expect(await started()).not.toContain("IBAN");
});
