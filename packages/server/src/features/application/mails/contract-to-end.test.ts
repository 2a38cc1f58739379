import { pointCalls } from "@mec/api/point";
import { expect, it } from "vitest";
import { aProductionPoint, aServedScene, move, setStatus } from "../../../../test/application-fixtures.ts";
import { inTransaction } from "../../../db/transaction.ts";

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
  expect(accepted).toMatch(/Dire la fin du contrat d’achat.*\n.*productionPointId=.*#contract-end/u);
});

it("a contract that ends on a told day is told to both, once all is signed, with the day from which sharing may begin", async () => {
  const { server, scene } = await aServedScene();
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), purchaseContract: "none", contractEndsOn: "2026-12-31" },
  });
  const given = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", given)).json();
  await setStatus(server, id, "SIGNED");
  const signed = async () => {
    await server.settle();
    await server.forgetMails();
    await inTransaction(server.deps.db, (tx) =>
      server.deps.queue.emit(tx, {
        type: "application-moved",
        applicationId: id,
        from: "SIGNATURE",
        to: "SIGNED",
        by: "system",
      }),
    );
    await server.settle();
    const to = (email: string) =>
      server.mails.find((mail) => mail.to === email)?.text.replaceAll(/[\u00a0\u202f]/gu, " ") ?? "";
    return { his: to(producer.email), owners: to(scene.owner.email) };
  };
  const { his, owners } = await signed();
  expect(his).toContain("Partage à partir du 1er janvier 2027, une fois fini votre contrat d’achat.");
  expect(his).not.toContain("deux semaines");
  expect(his).toMatch(/Le porteur du projet fait ensuite entrer « .* » dans le partage/u);
  expect(owners).toContain(
    "Son contrat d’achat prend fin le 31 décembre 2026 : le partage peut commencer à partir du 1er janvier 2027.",
  );
  // The usual time, counted from the later day; who was told once that all is signed is told so no more.
  server.setNow(new Date("2026-12-28T09:00:00.000Z"));
  await server.deps.db
    .updateTable("application")
    .set({ signed_told_at: null })
    .where("id", "=", id)
    .execute();
  expect((await signed()).his).toContain("dans le partage, dans deux semaines environ");
});

it("a plant that shares in years is accepted by a mail that begins with no good news: its holder keeps his contract, and has nothing to do", async () => {
  const { server, scene } = await aServedScene();
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), purchaseContract: "none", contractEndsOn: "2039-06-01" },
  });
  const given = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", given)).json();
  await server.settle();
  const sent = (email: string) =>
    server.mails.findLast(({ to }) => to === email)?.text.replaceAll(/[\u00a0\u202f]/gu, " ") ?? "";
  expect(sent(producer.email)).toContain("Gardez votre contrat d’achat jusqu’au 1er juin 2039");
  expect(sent(scene.owner.email)).toContain("rien ne lui est envoyé à signer avant le 2 juin 2038");
  await move(scene.owner, id, { status: "SIGNATURE" });
  await server.settle();
  const accepted = sent(producer.email);
  expect(accepted).not.toContain("Bonne nouvelle");
  expect(accepted).toContain("vous n’avez rien à signer ni à payer");
  expect(accepted).not.toContain("prépare maintenant les documents");
});
