import { pmoCalls } from "@mec/api/pmo";
import { moveInCases, ownGain } from "@mec/domain/study";
import { beforeEach, expect, it } from "vitest";
import { applyTo, aServedScene, move, type Scene, setStatus } from "../../../../test/application-fixtures.ts";
import { aCandidate } from "../../../../test/candidate-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";

let server: TestServer;
let scene: Scene;

beforeEach(async () => {
  ({ server, scene } = await aServedScene());
});

const none = { required: false, amount: 0, entranceFeeRequired: false, entranceFeeAmount: 0 };

async function save(fee: Partial<typeof none>) {
  await scene.owner.call(pmoCalls.saveMembershipFee, {
    params: { id: scene.projectId },
    body: { ...none, ...fee, additionalInformation: "", paymentMethods: [{ type: "CHEQUE" }] },
  });
  await server.settle();
}
const readers = () => server.mails.map(({ to }) => to);

it("a fee that comes after a price is told to who accepted it, and to who is asked, with what it is", async () => {
  const { owner, holder, projectId, application } = scene;
  const asked = await server.signedUp();
  const { id } = await applyTo(asked, projectId);
  const waiting = await server.signedUp();
  await applyTo(waiting, projectId);
  await move(owner, id, { status: "PROPOSAL", price: 0.1 });
  await setStatus(server, application.id, "SIGNATURE");
  await server.forgetMails();

  await save({ required: true, amount: 12 });
  expect(readers().toSorted()).toEqual([asked.email, holder.email].toSorted());
  const mail = server.mails.find(({ to }) => to === holder.email);
  expect(mail?.subject).toBe("«\u00a0Soleil de Rennes\u00a0»\u00a0: la cotisation a changé");
  expect(mail?.text).toContain("la cotisation\u00a0: aucune → 12,00\u00a0€ par an");
  expect(mail?.text).toContain("Ce qui est déjà signé ne change pas");
  expect(mail?.text).toContain(`/consumer/${application.consumerId}/application`);
});

it("nobody is told of the same fee again, of a lower one, nor of one that nobody had a price before", async () => {
  await save({ required: true, amount: 12 });
  expect(readers()).toEqual([]);
  await setStatus(server, scene.application.id, "SIGNATURE");
  await save({ required: true, amount: 12 });
  await save({ required: true, amount: 8 });
  expect(readers()).toEqual([]);
});

it("who signed everything is bound by what he signed, and is told of nothing", async () => {
  await setStatus(server, scene.application.id, "SIGNED");
  await save({ required: true, amount: 12 });
  expect(readers()).toEqual([]);
});

it("an owner who changes his mind all day fills nobody's mailbox", async () => {
  await setStatus(server, scene.application.id, "SIGNATURE");
  for (const amount of [10, 11, 12, 13, 14]) await save({ required: true, amount });
  expect(readers()).toHaveLength(3);
});

it("a fee is told with what the place brought and brings now, as its page says it", async () => {
  const candidate = await aCandidate();
  const { server: own, scene: study, holder: priced } = candidate;
  await candidate.propose(0.12);
  await own.settle();
  await own.forgetMails();
  const told = async (amount: number) => {
    await study.owner.call(pmoCalls.saveMembershipFee, {
      params: { id: study.projectId },
      body: {
        ...none,
        required: true,
        amount,
        additionalInformation: "",
        paymentMethods: [{ type: "CHEQUE" }],
      },
    });
    await own.settle();
    const mail = own.mails.findLast(({ to }) => to === priced.email);
    const sum = await candidate.read();
    if (!sum) throw new Error("no sum");
    return { text: plain(mail?.text ?? ""), sum };
  };
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
  const first = await told(60);
  expect(first.text).toContain("la cotisation : 15,00 € → 60,00 € par an");
  expect(first.text).toMatch(/estimation par an : .* → .* sans l’exonération d’accise ; /u);
  expect(first.text).toContain(`→ ${plain(ownGain(first.sum))} avec`);
  const second = await told(90);
  expect(ownGain(second.sum)).not.toBe(ownGain(first.sum));
  expect(second.text).toContain(`estimation par an : ${plain(moveInCases(first.sum, second.sum))}`);
});
