import { accountCalls, signInCalls } from "@mec/api/account";
import { pointCalls } from "@mec/api/point";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../../test/application-fixtures.ts";
import { strongPassword, type TestServer } from "../../../../test/harness.ts";
import {
  askCode,
  openAll,
  type Signing,
  sendSignature,
  signerAt,
  standingOf,
  startDocuments,
} from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let documentId: string;
beforeEach(async () => {
  const sent = await startDocuments("bulletin");
  ({ server, signing } = sent);
  documentId = sent.documentIds[0] ?? "";
  const signer = signerAt(server, signing.participant.email);
  const { name } = await openAll(signer);
  const answer = await sendSignature(signer, await askCode(server, signer), { name });
  expect(answer.statusCode).toBe(200);
});

const kept = () => server.deps.db.selectFrom("signed_paper").select("document_id as id").execute();
const deleteOwner = () => signing.owner.send("DELETE", "/api/user");

describe("a document that all have signed, whose sealed copy is still to be made", () => {
  const ways: Record<string, () => Promise<unknown>> = {
    "his account": () => signing.holder.call(accountCalls.deleteUser, {}),
    "his place": async () => {
      const { id, consumption_point_id } = await server.deps.db
        .selectFrom("application")
        .select(["id", "consumption_point_id"])
        .executeTakeFirstOrThrow();
      await move(signing.holder, id, { status: "REJECTED" });
      await signing.holder.call(pointCalls.deleteConsumptionPoint, {
        params: { id: consumption_point_id ?? "" },
      });
    },
  };

  it.each(Object.keys(ways))("is sealed and kept when its participant deletes %s meanwhile", async (way) => {
    await ways[way]?.();
    await server.settle();
    expect(await kept()).toEqual([{ id: documentId }]);
    expect(await standingOf(server, documentId)).toMatchObject({ status: "DONE" });
    const told = server.mails.filter(
      ({ to, text }) => to === signing.participant.email && /signé/u.test(text ?? ""),
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it("keeps the project from being deleted until then", async () => {
    const refused = await deleteOwner();
    expect([refused.statusCode, refused.json().message]).toEqual([409, "SEALING_UNDER_WAY"]);
    await server.settle();
    expect((await deleteOwner()).statusCode).toBe(204);
    expect(await kept()).toEqual([{ id: documentId }]);
  });

  it("holds nobody for longer than a week", async () => {
    server.setNow(new Date(Date.now() + 8 * 86_400_000));
    await signing.owner.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    expect((await deleteOwner()).statusCode).toBe(204);
  });
});
