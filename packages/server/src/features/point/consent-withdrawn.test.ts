import { pointCalls } from "@mec/api/point";
import { accordStillReadsText, withdrawalText, withdrawnText } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { consumptionSite } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { consentRow } from "../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let id: string;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  id = signing.application.consumerId ?? "";
  const prm = consumptionSite.prm;
  await server.deps.db.updateTable("consumption_point").set({ prm }).where("id", "=", id).execute();
  await consentRow(server.deps.db, {
    accountId: signing.holder.id,
    consumptionPointId: id,
    prm,
    givenAt: server.deps.now(),
    expiresAt: new Date("2999-01-01"),
  });
});

const consent = async () =>
  (await signing.holder.call(pointCalls.listConsumptionConsents, { params: { id } }))[0];
async function withdraw() {
  await signing.holder.call(pointCalls.withdrawConsumptionConsent, { params: { id } });
  await server.settle();
}
const told = () =>
  server.mails.filter(
    ({ to, subject }) => to === signing.holder.email && subject.includes("retiré l’autorisation"),
  );

it("who has signed nothing reads that no data is collected any more, on the page and by mail", async () => {
  await sendToSign(server, signing, ["accord"]);
  expect((await consent())?.readByAccord).toBeUndefined();
  await withdraw();
  expect(told()[0]?.text).toContain("Plus aucune donnée de ce compteur n’est collectée.");
  expect(withdrawnText(false)).toContain("plus aucune donnée n’est collectée");
});

it("who has signed an accord for the meter reads that it allows the reading as long as he takes part", async () => {
  await sendToSign(server, signing, ["accord"]);
  await signAll(server, signing.participant.email);
  expect((await consent())?.readByAccord).toBe(true);
  await withdraw();
  expect((await consent())?.readByAccord).toBe(true);
  expect(told()[0]?.text).toContain(accordStillReadsText);
  expect(told()[0]?.text).not.toContain("Plus aucune donnée");
  for (const words of [withdrawalText(true), withdrawnText(true)]) {
    expect(words).toContain(accordStillReadsText);
    expect(words).not.toMatch(/candidature|aucune donnée/u);
  }
});

it("an accord of another meter allows nothing for this one", async () => {
  const prm = "30001234567890";
  await sendToSign(server, signing, ["accord"]);
  await signAll(server, signing.participant.email);
  await signing.holder.call(pointCalls.giveConsumptionConsent, { params: { id }, body: { prm, sge: true } });
  expect(await consent()).toMatchObject({ prm });
  expect((await consent())?.readByAccord).toBeUndefined();
});

it("withdrawing twice is told once", async () => {
  await withdraw();
  await withdraw();
  expect(told()).toHaveLength(1);
});

it("a mailbox that nobody has proven gets no mail of it, however often it is given and withdrawn", async () => {
  await server.deps.db
    .updateTable("account")
    .set({ email_verified_at: null })
    .where("id", "=", signing.holder.id)
    .execute();
  await withdraw();
  expect(told()).toEqual([]);
});
