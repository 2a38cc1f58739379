import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { findApplicationFacts } from "./mail-facts.ts";
import { producerSignedMail, signedMail } from "./signed-mail.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const kinds = ["bulletin", "accord", "salesContract"] as const;
const told = () => server.mails.filter(({ subject }) => subject.startsWith("Tout est signé pour"));

/** A second place of the same person, whose documents have left with those of the first. */
async function twoPlaces() {
  const { projectId, holder } = signing;
  const consumerId = await consumptionPointRow(server.deps.db, holder.id, { name: "Atelier" });
  const given = { projectId, consumptionPointId: consumerId, status: "SIGNATURE" } as const;
  const second = await applicationRow(server.deps.db, given);
  await sendToSign(server, signing, kinds);
  const application = { ...signing.application, consumerId };
  await sendToSign(server, { ...signing, placeName: "Atelier", application }, kinds);
  return { first: signing.application.id, second };
}

const mailOf = async (applicationId: string) => {
  const facts = await findApplicationFacts(server.deps.db, applicationId);
  return facts ? signedMail(server.deps, facts, applicationId) : undefined;
};

it("who signed for two places in one go reads once that all is signed: which places, and what is due for both", async () => {
  await twoPlaces();
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await server.settle();
  expect(told()).toHaveLength(1);
  const text = told()[0]?.text.replaceAll("\u00a0", " ");
  for (const part of ["« Atelier »", "« Maison »", "vos 2 lieux", "/user-portfolio"])
    expect(text).toContain(part);
  // 32.50 € for each of them.
  expect(text).toContain("65,00 €");
});

it("the place that is settled first waits for the other's last copy, and for nothing else", async () => {
  const { first, second } = await twoPlaces();
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await setStatus(server, first, "SIGNED");
  // The producer has not signed the other's contract: that may take weeks.
  expect((await mailOf(first))?.paragraphs.join()).not.toContain("Atelier");
  // He has, and its copy is still to be made.
  await server.deps.db
    .updateTable("signature_signer")
    .set({ status: "signed", signed_at: server.deps.now() })
    .where("signed_at", "is", null)
    .execute();
  expect(await mailOf(first)).toBeNull();
  await setStatus(server, second, "SIGNED");
  expect(await mailOf(first)).toBeNull();
  expect((await mailOf(second))?.paragraphs.join()).toMatch(
    /«\s(Maison|Atelier)\s» et «\s(Maison|Atelier)\s»/u,
  );
});

it("a producer whose own documents are signed reads how many contracts are still to come, until none is", async () => {
  const { projectId, productionPointId } = signing;
  const given = { projectId, productionPointId, status: "SIGNED" } as const;
  const id = await applicationRow(server.deps.db, given);
  const mail = async () => {
    const facts = await findApplicationFacts(server.deps.db, id);
    return facts && producerSignedMail(server.deps, facts);
  };
  const early = await mail();
  expect(early?.subject).toContain("Votre accord est signé pour");
  expect(early?.paragraphs.join()).toContain("Il reste 1\u00a0contrat de vente à signer");
  await sendToSign(server, signing, kinds);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  const late = await mail();
  expect(late?.subject).toContain("Tout est signé pour");
  expect(late?.paragraphs.join()).not.toContain("Il reste");
});
