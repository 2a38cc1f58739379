import { accountCalls, signInCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { strongPassword, type TestServer } from "../../../../test/harness.ts";
import { applicationRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
});

const signAllDocuments = async (participant: string) => {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [participant, signing.pmoEmail, signing.producer.email]) await signAll(server, email);
};
const told = (email: string): string =>
  server.mails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a producer who deletes his account", () => {
  const contract = "1 contrat de vente à un acheteur, pour « Toit d’en face »";
  /** The installation is the place's holder's, and the buyer another. */
  beforeEach(async () => {
    const { db } = server.deps;
    const { projectId, productionPointId } = signing;
    await signAllDocuments(signing.participant.email);
    await applicationRow(db, { projectId, productionPointId, status: "SIGNED" });
    const buyer = await server.signedUp();
    await db
      .updateTable("consumption_point")
      .set({ account_id: buyer.id })
      .where("id", "=", signing.application.consumerId ?? "")
      .execute();
    await db
      .updateTable("production_point")
      .set({ account_id: signing.holder.id })
      .where("id", "=", productionPointId)
      .execute();
    await setStatus(server, signing.application.id, "SIGNED");
    await server.forgetMails();
  });
  const erase = async () => {
    await signing.holder.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    await signing.holder.call(accountCalls.deleteUser, {});
    await server.settle();
  };

  it("reads before how many contracts he sells by", async () => {
    const { commitments } = await signing.holder.call(documentCalls.listCommitments, {});
    expect(commitments).toEqual([expect.objectContaining({ kind: "producer", sold: 1 })]);
  });

  it("is told of them, as a seller is, and so is the owner", async () => {
    await erase();
    expect(told(signing.holder.email)).toContain(contract);
    expect(told(signing.holder.email)).not.toContain("qui vous vend son électricité");
    expect(told(signing.holder.email)).toContain("qui achète la vôtre");
    expect(told(signing.owner.email)).toContain(contract);
  });

  it("leaves a buyer who reads that the contract binds both as before, and where he writes", async () => {
    await server.deps.db
      .updateTable("signature_signer")
      .set({ email: "acheteuse@exemple.fr" })
      .where("role", "=", "participant")
      .execute();
    await erase();
    const mail = told("acheteuse@exemple.fr");
    expect(mail).toContain("a supprimé son compte");
    expect(mail).toContain("son adresse est dans votre contrat");
  });
});

describe("a clerk who deletes the account of a body for which another signed", () => {
  const mayor = "maire@exemple.fr";
  beforeEach(async () => {
    const { participant } = signing;
    signing = { ...signing, participant: { ...participant, email: mayor } };
    await signAllDocuments(mayor);
    await sql`update document set data = jsonb_set(data, array[case when kind = 'salesContract' then 'consumer' else 'participant' end],
      ${JSON.stringify({ ...participant, entityType: "Professionnel", socialReason: "SAS Atelier", email: mayor })}::jsonb)`.execute(
      server.deps.db,
    );
    await setStatus(server, signing.application.id, "SIGNED");
    await server.forgetMails();
    await signing.holder.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    await signing.holder.call(accountCalls.deleteUser, {});
    await server.settle();
  });

  it("is named to the owner as the body, and not as who signed and has no account", () => {
    expect(told(signing.owner.email)).toContain("SAS Atelier a supprimé son compte");
    expect(told(signing.owner.email)).not.toContain("Hugo Petit a supprimé son compte");
  });

  it("leaves who signed with what binds the body, in the mailbox that signed", () => {
    expect(told(mayor)).toContain("contrat de vente");
    expect(told(mayor)).toContain("tient toujours");
    expect(told(mayor)).toContain("Le compte qui suivait cette participation a été supprimé");
    expect(told(signing.holder.email)).toContain("tient toujours");
  });
});
