import { maxReminders, reminderDays, signatureDays } from "@mec/domain/signature";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  askCode,
  emit,
  mailedLink,
  prepare,
  readSession,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { tendSignatures } from "./daily.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const begun = Date.now();
async function onDay(day: number): Promise<void> {
  server.setNow(new Date(begun + day * 86_400_000 + 60_000));
  await tendSignatures(server.deps);
  await server.settle();
}
const status = async () =>
  (await server.deps.db.selectFrom("document").select("status").executeTakeFirstOrThrow()).status;
const reminders = () => server.mails.filter(({ subject }) => subject.startsWith("Rappel"));

describe("every day", () => {
  it("reminds who keeps silent, a few times, each with a link of its own", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const first = mailedLink(server, signing.participant.email);
    for (let day = 1; day < reminderDays; day += 1) await onDay(day);
    expect(reminders()).toEqual([]);
    for (let day = reminderDays; day < signatureDays; day += 1) await onDay(day);
    expect(reminders()).toHaveLength(maxReminders);
    expect(reminders()[0]?.subject).toContain("2\u00a0documents");
    expect(mailedLink(server, signing.participant.email)).not.toBe(first);
    expect(await status()).toBe("SENT");
  });

  it("ends what nobody signed in time, and tells the owner once what to do", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    server.mails.length = 0;
    await onDay(signatureDays);
    await onDay(signatureDays + 1);
    expect(await status()).toBe("EXPIRED");
    const told = server.mails.filter(({ to }) => to === signing.owner.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("n’a pas été signé à temps"),
    ]);
    expect(told[0]?.text).toContain("Bulletin d’adhésion\u00a0: Hugo Petit");
    expect(told[0]?.text).toContain("Vous pouvez les envoyer à nouveau");
    expect((await readSession(signer)).status).toBe("expired");
  });

  it("does not end what all have signed and whose copy is still to make: it is made", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    await sendSignature(signer, await askCode(server, signer));
    await server.deps.queue.drain({
      event: async () => {},
      mail: async () => {},
      daily: async () => {},
      givenUp: async () => {},
      mailGivenUp: async () => {},
    });
    expect(await status()).toBe("SENT");
    await onDay(signatureDays + 1);
    expect(await status()).toBe("DONE");
  });

  it("hands over what never reached the provider", async () => {
    await prepare(server, signing, ["bulletin"]);
    await onDay(0);
    expect(await status()).toBe("IN_TRANSIT");
    await onDay(1);
    expect(await status()).toBe("SENT");
  });
});

describe("a reminder that the owner asks for", () => {
  it("goes to those whose turn it is, once for a double click", async () => {
    const [documentId = ""] = await sendToSign(server, signing, ["accord"]);
    server.mails.length = 0;
    const remind = () => emit(server, { type: "signature-reminder", documentIds: [documentId] });
    await remind();
    await remind();
    expect(reminders().map(({ to }) => to)).toEqual([signing.participant.email]);
    await signAll(server, signing.participant.email);
    await remind();
    expect(reminders().map(({ to }) => to)).toEqual([signing.participant.email, signing.pmoEmail]);
  });

  it("says nothing of what is signed, declined or withdrawn", async () => {
    const documentIds = await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    await emit(server, { type: "signature-reminder", documentIds });
    expect(reminders()).toEqual([]);
  });
});

describe("a document that the owner takes back", () => {
  it("cannot be signed any more; sent again, it has a link of its own", async () => {
    const documentIds = await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await server.deps.db.updateTable("document").set({ superseded_at: new Date() }).execute();
    await emit(server, { type: "signature-withdrawn", documentIds });
    expect((await signer.send("GET", `/api/signature/${signer.token}`)).statusCode).toBe(404);
    server.setNow(new Date(Date.now() + 3_600_000));
    await sendToSign(server, signing, ["bulletin"]);
    const fresh = signerAt(server, signing.participant.email);
    expect(fresh.token).not.toBe(signer.token);
    expect((await readSession(fresh)).status).toBe("to-sign");
    expect((await signer.send("GET", `/api/signature/${signer.token}`)).statusCode).toBe(404);
  });
});
