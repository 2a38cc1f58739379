import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { earlySupplyText } from "@mec/domain/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import {
  askCode,
  openAll,
  readSession,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";
import { checkEvidence } from "../evidence/evidence-check.ts";
import { readEvidence } from "../evidence/evidence-store.ts";
import { signaturePersonalData } from "../personal-data.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
});

const sendAll = () => sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);

/** The participant signs all at once; a page of the former release says nothing of it. */
async function sign(answer: object) {
  const signer = signerAt(server, signing.participant.email);
  const { name } = await openAll(signer);
  const sent = await sendSignature(signer, await askCode(server, signer), { name, ...answer });
  await server.settle();
  return sent;
}

async function othersSign() {
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
}

const shown = async (email = signing.participant.email) => {
  const signer = signerAt(server, email);
  await openAll(signer);
  return readSession(signer);
};

const becomeBusiness = () =>
  sql`update document set data = jsonb_set(data, '{consumer,entityType}', '"Professionnel"')
    where kind = 'salesContract'`.execute(server.deps.db);

/** What was answered, by the kind of the document in whose evidence it stands. */
async function kept() {
  const requests = await server.deps.db
    .selectFrom("signature_request as r")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["r.id", "d.kind"])
    .execute();
  const found: [string, unknown][] = [];
  for (const { id, kind } of requests)
    for (const event of await readEvidence(server.deps.db, id))
      if (event.type === "consent" && event.data.earlySupply) found.push([kind, event.data.earlySupply]);
  return found;
}

const copiesMail = () =>
  server.mails
    .filter(({ to, subject }) => to === signing.participant.email && /signés? pour/u.test(subject))
    .map(({ text }) => text)
    .join();

describe("who signs a contract of sale for himself is asked whether supply may begin before his days to retract end", () => {
  it("with the words that are kept, once for all that he signs", async () => {
    await sendAll();
    expect(await shown()).toMatchObject({ earlySupplyText });
  });

  it("and nobody else: not a business, nor who sells, nor where no contract of sale waits", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    expect(await shown()).not.toHaveProperty("earlySupplyText");
    await sendToSign(server, signing, ["salesContract"]);
    await becomeBusiness();
    expect(await shown()).not.toHaveProperty("earlySupplyText");
    await sign({ asksEarlySupply: true });
    expect(await shown(signing.producer.email)).not.toHaveProperty("earlySupplyText");
    expect(await kept()).toEqual([]);
  });
});

describe("his answer", () => {
  it.each([true, false])("is kept in the evidence of the contract alone: %s", async (asksEarlySupply) => {
    await sendAll();
    expect((await sign({ asksEarlySupply })).statusCode).toBe(200);
    expect(await kept()).toEqual([["salesContract", { isAsked: asksEarlySupply, text: earlySupplyText }]]);
    await othersSign();
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("keeps nobody from signing, and a page that does not ask gives none", async () => {
    await sendAll();
    expect((await sign({})).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [true, "Vous avez demandé, en signant, que la fourniture commence avant la fin"],
    [false, "Vous n’avez pas demandé que la fourniture commence avant la fin"],
  ])("is confirmed with the signed copies: %s", async (asksEarlySupply, words) => {
    await sendAll();
    await sign({ asksEarlySupply });
    await othersSign();
    expect(copiesMail()).toContain(words);
  });

  it("is read by the person afterwards: by the link, and on the page of the place", async () => {
    await sendAll();
    await sign({ asksEarlySupply: true });
    const { documents } = await shown();
    const answers = documents.map(({ kind, asksEarlySupply }) => [kind, asksEarlySupply]);
    expect(answers).toContainEqual(["salesContract", true]);
    expect(answers).toContainEqual(["bulletin", undefined]);
    const right = await signing.holder.call(signatureCalls.readRetraction, {
      params: { id: signing.application.consumerId ?? "" },
    });
    expect(right).toMatchObject({ asksEarlySupply: true });
    const held = await signing.holder.call(documentCalls.getConsumerDocuments, {
      params: { id: signing.application.consumerId ?? "" },
    });
    expect(held?.salesContract.asksEarlySupply).toBe(true);
    expect(held?.bulletin.asksEarlySupply).toBeNull();
  });

  it("goes with his personal data, and not with those of who sells to him", async () => {
    await sendAll();
    await sign({ asksEarlySupply: true });
    const taken = async (email: string) => {
      const { signatures } = await signaturePersonalData.byEmail.read(server.deps, email);
      return signatures.find(({ kind }) => kind === "salesContract");
    };
    expect(await taken(signing.participant.email)).toMatchObject({ asksEarlySupply: true });
    expect(await taken(signing.producer.email)).toMatchObject({ asksEarlySupply: null });
  });

  it.each([
    [true, "reçue jusqu’à votre rétractation est à payer", "reste à payer"],
    [false, "vous n’avez rien à payer pour", "ne peut pas lui être facturée"],
  ])(
    "says to who retracts, to his owner and to who sells what is owed of what he received: %s",
    async (asked, words, others) => {
      await sendAll();
      await sign({ asksEarlySupply: asked });
      await othersSign();
      await setStatus(server, signing.application.id, "EXPLOITATION");
      server.mails.length = 0;
      await signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
      await server.settle();
      const told = (mailbox: string) => server.mails.find(({ to }) => to === mailbox)?.text;
      expect(told(signing.participant.email)).toContain(words);
      expect(told(signing.owner.email)).toContain(others);
      // Of an account that is erased nothing stays in his list.
      expect(told(signing.owner.email)).toContain("ce que vous lui devez reste dû");
      expect(told(signing.producer.email)).toContain(others);
    },
  );
});
