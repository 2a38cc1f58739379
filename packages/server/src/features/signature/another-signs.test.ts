import { signatureCalls } from "@mec/api/signature";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  aSigning,
  openAll,
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { keepLink } from "./link.ts";

const president = "president@exemple.fr";

let server: TestServer;
let signing: Signing;
let documentIds: string[];

/** A project whose president, by a mailbox of his own, signs for its legal body: its owner is somebody else. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  signing = { ...signing, pmoEmail: president };
  documentIds = await sendToSign(server, signing, ["bulletin", "accord"]);
  await signAll(server, signing.participant.email);
});

const path = (call: "link" | "address") => `/api/project/${signing.projectId}/signature/${call}`;
const ask = async (call: "link" | "address") => {
  const answer = await signing.owner.send("POST", path(call));
  return { status: answer.statusCode, ...(answer.body && answer.json()) };
};
const openings = async () =>
  (
    await server.deps.db
      .selectFrom("signature_event as e")
      .innerJoin("signature_signer as s", "s.id", "e.signer_id")
      .select("s.email")
      .where("e.type", "=", "opened")
      .execute()
  ).map(({ email }) => email);
/** His address is known to be his, and he has not come back since. */
const confirmed = () =>
  server.deps.db
    .updateTable("signature_signer")
    .set({ address_confirmed_at: new Date() })
    .where("email", "=", president)
    .execute();

describe("what the president signs", () => {
  it("is not opened from the owner's space, who is told who signs, and may have him written to", async () => {
    expect(await ask("link")).toMatchObject({ status: 409, message: "ADDRESS_NOT_CONFIRMED" });
    await confirmed();
    const refusal = await ask("link");
    expect(refusal).toMatchObject({ status: 409, message: "SIGNED_BY_ANOTHER" });
    expect(JSON.stringify(refusal)).toContain(
      "C’est à Odile Martin de signer, par le lien envoyé à p…@exemple.fr.",
    );
    const before = server.mails.filter(({ to }) => to === president).length;
    server.setNow(new Date(Date.now() + 3_600_000));
    expect(await ask("address")).toMatchObject({ status: 204 });
    await server.settle();
    expect(server.mails.filter(({ to }) => to === president)).toHaveLength(before + 1);
  });

  it("is opened by nobody but him, says the evidence", async () => {
    await confirmed();
    await ask("link");
    expect(await openings()).not.toContain(president);
    await openAll(signerAt(server, president));
    expect((await openings()).filter((email) => email === president)).toHaveLength(1);
  });

  it("is shown by no link that the owner's account made for him before", async () => {
    await confirmed();
    const { projectId, owner } = signing;
    const token = "a-link-of-the-former-release";
    const { db, now } = server.deps;
    await keepLink(db, { projectId, email: president, accountId: owner.id }, token, now());
    expect((await owner.send("GET", `/api/signature/${token}`)).statusCode).toBe(404);
    const file = await owner.send("GET", `/api/signature/${token}/file?documentId=${documentIds[1]}`);
    expect(file.statusCode).toBe(404);
    expect(await openings()).not.toContain(president);
  });
});

describe("what the owner signs by his own mailbox", () => {
  const ownersTurn = async (email: string) => {
    const { projectId, owner } = signing;
    const other = { ...(await aSigning(server)), projectId, owner, pmoEmail: email };
    const ids = await sendToSign(server, other, ["accord"]);
    await signAll(server, other.participant.email);
    return ids;
  };

  it.each([
    ["as he typed it", (email: string) => email],
    ["in capitals", (email: string) => email.toUpperCase()],
  ])("opens alone, whoever else is awaited: %s", async (_, typed) => {
    await confirmed();
    const ids = await ownersTurn(typed(signing.owner.email));
    const { url } = await signing.owner.call(signatureCalls.linkOwnerSignature, {
      params: { id: signing.projectId },
    });
    const token = url.split("/").at(-1) ?? "";
    const { documents } = await readSession({ ...server.visitor(), token, email: signing.owner.email });
    expect(documents.map(({ id }) => id)).toEqual(ids);
  });
});
