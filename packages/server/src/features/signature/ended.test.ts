import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { consumptionPointRow } from "../../../test/rows.ts";
import {
  askCode,
  declineAs,
  emit,
  openAll,
  readSession,
  type Signer,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let seller: Signer;
let contract: string;

/** A contract that its buyer has signed, and that its seller is about to. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  [contract = ""] = await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  seller = signerAt(server, signing.producer.email);
  await openAll(seller);
});

const said = (answer: LightMyRequestResponse) => {
  const { message, issues } = answer.json();
  return `${answer.statusCode} ${message} ${issues?.[0]?.message ?? ""}`;
};
const askFor = (documentIds = [contract]) =>
  seller.send("POST", `/api/signature/${seller.token}/otp`, { documentIds });
const retract = () => signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
const signed = () =>
  server.deps.db.selectFrom("signature_event").select("data").where("type", "=", "signed").execute();

const ends: Record<string, [end: () => Promise<unknown>, why: string]> = {
  "whose buyer retracted": [retract, "Hugo Petit a déclaré sa rétractation"],
  "whose buyer retracted, once the links are revoked": [
    async () => {
      await retract();
      await server.settle();
    },
    "Hugo Petit a déclaré sa rétractation",
  ],
  "whose buyer left": [
    async () => {
      await setStatus(server, signing.application.id, "REJECTED");
      await setAside();
    },
    "Hugo Petit ne participe plus au projet",
  ],
  "that was withdrawn": [() => setAside(), "il a été retiré entre-temps"],
  "that was canceled": [
    () => emit(server, { type: "signature-withdrawn", documentIds: [contract] }),
    "il a été retiré entre-temps",
  ],
  "whose time is over": [
    () =>
      server.deps.db
        .updateTable("signature_request")
        .set({ expires_at: new Date(0) })
        .execute(),
    "le délai pour signer est passé",
  ],
};

async function setAside() {
  const { db, now } = server.deps;
  await db.updateTable("document").set({ superseded_at: now() }).where("id", "=", contract).execute();
}

describe("who is about to sign a contract", () => {
  it.each(Object.entries(ends))(
    "%s reads why as he asks for the code, and none is sent",
    async (_, [end, why]) => {
      await end();
      server.mails.length = 0;
      const answer = said(await askFor());
      expect(answer).toContain("409 SIGNATURE_ENDED Ce contrat n’est plus à signer\u00a0: ");
      expect(answer).toContain(`${why}. Vous n’avez rien signé.`);
      await server.settle();
      expect(server.mails.filter(({ subject }) => subject.includes("code"))).toHaveLength(0);
    },
  );

  it.each(Object.entries(ends))(
    "%s reads why as he types it, and nothing is signed",
    async (_, [end, why]) => {
      const before = await signed();
      const code = await askCode(server, seller);
      await end();
      const more = { name: "Paule Roche", documentIds: [contract] };
      expect(said(await sendSignature(seller, code, more))).toContain(`${why}. Vous n’avez rien signé.`);
      expect(await signed()).toEqual(before);
    },
  );

  it("signs none beside it either, and the rest waits for him", async () => {
    const { db } = server.deps;
    const consumerId = await consumptionPointRow(db, signing.holder.id, { name: "Atelier" });
    const application = { ...signing.application, consumerId };
    const [other = ""] = await sendToSign(server, { ...signing, application }, ["salesContract"]);
    // Else the code of a moment ago would do.
    await db.updateTable("signature_link").set({ code_sent_at: null }).execute();
    await signAll(server, signing.participant.email);
    await readSession(seller);
    await setAside();
    const more = { name: "Paule Roche", documentIds: [contract, other] };
    const before = await signed();
    expect(said(await askFor([contract, other]))).toContain("SIGNATURE_ENDED");
    const code = await askCode(server, seller);
    expect(said(await sendSignature(seller, code, more))).toContain("SIGNATURE_ENDED");
    expect(await signed()).toEqual(before);
    expect((await sendSignature(seller, code, { ...more, documentIds: [other] })).statusCode).toBe(200);
  });

  it("that he signed in another window is told nothing of an end", async () => {
    const code = await askCode(server, seller);
    const more = { name: "Paule Roche", documentIds: [contract] };
    expect((await sendSignature(seller, code, more)).statusCode).toBe(200);
    expect(said(await askFor())).toContain("409 SIGNATURE_OVER");
  });

  it("that another refused reads who did", async () => {
    const [accord = ""] = await sendToSign(server, signing, ["accord"]);
    await signAll(server, signing.participant.email);
    const owner = signerAt(server, signing.pmoEmail);
    await openAll(owner);
    await server.deps.db
      .updateTable("signature_signer")
      .set({ status: "declined" })
      .where("role", "=", "participant")
      .execute();
    await server.deps.db.updateTable("signature_request").set({ status: "declined" }).execute();
    const answer = await declineAs(owner, "123456", { documentIds: [accord] });
    expect(said(answer)).toContain("Hugo Petit a refusé de signer");
  });

  it("is told nothing by a link that never was, nor of what was another's to sign", async () => {
    await retract();
    const token = "A".repeat(43);
    const guessed = await server
      .visitor()
      .send("POST", `/api/signature/${token}/otp`, { documentIds: [contract] });
    expect(said(guessed)).toContain("404 NOT_FOUND");
    const { db } = server.deps;
    await db.updateTable("signature_link").set({ email: "autre@exemple.fr" }).execute();
    expect(said(await askFor())).toContain("404 NOT_FOUND");
  });
});

it("a declaration that ends what he had still to sign is mailed to who was asked", async () => {
  server.mails.length = 0;
  expect(said(await retract())).toContain("201");
  await server.settle();
  const [told, ...others] = server.mails.filter(({ to }) => to === seller.email);
  expect(others).toEqual([]);
  expect(told?.subject).toContain("Hugo Petit se rétracte, vous n’avez plus à signer");
  expect(told?.text).toContain("Votre signature y était attendue");
});
