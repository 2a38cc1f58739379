import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { endDelays, eventsOf } from "../../../test/jobs.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning({ SIGNING_MAIL_WAIT: "60" }));
});

const subjects = (to = signing.participant.email) =>
  server.mails.flatMap((mail) => (mail.to === to ? (mail.subject.split(" pour ")[0] ?? []) : []));

/** The moment passes that an invitation waits. */
async function later(): Promise<void> {
  await endDelays(server.deps.db);
  await server.settle();
}

it("what is sent one kind after the other, within a minute, is one mail that counts all of it", async () => {
  server.setNow(new Date("2026-11-04T09:00:05.000Z"));
  for (const kind of ["bulletin", "accord", "salesContract"] as const)
    await sendToSign(server, signing, [kind]);
  expect(subjects()).toEqual([]);
  const waiting = (await eventsOf(server.deps.db, "signature-invited")).filter(
    ({ state }) => state === "created",
  );
  expect(waiting).toHaveLength(1);
  await later();
  expect(subjects()).toEqual(["3\u00a0documents à signer"]);
});

it("a reminder in the moment that an invitation waits is none: it is refused, and the invitation is the first mail", async () => {
  server.setNow(new Date("2026-11-04T09:00:05.000Z"));
  await sendToSign(server, signing, ["bulletin"]);
  const remind = async () => {
    const { results } = await signing.owner.call(documentCalls.remindDocuments, {
      params: { id: signing.projectId, kind: "bulletin" },
      body: { participants: [asConsumer(signing.application.consumerId ?? "")] },
    });
    await server.settle();
    return results.map(({ ok, error }) => (ok ? "reminded" : error?.replaceAll("\u00a0", " ")));
  };
  server.setNow(new Date("2026-11-04T09:00:35.000Z"));
  expect(await remind()).toEqual([
    "L’invitation à signer part dans un instant : relancez plus tard, si elle reste sans réponse.",
  ]);
  expect(subjects()).toEqual([]);
  await later();
  expect(subjects()).toEqual(["1\u00a0document à signer"]);
  server.setNow(new Date("2026-11-04T09:10:00.000Z"));
  expect(await remind()).toEqual(["reminded"]);
  expect(subjects()).toHaveLength(2);
});

it("what comes in the next minute, and before that mail has left, is in it", async () => {
  server.setNow(new Date("2026-11-04T09:00:55.000Z"));
  await sendToSign(server, signing, ["bulletin"]);
  server.setNow(new Date("2026-11-04T09:01:05.000Z"));
  await sendToSign(server, signing, ["accord"]);
  await later();
  expect(subjects()).toEqual(["2\u00a0documents à signer"]);
});

it("who signs meanwhile is invited to nothing", async () => {
  await sendToSign(server, signing, ["bulletin"]);
  await server.deps.db
    .updateTable("signature_signer")
    .set({ status: "signed", signed_at: new Date() })
    .execute();
  await later();
  expect(subjects()).toEqual([]);
});

it("who has still to confirm his address is asked once, a moment later too", async () => {
  const email = "hugo@ailleurs.fr";
  const elsewhere = { ...signing, participant: { ...signing.participant, email } };
  await sendToSign(server, elsewhere, ["bulletin"]);
  await sendToSign(server, elsewhere, ["accord"]);
  await later();
  expect(subjects(email)).toEqual([expect.stringContaining("confirmez votre adresse")]);
});

it("who has still to confirm his address is asked anew by what comes long after he was", async () => {
  const email = "hugo@ailleurs.fr";
  const elsewhere = { ...signing, participant: { ...signing.participant, email } };
  server.setNow(new Date("2026-11-04T09:00:00.000Z"));
  await sendToSign(server, elsewhere, ["bulletin"]);
  await later();
  server.setNow(new Date("2026-11-05T09:00:00.000Z"));
  await sendToSign(server, elsewhere, ["accord"]);
  await later();
  expect(subjects(email)).toHaveLength(2);
});

it("who signs after others is told a moment after the first of them, of all that they signed until then", async () => {
  await sendToSign(server, signing, ["accord", "salesContract"]);
  await later();
  await signAll(server, signing.participant.email);
  expect(subjects(signing.pmoEmail)).toEqual([]);
  await later();
  expect(subjects(signing.pmoEmail)).toEqual(["1\u00a0document à signer"]);
});
