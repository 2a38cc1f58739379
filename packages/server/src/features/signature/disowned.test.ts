import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  disownAs,
  emit,
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

describe("who says by a link that he is not the person named", () => {
  const stranger = "inconnu@ailleurs.fr";

  it("is shown no more than before he said so: no title, no place, no name of another", async () => {
    await sendToSign(server, { ...signing, producer: { ...signing.producer, email: stranger } }, [
      "salesContract",
    ]);
    await signAll(server, signing.participant.email);
    const seller = signerAt(server, stranger);
    const before = await readSession(seller);
    expect(before.documents).toEqual([]);
    await disownAs(seller);
    const after = await seller.send("GET", `/api/signature/${seller.token}`);
    expect(after.body).not.toContain("Hugo Petit");
    expect(after.json().documents).toEqual([]);
  });

  it("reads neither the place that he was named for nor whom it is", async () => {
    const participant = { ...signing.participant, email: stranger };
    await sendToSign(server, { ...signing, participant }, ["bulletin", "accord", "salesContract"]);
    const signer = signerAt(server, stranger);
    const answer = await disownAs(signer);
    expect(answer.body).not.toContain(signing.application.consumerId);
    expect(answer.body).not.toContain("Contrat de vente");
  });

  it("is not told later, asked again and having confirmed nothing, who retracted", async () => {
    await sendToSign(server, { ...signing, producer: { ...signing.producer, email: stranger } }, [
      "salesContract",
    ]);
    await signAll(server, signing.participant.email);
    const seller = signerAt(server, stranger);
    const { documents } = (await disownAs(seller)).json();
    // As a reminder of the owner leaves it.
    await server.deps.db.updateTable("signature_signer").set({ disowned_at: null }).execute();
    expect((await readSession(seller)).status).toBe("to-confirm");
    await signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
    const documentIds = documents.map(({ id }: { id: string }) => id);
    const told = await seller.send("POST", `/api/signature/${seller.token}/otp`, { documentIds });
    expect(told.body).not.toContain("Hugo Petit");
  });

  it("gets no mail about the contract that he said was not his", async () => {
    const participant = { ...signing.participant, email: stranger };
    const documentIds = await sendToSign(server, { ...signing, participant }, ["salesContract"]);
    await disownAs(signerAt(server, stranger));
    await server.forgetMails();
    await emit(server, { type: "contract-withdrawn", projectId: signing.projectId, documentIds });
    expect(server.mails.filter(({ to }) => to === stranger).map(({ subject }) => subject)).toEqual([]);
  });
});
