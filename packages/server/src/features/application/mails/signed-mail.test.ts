import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { endDelays } from "../../../../test/jobs.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { findApplicationFacts } from "./mail-facts.ts";
import { ownerMail } from "./owner-mails.ts";
import { countContractsLeft, producerSignedMail, tellSigned } from "./signed-mail.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  signing = { ...signing, placeName: "Maison" };
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

/** As the place's own event does. */
async function tell(applicationId: string): Promise<void> {
  await tellSigned(server.deps, applicationId, randomUUID());
  await server.settle();
}

/** The places that each mail names. */
const toldPlaces = () =>
  told().map(({ text }) => ["Maison", "Atelier"].filter((name) => text.includes(`«\u00a0${name}\u00a0»`)));

/** All have signed for the second place too, and its last copy is still being made. */
async function waitingForCopy() {
  const places = await twoPlaces();
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await server.deps.db
    .updateTable("signature_signer")
    .set({ status: "signed", signed_at: server.deps.now() })
    .where("signed_at", "is", null)
    .execute();
  await setStatus(server, places.first, "SIGNED");
  await tell(places.first);
  expect(told()).toEqual([]);
  return places;
}

async function anHourLater(): Promise<void> {
  await endDelays(server.deps.db);
  await server.settle();
}

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

it("a place whose other waits for its producer's signature is told at once: that may take weeks", async () => {
  const { first } = await twoPlaces();
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await setStatus(server, first, "SIGNED");
  await tell(first);
  expect(toldPlaces()).toEqual([["Maison"]]);
});

it("a place whose other's last copy is being made is told with it, once", async () => {
  const { first, second } = await waitingForCopy();
  await setStatus(server, second, "SIGNED");
  await Promise.all([tell(second), tell(first)]);
  await anHourLater();
  expect(toldPlaces()).toEqual([["Maison", "Atelier"]]);
});

it("it is told alone where that copy takes longer than an hour, and the other once it is made", async () => {
  const { first, second } = await waitingForCopy();
  server.setNow(new Date(Date.now() + 3_600_000));
  await anHourLater();
  expect(toldPlaces()).toEqual([["Maison"]]);
  await setStatus(server, second, "SIGNED");
  await tell(second);
  await tell(first);
  expect(toldPlaces()).toEqual([["Maison"], ["Atelier"]]);
});

it("it is told alone where the other is withdrawn meanwhile, which is told nothing", async () => {
  const { second } = await waitingForCopy();
  await setStatus(server, second, "REJECTED");
  await tell(second);
  await anHourLater();
  expect(toldPlaces()).toEqual([["Maison"]]);
});

it("who takes part already when he is told is promised no start, and who asked to leave is asked nothing", async () => {
  const { first, second } = await twoPlaces();
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await setStatus(server, first, "SIGNED");
  await setStatus(server, first, "EXPLOITATION");
  await tell(first);
  const text = told()[0]?.text.replaceAll("\u00a0", " ") ?? "";
  expect(text).toContain("32,50 €");
  expect(text).not.toContain("faire entrer");
  await setStatus(server, second, "SIGNED");
  await sql`update application set departure = '{"leavingOn":"2027-01-01"}' where id = ${second}`.execute(
    server.deps.db,
  );
  await tell(second);
  expect(told()).toHaveLength(1);
});

it("a producer whose own documents are signed reads how many contracts are still to come, until none is", async () => {
  const { projectId, productionPointId } = signing;
  const given = { projectId, productionPointId, status: "SIGNED" } as const;
  const id = await applicationRow(server.deps.db, given);
  const mail = async () => {
    const facts = await findApplicationFacts(server.deps.db, id, server.deps.now());
    return facts && producerSignedMail(server.deps, facts, []);
  };
  const toOwner = async () => {
    const facts = await findApplicationFacts(server.deps.db, id, server.deps.now());
    const moved = { type: "application-moved", applicationId: id, from: "SIGNATURE", to: "SIGNED" } as const;
    const left = facts && (await countContractsLeft(server.deps, facts));
    return (
      facts &&
      ownerMail(
        server.deps,
        facts,
        { ...moved, by: "system" },
        { contractsLeft: left ?? 0, hasElsewhere: false },
      )
    );
  };
  const early = await mail();
  expect(early?.subject).toContain("Votre accord est signé pour");
  expect(early?.paragraphs.join()).toContain("Il reste 1\u00a0contrat de vente à signer");
  await sendToSign(server, signing, kinds);
  for (const email of [signing.participant.email, signing.pmoEmail]) await signAll(server, email);
  // The one that his buyer has signed waits for him: it is not signed yet.
  expect((await mail())?.paragraphs.join()).toContain("Il reste 1\u00a0contrat de vente à signer");
  // Nor is his owner told that all of it is.
  const news = await toOwner();
  expect(news?.title).toMatch(/a son bulletin et son accord en règle$/u);
  expect(news?.paragraphs.join()).toContain(
    "Il reste 1\u00a0contrat de vente à signer avec cette installation",
  );
  await signAll(server, signing.producer.email);
  const late = await mail();
  expect(late?.subject).toContain("Tout est signé pour");
  expect(late?.paragraphs.join()).not.toContain("Il reste");
  expect((await toOwner())?.paragraphs.join()).not.toContain("Il reste");
});
