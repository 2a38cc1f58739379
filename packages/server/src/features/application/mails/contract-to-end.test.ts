import { pointCalls } from "@mec/api/point";
import { expect, it } from "vitest";
import { aProductionPoint, aServedScene, move } from "../../../../test/application-fixtures.ts";

it("a purchase contract that has to end is told to the owner whom its holder asks, and to him once accepted, with what it may cost", async () => {
  const { server, scene } = await aServedScene();
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), purchaseContract: "older" },
  });
  const given = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", given)).json();
  await server.settle();
  expect(server.mails.find(({ to }) => to === scene.owner.email)?.text).toContain(
    "Son contrat d’achat, d’avant",
  );
  await move(scene.owner, id, { status: "SIGNATURE" });
  await server.settle();
  const accepted = server.mails.findLast(({ to }) => to === producer.email)?.text;
  expect(accepted).toContain("Votre contrat d’achat, d’avant");
  expect(accepted).toContain("demandez à votre acheteur le préavis et l’indemnité");
});
