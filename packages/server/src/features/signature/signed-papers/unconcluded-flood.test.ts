import { signedPaperCalls } from "@mec/api/signature";
import { limits } from "@mec/domain/account";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestServer, Visitor } from "../../../../test/harness.ts";
import {
  aSigning,
  askCode,
  openAll,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const listOf = (who: Visitor) => who.call(signedPaperCalls.listSignedPapers, { query: {} });
const copyOf = (who: Visitor, id: string) => who.send("GET", `/api/user/signed-paper/${id}/file`);

/** Somebody who has signed what another has still to sign. */
async function waiting(one: Signing): Promise<string> {
  await sendToSign(server, one, ["accord"]);
  await signAll(server, one.participant.email);
  return (await listOf(one.holder)).unconcluded?.[0]?.id ?? "";
}

/** By the link mailed to what he signed with. */
async function mailedCopyOf(email: string, documentId: string) {
  const visitor = server.visitor();
  await visitor.call(signedPaperCalls.askSignedPapers, { body: { email } });
  await server.settle();
  const mail = server.mails.findLast(({ to, subject }) => to === email && subject === "Vos papiers signés");
  const [, token = ""] = mail?.text.match(/\/([\w-]{43})/) ?? [];
  return () => visitor.send("GET", `/api/signed-paper/${token}/file?documentId=${documentId}`);
}

describe("who reads his own copy, not signed by all, forty times at once", () => {
  let isOn = false;
  let flood: Promise<unknown>;

  async function begin(read: () => Promise<{ statusCode: number }>): Promise<void> {
    isOn = true;
    const reads = Array.from({ length: 40 }, async () => {
      while (isOn) if ((await read()).statusCode !== 200) await new Promise((go) => setTimeout(go, 20));
    });
    flood = Promise.all(reads);
    await new Promise((go) => setTimeout(go, 300));
  }
  afterEach(async () => {
    isOn = false;
    await flood;
  });

  it("keeps no other account from its own copy", async () => {
    const id = await waiting(signing);
    const other = await aSigning(server);
    const theirs = await waiting(other);
    await begin(() => copyOf(signing.holder, id));
    const statuses: number[] = [];
    for (let read = 0; read < 5; read += 1) statuses.push((await copyOf(other.holder, theirs)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it.each(["his account", "a mailed link"])(
    "keeps no document of others from being sealed, by %s",
    async (by) => {
      const id = await waiting(signing);
      const read =
        by === "his account"
          ? () => copyOf(signing.holder, id)
          : await mailedCopyOf(signing.participant.email, id);
      expect((await read()).statusCode).toBe(200);
      const other = await aSigning(server);
      await sendToSign(server, other, ["bulletin"]);
      const signer = signerAt(server, other.participant.email);
      const { name } = await openAll(signer);
      expect((await sendSignature(signer, await askCode(server, signer), { name })).statusCode).toBe(200);
      await begin(read);
      const failure = await server.settle().then(
        () => null,
        (error: unknown) => String(error),
      );
      expect(failure).toBeNull();
      expect((await listOf(other.holder)).items).toHaveLength(1);
    },
  );
});

it("makes a reader so many copies in an hour, by his account or by his mailbox, and refuses in French", async () => {
  const id = await waiting(signing);
  const mailbox = signing.participant.email;
  const byMail = await mailedCopyOf(mailbox, id);
  for (const [whose, read] of [
    [signing.holder.id, () => copyOf(signing.holder, id)],
    [mailbox, byMail],
  ] as const) {
    for (let made = 1; made < limits.copiesPerReader.points; made += 1)
      await server.deps.limits.count("copiesPerReader", whose);
    expect((await read()).statusCode).toBe(200);
    const refused = await read();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect(refused.json().issues).toMatchObject([{ message: expect.stringContaining("copies") }]);
  }
});
