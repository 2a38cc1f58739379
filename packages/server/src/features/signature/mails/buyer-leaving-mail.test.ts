import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { euros } from "@mec/domain/study";
import { expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { dayAfter, dayToCome } from "../../../../test/days-to-come.ts";
import { documentsScene, someTerms } from "../../../../test/document-fixtures.ts";
import { startTestServer } from "../../../../test/harness.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";
import { outcomeOfPlant } from "../../study/index.ts";

/** Contracts that all have signed with so many buyers, and the first of them. */
async function signedWith(consumers: number) {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers });
  const { projectId, productionPointId } = scene;
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: projectId },
    body: { consumptionPointId: null, terms: { ...someTerms, vatRegime: null } },
  });
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
  for (const index of scene.consumers.keys()) await signAll(server, `hugo${index}@exemple.fr`);
  await signAll(server, "remi@toit.fr");
  const { id } = await server.deps.db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "=", scene.consumers[0] ?? "")
    .executeTakeFirstOrThrow();
  await setStatus(server, id, "SIGNED");
  return { server, scene, id };
}

it("who sells is told once on which day a buyer asks to leave, again for another day, and that he stays after all", async () => {
  const { server, scene, id } = await signedWith(1);
  const told = async (act: () => Promise<unknown>) => {
    server.mails.length = 0;
    await act();
    await server.settle();
    expect(
      server.mails.filter(({ to, subject }) => to === scene.owner.email && /acheteur/u.test(subject)),
    ).toEqual([]);
    return server.mails.filter(({ to }) => to === "remi@toit.fr");
  };
  const ask = (leavingOn: string, reason = "") =>
    scene.consumer.call(applicationCalls.requestDeparture, { params: { id }, body: { leavingOn, reason } });

  const [mail, ...others] = await told(() => ask(dayToCome));
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/Hugo Petit.* demande à partir/u);
  expect(mail?.text).toContain(`souhaite quitter «\u00a0Soleil de Rennes\u00a0» le ${formatDate(dayToCome)}`);
  expect(mail?.text).toContain("si cette personne vous l’écrit le jour de sa demande");
  // He has no other contract here.
  expect(mail?.text).not.toContain("Vos autres contrats");
  expect(mail?.text).toMatch(/Après ce départ, «.Toit de l’école.» n’a plus de contrat de vente signé/u);
  expect(await told(() => ask(dayToCome, "Je déménage."))).toEqual([]);
  expect((await told(() => ask(dayAfter))).map(({ text }) => text)).toEqual([
    expect.stringContaining(`le ${formatDate(dayAfter)}`),
  ]);
  const stays = await told(() => scene.consumer.call(applicationCalls.withdrawDeparture, { params: { id } }));
  expect(stays.map(({ subject }) => subject)).toEqual([expect.stringContaining("reste finalement")]);
});

it("who sells reads what his other contracts bring once a buyer has left, as where one retracts", async () => {
  const { server, scene, id } = await signedWith(2);
  server.mails.length = 0;
  await scene.consumer.call(applicationCalls.requestDeparture, {
    params: { id },
    body: { leavingOn: dayToCome, reason: "" },
  });
  await server.settle();
  const mail = server.mails.find(({ to }) => to === "remi@toit.fr");
  expect(mail?.text).toMatch(
    /Après ce départ, «.*» garde 1.contrat de vente signé, pour environ [\d\s\u202f]+€ par an/u,
  );
});

it("once the owner has settled the day, his plant's sum and his list of contracts tell it, as the mail does", async () => {
  const { server, scene, id } = await signedWith(2);
  const where = { projectId: scene.projectId, pointId: scene.productionPointId };
  expect(await outcomeOfPlant(server.deps, where)).not.toHaveProperty("afterDepartures");
  await scene.consumer.call(applicationCalls.requestDeparture, {
    params: { id },
    body: { leavingOn: dayToCome, reason: "" },
  });
  server.mails.length = 0;
  await scene.owner.call(applicationCalls.scheduleDeparture, { params: { id }, body: { day: dayToCome } });
  await server.settle();
  const sale = await outcomeOfPlant(server.deps, where);
  expect(sale?.signed?.contracts).toBe(2);
  const after = sale?.afterDepartures;
  expect(after?.days).toEqual([{ on: dayToCome, contracts: 1 }]);
  expect(after?.signed.contracts).toBe(1);
  const mail = server.mails.find(({ to }) => to === "remi@toit.fr");
  expect(mail?.text).toContain(`pour environ ${euros(after?.signed.sum?.earnsEur ?? 0)} par an`);
  const sales = await scene.producer.call(documentCalls.listProducerSales, {
    params: { id: scene.productionPointId },
  });
  const days = sales?.map((one) => one.leavesOn) ?? [];
  expect(days.filter((day) => day !== undefined)).toEqual([dayToCome]);
});
