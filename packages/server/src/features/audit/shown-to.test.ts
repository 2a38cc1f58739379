import { auditCalls } from "@mec/api/audit";
import { expect, it } from "vitest";
import { sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

it("who signs with others reads to whom his documents were shown, once they opened them", async () => {
  const { server, signing } = await startSigning();
  const shownTo = async (person = signing.holder) =>
    (await person.call(auditCalls.listOwnAudit, { query: {} })).shownTo;
  expect(await shownTo()).toBeUndefined();
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  expect(await shownTo()).toBeUndefined();
  await signAll(server, signing.producer.email);
  expect(await shownTo()).toEqual({ names: ["Paule Roche"], count: 1 });
  // Another address is no other person.
  await server.deps.db
    .updateTable("account")
    .set({ email: "hugo@nouvelle.fr" })
    .where("id", "=", signing.holder.id)
    .execute();
  expect(await shownTo()).toEqual({ names: ["Paule Roche"], count: 1 });
  const stranger = await server.signedUp();
  expect(await shownTo(stranger)).toBeUndefined();
});
