import { signatoryCalls } from "@mec/api/signatory";
import { beforeEach, expect, it } from "vitest";
import { aSignatory, move } from "../../../../test/application-fixtures.ts";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");

/** What the holder is told of his yes. */
async function told(): Promise<string[]> {
  const { server, holder, applicationId } = candidate;
  await candidate.propose(0.12);
  await server.settle();
  server.mails.length = 0;
  await move(holder, applicationId, { status: "SIGNATURE" });
  await server.settle();
  return server.mails
    .filter(({ to }) => to === holder.email)
    .map(({ subject, text }) => plain(`${subject}\n${text}`));
}

it("who says yes to a price reads which, for how long, that nothing binds before a signature, and is led to say who signs", async () => {
  await candidate.say({ vatRegime: "standard", durationYears: 5, tacitRenewal: true, noticeMonths: 2 });
  const [mail = "", ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^Votre oui pour « [^»]* » : il reste à dire qui signera\n/u);
  expect(mail).toContain("Ils arrivent ensuite par e-mail, en général sous quatre semaines");
  expect(mail).toContain("60 jours pour signer");
  expect(mail).toContain("Vous acceptez le prix de 14,4 c€/kWh TTC");
  expect(mail).toContain("Le prix : 14,4 c€/kWh TTC");
  expect(mail).toContain("La durée : 5 ans");
  // What may never come is on the page of his yes.
  expect(mail).not.toContain("restent facturés par votre fournisseur");
  expect(mail).toContain("La cotisation :");
  expect(mail).toMatch(/ € (de moins|de plus)? ?par an/u);
  expect(mail).toContain("Rien ne vous engage avant votre signature");
  expect(mail).toContain("il vous reste à dire qui signera");
  expect(mail).toContain(`Dire qui signe`);
  expect(mail).toContain(`/consumer/${candidate.pointId}/my-profile#signatory`);
});

it("who has nothing left to give reads that the documents will come", async () => {
  const params = { id: candidate.pointId };
  await candidate.holder.call(signatoryCalls.saveConsumptionSignatory, { params, body: aSignatory });
  await candidate.server.deps.db
    .updateTable("consumption_point")
    .set({ prm: "30001234567890" })
    .where("id", "=", candidate.pointId)
    .execute();
  const [mail = ""] = await told();
  expect(mail).toMatch(/^Votre oui pour « [^»]* » : les documents suivent\n/u);
  expect(mail).toContain("Le porteur prépare maintenant les documents");
  expect(mail).toContain("Vous n’avez rien à faire d’ici là");
  expect(mail).toContain("60 jours pour signer");
  expect(mail).not.toContain("Dire qui signe");
});

it("who has withdrawn before the mail leaves is not told of his yes", async () => {
  const { server, holder, applicationId } = candidate;
  await candidate.propose(0.12);
  await server.settle();
  server.mails.length = 0;
  await move(holder, applicationId, { status: "SIGNATURE" });
  await move(holder, applicationId, { status: "REJECTED" });
  await server.settle();
  const subjects = server.mails.filter(({ to }) => to === holder.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Votre oui"))).toEqual([]);
});
