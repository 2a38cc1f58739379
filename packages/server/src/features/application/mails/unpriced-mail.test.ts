import { proposalCalls } from "@mec/api/study";
import { exemptionCases } from "@mec/domain/study";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../../test/application-fixtures.ts";
import { aCandidate, type Candidate, manyTakePart, pageOf } from "../../../../test/candidate-fixtures.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const page = () => pageOf(candidate, candidate.holder, candidate.pointId);

/** The mail that says that he was accepted. */
async function acceptance(): Promise<string> {
  await candidate.server.settle();
  return plain(candidate.server.mails.findLast(({ subject }) => subject.includes("est acceptée"))?.text);
}
const accept = () => move(candidate.scene.owner, candidate.applicationId, { status: "SIGNATURE" });

describe("a place that is accepted without a price", () => {
  it("keeps its estimate: the mail has the sum that its page had before, which the page has after", async () => {
    await manyTakePart(candidate);
    const before = await page();
    await accept();
    const mail = await acceptance();
    const cases = exemptionCases(before, true, "31 décembre 2026") ?? [];
    expect(cases).toHaveLength(2);
    for (const { sum, name } of cases) expect(mail).toContain(`${plain(sum).slice(1)} par an ${name}.`);
    expect((await page()).savingEur).toEqual(before.savingEur);
    const params = { id: candidate.pointId };
    expect(await candidate.holder.call(proposalCalls.getPriceProposal, { params })).toBeNull();
  });

  it("reads what the project comes to, and of no price: none was proposed", async () => {
    await manyTakePart(candidate);
    await candidate.server.deps.db.updateTable("production_point").set({ price_max: 0.2 }).execute();
    await accept();
    const mail = await acceptance();
    expect(mail).toContain("Gain ou perte, selon les cas.");
    expect(mail).not.toContain("Ce prix");
  });

  it("reads that no price was proposed, that nothing binds before, and what comes", async () => {
    await accept();
    const mail = await acceptance();
    expect(mail).toContain("Aucun prix ne vous a encore été proposé : cette somme compte celui que publie");
    expect(mail).toContain("Rien ne vous engage à acheter avant que vous ayez signé un contrat de vente");
    expect(mail).toContain("vous le recevrez par e-mail, pour le lire");
  });

  it("reads no sum where its consumption is not known, and no price to come where the electricity is given", async () => {
    const { db } = candidate.server.deps;
    await db.updateTable("consumption_point").set({ annual_consumption: 0 }).execute();
    await accept();
    const mail = await acceptance();
    expect(mail).not.toContain("par an avec l’exonération");
    expect(mail).toContain("Aucun prix ne vous a encore été proposé. Rien ne vous engage");
  });

  it("is told of no price to come where the electricity is given", async () => {
    const { db } = candidate.server.deps;
    await db.updateTable("production_point").set({ price_min: null, price_max: null }).execute();
    await accept();
    expect(await acceptance()).not.toContain("Aucun prix");
  });
});

it("a price that was proposed stays the one that is told, where the owner accepts before its answer", async () => {
  await candidate.propose(0.1);
  await accept();
  expect(await acceptance()).not.toContain("Aucun prix");
});

it("who withdraws once accepted, before signing, reads that it is done and what is lost", async () => {
  await accept();
  await candidate.server.settle();
  candidate.server.mails.length = 0;
  await move(candidate.holder, candidate.applicationId, { status: "REJECTED" });
  await candidate.server.settle();
  const [mail] = candidate.server.mails.filter(({ to }) => to === candidate.holder.email);
  expect(mail?.subject).toContain("est retirée");
  expect(plain(mail?.text)).toContain("Vous étiez accepté : votre place peut aller à quelqu’un d’autre.");
});
