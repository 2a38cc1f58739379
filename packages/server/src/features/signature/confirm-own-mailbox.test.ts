import { randomUUID } from "node:crypto";
import { accountCalls } from "@mec/api/account";
import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import {
  aSigning,
  disownAs,
  readSession,
  type Signing,
  sendToSign,
  signerAt,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  server = await startTestServer();
  signing = await aSigning(server);
  const { id, email } = signing.holder;
  await server.deps.db.updateTable("account").set({ email_verified_at: null }).where("id", "=", id).execute();
  await sendToSign(server, { ...signing, participant: { ...signing.participant, email } }, ["bulletin"]);
});

/** Says by the link that was mailed to the holder that he is the one named, as this person. */
async function confirmAs(person: Visitor) {
  const signer = signerAt(server, signing.holder.email);
  const { signer: named } = await readSession(signer);
  const answer = await person.send("POST", `/api/signature/${signer.token}/address`, { signerId: named.id });
  expect(answer.json()).toMatchObject({ status: "to-sign" });
  return (await signing.holder.call(accountCalls.getProfile, {})).emailVerified;
}

it("a signing link mailed to the account's own address confirms it, where its person is signed in", async () => {
  expect(await confirmAs(signing.holder)).toBe(true);
});

it("nor does the mere link: not for somebody whom it does not name, nor after its person said that he is another", async () => {
  const { token } = signerAt(server, signing.holder.email);
  const answerAs = (signerId: string) =>
    signing.holder.send("POST", `/api/signature/${token}/address`, { signerId });
  const isConfirmed = async () => (await signing.holder.call(accountCalls.getProfile, {})).emailVerified;
  await answerAs(randomUUID());
  expect(await isConfirmed()).toBe(false);

  const signer = signerAt(server, signing.holder.email);
  const { signer: named } = await readSession(signer);
  await disownAs(signer);
  await answerAs(named.id);
  expect(await isConfirmed()).toBe(false);
});

it("nor does a link that is too old, whose person confirmed being the signatory elsewhere", async () => {
  const signer = signerAt(server, signing.holder.email);
  const { signer: named } = await readSession(signer);
  await confirmAs(server.visitor());
  await server.deps.db.updateTable("signature_link").set({ expires_at: server.deps.now() }).execute();
  await signing.holder.send("POST", `/api/signature/${signer.token}/address`, { signerId: named.id });
  expect((await signing.holder.call(accountCalls.getProfile, {})).emailVerified).toBe(false);
});

it("a second click on it, where its person is signed in by now, does", async () => {
  expect(await confirmAs(server.visitor())).toBe(false);
  const signer = signerAt(server, signing.holder.email);
  const { signer: named } = await readSession(signer);
  await signing.holder.send("POST", `/api/signature/${signer.token}/address`, { signerId: named.id });
  expect((await signing.holder.call(accountCalls.getProfile, {})).emailVerified).toBe(true);
});

it("it confirms no account's address where nobody is signed in, or somebody else", async () => {
  expect(await confirmAs(server.visitor())).toBe(false);
  expect(await confirmAs(await server.signedUp({}, { confirmed: false }))).toBe(false);
});
