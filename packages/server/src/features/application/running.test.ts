import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { move, setStatus } from "../../../test/application-fixtures.ts";
import { consumptionSite } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { inTransaction } from "../../db/transaction.ts";
import { findApplicationFacts } from "./mails/mail-facts.ts";
import { signedContent } from "./mails/signed-content.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  const { db } = server.deps;
  await sql`update application set created_at = '2026-11-01T09:00:00Z'`.execute(db);
  // The number that his documents name.
  await sql`update consumption_point set prm = ${consumptionSite.prm} where id = ${pointId()}`.execute(db);
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const pointId = () => signing.application.consumerId ?? "";
const params = () => ({ id: pointId() });

/** All sign, by a contract that takes effect on this day and asks for this notice. */
async function sign(startDate: string | null, noticeMonths = 2) {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await sql`update document set data = data || jsonb_build_object('terms', (data->'terms') ||
    jsonb_build_object('startDate', ${startDate}::text, 'noticeMonths', ${noticeMonths}::int))
    where kind = 'salesContract'`.execute(server.deps.db);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "SIGNED");
  await server.forgetMails();
}

/** What he signed with his owner is not here. */
async function signElsewhere() {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await sql`update document set status = 'IGNORED', data = null`.execute(server.deps.db);
  await setStatus(server, signing.application.id, "SIGNED");
  await server.forgetMails();
}

async function run() {
  const moved = await move(signing.owner, signing.application.id, {
    status: "EXPLOITATION",
    confirmLeftOut: true,
  });
  expect([moved.statusCode, moved.body]).toEqual([201, expect.anything()]);
}
async function told(subject: string): Promise<string> {
  await server.settle();
  const mail = server.mails.findLast(
    (one) => one.subject.includes(subject) && one.to === signing.holder.email,
  );
  return plain(mail?.text);
}
const ask = (leavingOn: string) =>
  signing.holder.call(applicationCalls.requestDeparture, {
    params: { id: signing.application.id },
    body: { leavingOn, reason: "" },
  });
const schedule = (day: string) =>
  signing.owner.call(applicationCalls.scheduleDeparture, {
    params: { id: signing.application.id },
    body: { day },
  });

/** Another place of the same person that takes part too. */
async function otherPlace() {
  const consumptionPointId = await consumptionPointRow(server.deps.db, signing.holder.id, {
    name: "L’atelier",
  });
  await applicationRow(server.deps.db, {
    projectId: signing.projectId,
    consumptionPointId,
    status: "EXPLOITATION",
  });
}

describe("a contract that takes effect later than its place begins to share", () => {
  beforeEach(() => sign("2027-03-01"));

  it("is told by its day: before the owner's yes, in the mail of the start, and with his documents", async () => {
    const { later } = await signing.owner.call(documentCalls.listUnsignedContracts, {
      params: { id: signing.projectId },
      body: { applicationIds: [signing.application.id] },
    });
    expect(later).toEqual({ count: 1, contracts: [{ buyer: "Hugo Petit", startsOn: "2027-03-01" }] });
    await run();
    const mail = await told("commence");
    expect(mail).toContain("À partir du 1er mars 2027");
    expect(mail).not.toContain("Vous consommez désormais");
    const documents = await signing.holder.call(documentCalls.getConsumerDocuments, { params: params() });
    expect(documents?.saleStartsOn).toBe("2027-03-01");
  });

  it("is told by its day once all is signed, in place of the usual two weeks", async () => {
    await server.deps.db.updateTable("application").set({ signed_told_at: null }).execute();
    await inTransaction(server.deps.db, (tx) =>
      server.deps.queue.emit(tx, {
        type: "application-moved",
        applicationId: signing.application.id,
        from: "SIGNATURE",
        to: "SIGNED",
        by: "system",
      }),
    );
    const mail = await told("Tout est signé");
    expect(mail).toContain(
      "Votre contrat prend effet le 1er mars 2027 : le partage commence alors, au plus tôt.",
    );
    expect(mail).not.toContain("deux semaines");
  });

  it("of several places, each is told by its own day", async () => {
    const { deps } = server;
    const facts = await findApplicationFacts(deps.db, signing.application.id, deps.now());
    if (!facts) throw new Error("The application is gone");
    const read = (...days: (string | undefined)[]) => {
      const toEnter = days.map((saleStartsOn, index) => ({ name: `Lieu ${index + 1}`, saleStartsOn }));
      const { paragraphs } = signedContent(deps, facts, { places: toEnter.map(({ name }) => name), toEnter });
      return plain(JSON.stringify(paragraphs));
    };
    expect(read("2027-03-01", "2027-03-01")).toContain("Vos contrats prennent effet le 1er mars 2027");
    const mixed = read("2027-03-01", undefined);
    expect(mixed).toContain("« Lieu 1 » : votre contrat prend effet le 1er mars 2027");
    expect(mixed).toContain("faire entrer « Lieu 2 » dans le partage, dans deux semaines environ");
  });

  it("binds nobody who leaves before: no day before it is named for its end", async () => {
    await run();
    const leaving = await signing.holder.call(documentCalls.getConsumerLeaving, { params: params() });
    expect(leaving).toMatchObject({ noticeMonths: 2, saleStartsOn: "2027-03-01" });
    expect(await ask("2026-12-15")).toMatchObject({ saleStartsOn: "2027-03-01" });
    const mail = await told("demande de départ");
    expect(mail).toContain(
      "Votre contrat de vente, qui ne prend effet que le 1er mars 2027, prend fin avant : rien ne vous est vendu par lui.",
    );
    expect(mail).not.toContain("29 janvier 2027");
    await server.settle();
    const owners = server.mails.find(({ to }) => to === signing.owner.email);
    expect(plain(owners?.text)).toContain("prend fin avant : rien ne lui est vendu par lui.");
  });
});

it("a contract whose day has come is like any other", async () => {
  await sign("2026-12-02");
  await run();
  const read = () => signing.holder.call(documentCalls.getConsumerLeaving, { params: params() });
  expect((await read()).saleStartsOn).toBe("2026-12-02");
  server.setNow(new Date("2026-12-02T09:00:00.000Z"));
  expect((await read()).saleStartsOn).toBeUndefined();
});

it("a contract that takes effect with its place is told as it was", async () => {
  await sign(null);
  server.setNow(new Date("2026-12-16T09:00:00.000Z"));
  await run();
  expect(await told("commence")).toContain("Vous consommez désormais de l’électricité locale.");
  const documents = await signing.holder.call(documentCalls.getConsumerDocuments, { params: params() });
  expect(documents?.saleStartsOn).toBeUndefined();
});

describe("who leaves reads what his papers ask of him in each mail", () => {
  it("by the lines of those that are here", async () => {
    await sign(null);
    await run();
    await ask("2027-02-15");
    for (const subject of ["demande de départ", "est réglé pour le"]) {
      if (subject === "est réglé pour le") await schedule("2027-02-10");
      const mail = await told(subject);
      expect(mail).toContain("Ce que vous devez : la cotisation");
      expect(mail).toContain("dernière facture");
      expect(mail).not.toContain("vous n’avez rien à faire");
    }
  });

  const elsewhere =
    "Le porteur du projet a indiqué que votre bulletin d’adhésion, votre accord de participation et votre contrat de vente se règlent hors de la plateforme : si vous les avez signés, le préavis, la cotisation de l’année et la dernière facture sont ceux qui y sont écrits.";

  it("by their absence, where they were signed outside of the platform: until the last page", async () => {
    await signElsewhere();
    await run();
    await ask("2026-12-15");
    expect(await told("demande de départ")).toContain(elsewhere);
    await schedule("2026-12-10");
    const scheduled = await told("est réglé pour le");
    expect(scheduled).toContain(elsewhere);
    expect(scheduled).not.toContain("vous n’avez rien à faire");
    await signing.owner.send("POST", `/api/application/${signing.application.id}/departure/settlement`);
    expect(await told("est acté")).toContain(elsewhere);
    const { left } = await signing.holder.call(pointCalls.getConsumptionPoint, { params: params() });
    expect(left?.elsewhere).toEqual(["bulletin", "accord", "salesContract"]);
  });

  it("and that his other place goes on, while this one's fee of the year stays due", async () => {
    await sign(null);
    await run();
    await otherPlace();
    await ask("2027-02-15");
    const goesOn = "Votre autre lieu, « L’atelier », continue. La cotisation de ce lieu-ci est la sienne.";
    expect(await told("demande de départ")).toContain(goesOn);
    await schedule("2027-02-10");
    expect(await told("est réglé pour le")).toContain(goesOn);
  });
});
