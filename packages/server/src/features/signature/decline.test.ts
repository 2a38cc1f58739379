import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  askCode,
  declineAs,
  readSession,
  type Signer,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  standingOf,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let signer: Signer;
let documentId: string;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const decline = async (reason: string, more: object = {}) =>
  declineAs(signer, await askCode(server, signer), { reason, ...more });

describe("declining", () => {
  it("tells the owner why, once, and whoever had signed before", async () => {
    [documentId = ""] = await sendToSign(server, signing, ["accord"]);
    await signAll(server, signing.participant.email);
    signer = signerAt(server, signing.pmoEmail);
    await readSession(signer);
    const code = await askCode(server, signer);
    server.mails.length = 0;
    const reason = "Il manque une annexe.";
    expect((await declineAs(signer, code, { reason })).json().status).toBe("declined");
    expect((await declineAs(signer, code, { reason })).statusCode).toBe(200);
    await server.settle();
    expect(await standingOf(server, documentId)).toEqual({
      status: "DECLINED",
      reason: "Il manque une annexe.",
    });
    const subjects = new Map(server.mails.map(({ to, subject }) => [to, subject]));
    expect(server.mails).toHaveLength(2);
    expect(subjects.get(signing.owner.email)).toContain("Odile Martin refuse de signer");
    expect(subjects.get(signing.participant.email)).toContain("n’aboutit pas");
    for (const { text } of server.mails) expect(text).toContain("Il manque une annexe.");
  });

  it("of a contract of sale by its buyer tells its seller, who has not signed, and not why", async () => {
    [documentId = ""] = await sendToSign(server, signing, ["salesContract"]);
    signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    server.mails.length = 0;
    expect((await decline("Un seul producteur me suffit.")).json().status).toBe("declined");
    await server.settle();
    const sellers = server.mails.filter(({ subject }) =>
      subject.includes("refuse un contrat de vente avec vous"),
    );
    expect(sellers).toHaveLength(1);
    expect(sellers[0]?.text).toContain("rien ne vous engage");
    expect(sellers[0]?.text).not.toContain("Un seul producteur me suffit.");
  });

  it("needs a reason", async () => {
    [documentId = ""] = await sendToSign(server, signing, ["bulletin"]);
    signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    expect((await decline("  ")).statusCode).toBe(400);
    expect((await standingOf(server, documentId)).status).toBe("SENT");
  });

  it("one of several documents leaves the others to sign", async () => {
    const [bulletin = "", accord = ""] = await sendToSign(server, signing, ["bulletin", "accord"]);
    signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    documentId = accord;
    const answer = (await decline("Pas cet accord.", { documentIds: [accord] })).json();
    expect(answer.documents.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [bulletin, "to-sign"],
      [accord, "declined"],
    ]);
    expect((await standingOf(server, documentId)).status).toBe("DECLINED");
    documentId = bulletin;
    expect((await standingOf(server, documentId)).status).toBe("SENT");
  });
});
