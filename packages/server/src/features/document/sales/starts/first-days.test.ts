import { documentCalls } from "@mec/api/document";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../../test/harness.ts";
import {
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
