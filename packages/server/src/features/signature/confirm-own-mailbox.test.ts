import { accountCalls } from "@mec/api/account";
import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import {
  aSigning,
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

it("it confirms no account's address where nobody is signed in, or somebody else", async () => {
  expect(await confirmAs(server.visitor())).toBe(false);
  expect(await confirmAs(await server.signedUp({}, { confirmed: false }))).toBe(false);
});
