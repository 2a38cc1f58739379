import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignatory, confirmEmail } from "../../../test/application-fixtures.ts";
import { documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import {
  aSigning,
  askCode,
  declineAs,
  emit,
  insertProducer,
  mailedCode,
  readSession,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  standingOf,
  startDocuments,
  startSigning,
} from "../../../test/signature-fixtures.ts";

/** Attacks that were tried on the running product, one by one. */

let server: TestServer;
let signing: Signing;

const refused = (answer: LightMyRequestResponse) => answer.statusCode >= 400;

describe("who types the president's address as his signatory's", () => {
  let attack: Signing;
  let signed: string;
  let awaited: string;

  /** What a link of the attacker's own account opens; nothing when he is given none. */
  async function opened(visitor: Visitor): Promise<{ token: string; ids: string[] }> {
    const pointId = attack.application.consumerId ?? "";
    const answer = await visitor.send("POST", `/api/consumption-point/${pointId}/signature/link`);
    if (refused(answer)) return { token: "", ids: [] };
    const token = answer.json().url.split("/").at(-1);
    const session = (await visitor.send("GET", `/api/signature/${token}`)).json();
    return { token, ids: session.documents.map(({ id }: { id: string }) => id) };
  }

  beforeEach(async () => {
    ({
      server,
      signing,
      documentIds: [signed = "", awaited = ""],
    } = await startDocuments("bulletin", "accord"));
    await signAll(server, signing.participant.email);
    const other = await aSigning(server);
    attack = {
      ...other,
      projectId: signing.projectId,
      owner: signing.owner,
      pmoEmail: signing.pmoEmail,
      participant: { ...other.participant, email: signing.pmoEmail, firstName: "Odile", name: "Martin" },
    };
    await sendToSign(server, attack, ["bulletin", "accord"]);
  });

  it("reads no document of another, by no link of his own account", async () => {
    const { token, ids } = await opened(attack.holder);
    expect(ids).not.toContain(signed);
    expect(ids).not.toContain(awaited);
    for (const documentId of [signed, awaited]) {
      const file = await attack.holder.send("GET", `/api/signature/${token}/file?documentId=${documentId}`);
      expect(file.statusCode).toBe(404);
    }
  });

  it("refuses nothing in the president's name", async () => {
    const { token } = await opened(attack.holder);
    const documentIds = [awaited];
    await attack.holder.send("POST", `/api/signature/${token}/decline`, {
      reason: "Non merci.",
      documentIds,
    });
    expect((await standingOf(server, awaited)).status).toBe("SENT");
  });

  it("has the president sign nothing of his among the president's own", async () => {
    const president = signerAt(server, signing.pmoEmail);
    const session = await readSession(president);
    expect(session.documents.map(({ id }) => id)).toEqual([awaited]);
  });
});

describe("a second producer who types the first one's address", () => {
  it("takes nobody's place: each signs for his own installation", async () => {
    server = await startTestServer();
    const scene = await documentsScene(server);
    const second = await server.signedUp({ firstName: "Victor", lastName: "Usurpe" });
    await confirmEmail(server, second.id);
    const id = await insertProducer(server, scene.projectId, second.id);
    await server.deps.db
      .insertInto("signatory")
      .values({
        production_point_id: id,
        identity: JSON.stringify({
          ...aSignatory,
          firstName: "Victor",
          name: "Usurpe",
          email: "remi@toit.fr",
        }),
        updated_at: new Date(),
      })
      .execute();
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/send`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    await server.settle();
    const documents = await documentRows(server, scene.projectId);
    const contract = documents.find(({ kind }) => kind === "salesContract")?.id ?? "";
    const places = await server.deps.db
      .selectFrom("signature_signer as s")
      .innerJoin("signature_request as r", "r.id", "s.request_id")
      .select(["s.last_name as name", "s.account_id as accountId"])
      .where("r.document_id", "=", contract)
      .where("s.role", "=", "producer")
      .orderBy("s.last_name")
      .execute();
    expect(places).toEqual([
      { name: "Toiture", accountId: scene.producer.id },
      { name: "Usurpe", accountId: second.id },
    ]);
  });
});

describe("guessing the code of one mailbox", () => {
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  async function ownToken(): Promise<string> {
    const pointId = signing.application.consumerId ?? "";
    const answer = await signing.holder.send("POST", `/api/consumption-point/${pointId}/signature/link`);
    return answer.json().url.split("/").at(-1);
  }

  beforeEach(async () => {
    ({ server, signing } = await startDocuments("bulletin"));
    await readSession(signerAt(server, signing.participant.email));
  });

  it("ends after ten wrong ones a day, by nine links as by one", async () => {
    let judged = 0;
    for (let link = 0; link < 9; link += 1) {
      const signer = { ...signerAt(server, signing.participant.email), token: await ownToken() };
      await signer.send("POST", `/api/signature/${signer.token}/otp`);
      await server.settle();
      const code = mailedCode(server, signer.email);
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await sendSignature(signer, another(code));
        if (answer.json().message === "WRONG_CODE") judged += 1;
      }
    }
    expect(judged).toBe(10);
    const signer = { ...signerAt(server, signing.participant.email), token: await ownToken() };
    const mailed = server.mails.length;
    // No other is mailed to who could not use it.
    expect((await signer.send("POST", `/api/signature/${signer.token}/otp`)).statusCode).toBe(429);
    await server.settle();
    expect(server.mails).toHaveLength(mailed);
    server.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await sendSignature(signer, await askCode(server, signer))).statusCode).toBe(200);
  });

  it("gets ten codes a day, by a dozen links as by one", async () => {
    const answers: number[] = [];
    for (let link = 0; link < 12; link += 1) {
      const answer = await server.visitor().send("POST", `/api/signature/${await ownToken()}/otp`);
      answers.push(answer.statusCode);
    }
    await server.settle();
    expect(answers).toEqual([...Array(10).fill(204), 429, 429]);
    expect(server.mails.filter(({ subject }) => subject.includes("code de signature"))).toHaveLength(10);
  });

  it("is not helped by a locked screen: no mail tells the code in its subject", async () => {
    const signer = signerAt(server, signing.participant.email);
    const code = await askCode(server, signer);
    for (const { subject } of server.mails) expect(subject).not.toContain(code);
  });
});

describe("who has a link and not the mailbox", () => {
  beforeEach(async () => {
    ({ server, signing } = await startSigning());
  });

  it("refuses nothing: declining asks for the code, as signing does", async () => {
    const [documentId = ""] = await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    expect(
      refused(await signer.send("POST", `/api/signature/${signer.token}/decline`, { reason: "Non." })),
    ).toBe(true);
    expect((await declineAs(signer, "123456")).json().message).toBe("CODE_EXPIRED");
    expect((await standingOf(server, documentId)).status).toBe("SENT");
  });

  it("signs under no other name than the signatory's", async () => {
    const [documentId = ""] = await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    const code = await askCode(server, signer);
    const answer = await sendSignature(signer, code, { name: "Quelqu’un d’Autre" });
    expect(answer.json().message).toBe("NOT_THE_SIGNATORY");
    expect((await standingOf(server, documentId)).status).toBe("SENT");
    expect((await sendSignature(signer, code, { name: "  HUGO   petit " })).statusCode).toBe(200);
  });
});

describe("an account whose address is not confirmed", () => {
  it("is given no link to sign", async () => {
    ({ server, signing } = await startDocuments("bulletin"));
    const change = { email_verified_at: null };
    await server.deps.db.updateTable("account").set(change).where("id", "=", signing.holder.id).execute();
    const pointId = signing.application.consumerId ?? "";
    const answer = await signing.holder.send("POST", `/api/consumption-point/${pointId}/signature/link`);
    expect(answer.json()).toMatchObject({ statusCode: 409, message: "EMAIL_NOT_CONFIRMED" });
  });

  it("is shown no document by the mailed link before it was confirmed there", async () => {
    ({ server, signing } = await startSigning());
    const change = { email_verified_at: null };
    await server.deps.db.updateTable("account").set(change).where("id", "=", signing.holder.id).execute();
    const [documentId = ""] = await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    const file = await signer.send("GET", `/api/signature/${signer.token}/file?documentId=${documentId}`);
    expect(file.statusCode).toBe(404);
    await emit(server, { type: "signature-reminder", documentIds: [documentId] });
    for (const { text } of server.mails) expect(text).not.toContain("Bulletin d’adhésion");
  });
});
