import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { setStatus } from "../../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../../test/harness.ts";
import { endDelays } from "../../../../../test/jobs.ts";
import {
  insertProducer,
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  await sql`update production_point set purchase_contract = 'none', contract_ends_on = '2026-12-31'
    where id = ${signing.productionPointId}`.execute(server.deps.db);
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");

it("who signs with a plant that is under contract until a day reads, before he signs, the day after", async () => {
  const session = await readSession(signerAt(server, signing.participant.email));
  expect(session.plantFrom).toBe("2027-01-01");
});

it("reads it with his documents and in the mail of all that is signed, in place of two weeks", async () => {
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "SIGNED");
  await server.settle();
  const mail = server.mails.findLast(
    ({ subject, to }) => subject.startsWith("Tout est signé") && to === signing.holder.email,
  );
  expect(plain(mail?.text)).toContain("commence pour vous le 1er janvier 2027 au plus tôt");
  const documents = await signing.holder.call(documentCalls.getConsumerDocuments, {
    params: { id: signing.application.consumerId ?? "" },
  });
  expect(documents?.plantFrom).toBe("2027-01-01");
});

it("is told nothing of a plant whose contract has ended", async () => {
  await sql`update production_point set contract_ends_on = '2026-10-31'`.execute(server.deps.db);
  const session = await readSession(signerAt(server, signing.participant.email));
  expect(session.plantFrom).toBeUndefined();
});

async function minutesLater(): Promise<void> {
  await endDelays(server.deps.db);
  await server.settle();
}

/** Its holder says another day on which its purchase contract ends. */
async function saysEnd(contractEndsOn: string): Promise<void> {
  const params = { id: signing.productionPointId };
  await sql`update production_point set account_id = ${signing.owner.id}
    where id = ${params.id}`.execute(server.deps.db);
  const point = await signing.owner.call(pointCalls.getProductionPoint, { params });
  const { id: _, applicationProgress: __, projectId: ___, ...kept } = point;
  const url = `/api/production-point/${params.id}`;
  const body = z.encode(pointCalls.updateProductionPoint.body, {
    ...kept,
    purchaseContract: "none",
    contractEndsOn,
  });
  expect((await signing.owner.send("PUT", url, body)).statusCode).toBe(200);
  await server.settle();
}

/** Another plant, that nothing keeps from sharing, sells by the same contract. */
async function sellsToo(): Promise<void> {
  const id = await insertProducer(server, signing.projectId, signing.owner.id);
  await sql`update document set data = jsonb_set(data, '{producers}', (data->'producers')
      || jsonb_build_array(jsonb_set(data->'producers'->0, '{pointId}', to_jsonb(${id}::text))))
    where kind = 'salesContract'`.execute(server.deps.db);
}

describe("who buys of several, one of whom is under contract until a day", () => {
  const later =
    "Un vendeur commence plus tard : Paule Roche, le 1er janvier 2027 au plus tôt, après son contrat d’achat. D’ici là, vous recevez moins que l’estimation ne le compte.";
  const documentsOf = () =>
    signing.holder.call(documentCalls.getConsumerDocuments, {
      params: { id: signing.application.consumerId ?? "" },
    });
  beforeEach(sellsToo);

  it("reads before he signs who begins later, and when, as his own start is another", async () => {
    const { plantFrom, laterSellersText } = await readSession(signerAt(server, signing.participant.email));
    expect(plantFrom).toBeUndefined();
    expect(plain(laterSellersText)).toBe(later);
  });

  it("reads it with his documents, and in the mails of all that is signed and of his start", async () => {
    expect(plain((await documentsOf())?.laterSellersText)).toBe(later);
    for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
      await signAll(server, email);
    await setStatus(server, signing.application.id, "SIGNED");
    await server.settle();
    const mailOf = (subject: RegExp) =>
      plain(
        server.mails.findLast((mail) => subject.test(mail.subject) && mail.to === signing.holder.email)?.text,
      );
    expect(mailOf(/^Tout est signé/u)).toContain(later);
    await sql`update consumption_point set prm = '09111642617347'`.execute(server.deps.db);
    await signing.owner.call(applicationCalls.moveApplication, {
      params: { id: signing.application.id },
      body: { status: "EXPLOITATION", startsOn: "2026-12-20", confirmContractEnded: true },
    });
    await server.settle();
    expect(mailOf(/^Votre participation à .* commence$/u)).toContain(later);
  });

  it("reads nothing of it once that contract is over", async () => {
    await sql`update production_point set contract_ends_on = '2026-10-31' where contract_ends_on is not null`.execute(
      server.deps.db,
    );
    expect((await documentsOf())?.laterSellersText).toBeUndefined();
  });

  it("reads nothing of one who has left the project", async () => {
    await sql`update production_point set project_id = null where contract_ends_on is not null`.execute(
      server.deps.db,
    );
    expect((await documentsOf())?.laterSellersText).toBeUndefined();
  });

  it("is told once, when he has signed, that a seller begins on another day than he read", async () => {
    await signAll(server, signing.participant.email);
    await server.forgetMails();
    for (const day of ["2028-12-31", "2039-12-31"]) await saysEnd(day);
    await minutesLater();
    const told = server.mails.filter(({ subject }) => subject.includes("commence un autre jour"));
    expect(told.map(({ to }) => to)).toEqual([signing.participant.email]);
    expect(plain(told[0]?.text)).toContain("prend fin le 31 décembre 2039, et non plus le 31 décembre 2026");
    expect(plain(told[0]?.text)).toContain("le 1er janvier 2040 au plus tôt");
  });

  it("is told nothing of what the seller takes back within minutes", async () => {
    await signAll(server, signing.participant.email);
    await server.forgetMails();
    for (const day of ["2039-12-31", "2026-12-31"]) await saysEnd(day);
    await minutesLater();
    expect(server.mails.filter(({ subject }) => subject.includes("commence un autre jour"))).toEqual([]);
  });

  it("reads in each mail the day of the one before, whenever it was corrected meanwhile", async () => {
    await signAll(server, signing.participant.email);
    await server.forgetMails();
    const at = (moment: string) => server.setNow(new Date(moment));
    for (const [moment, day] of [
      ["2026-11-30T09:09:50.000Z", "2028-12-31"],
      ["2026-11-30T09:10:10.000Z", "2039-12-31"],
      ["2026-11-30T09:19:50.000Z", "2040-12-31"],
    ] as const) {
      at(moment);
      await saysEnd(day);
    }
    await minutesLater();
    await saysEnd("2041-12-31");
    await minutesLater();
    const told = server.mails.flatMap(({ subject, text }) =>
      subject.includes("commence un autre jour")
        ? [/prend fin le [^.]*/u.exec(plain(text))?.[0].split(" dans ")[0]]
        : [],
    );
    expect(told).toEqual([
      "prend fin le 31 décembre 2040, et non plus le 31 décembre 2026",
      "prend fin le 31 décembre 2041, et non plus le 31 décembre 2040",
    ]);
  });

  it("who signs once another day was said is told of the next against that one", async () => {
    await saysEnd("2028-12-31");
    await minutesLater();
    await signAll(server, signing.participant.email);
    await saysEnd("2039-12-31");
    await minutesLater();
    const mail = server.mails.find(({ subject }) => subject.includes("commence un autre jour"));
    expect(plain(mail?.text)).toContain("prend fin le 31 décembre 2039, et non plus le 31 décembre 2028");
  });

  it("is told nothing of it before he has signed: what he signs says it", async () => {
    await saysEnd("2039-12-31");
    await minutesLater();
    expect(server.mails.filter(({ subject }) => subject.includes("commence un autre jour"))).toEqual([]);
  });
});
