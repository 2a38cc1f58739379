import { signatureCalls } from "@mec/api/signature";
import { proposalCalls } from "@mec/api/study";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { productionPointRow } from "../../../test/rows.ts";
import { mailedLink, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

it("a sum that counts all who sell says by how many contracts they do, where it is signed and on the page after", async () => {
  const { server, signing } = await startSigning();
  const { db } = server.deps;
  const pointId = signing.application.consumerId ?? "";
  await db
    .insertInto("application_progress")
    .values({
      application_id: signing.application.id,
      status: "SIGNATURE",
      price: 0.12,
      message: null,
      author_id: null,
      acted_as: "holder",
      created_at: server.deps.now(),
    })
    .execute();
  const proposal = () => signing.holder.call(proposalCalls.getPriceProposal, { params: { id: pointId } });
  await productionPointRow(db, signing.holder.id, { name: "Grange", projectId: signing.projectId });
  // As long as no contract is made, nobody knows that two will be.
  expect(await proposal()).not.toHaveProperty("contracts");
  const [contract = ""] = await sendToSign(server, signing, ["salesContract"]);
  await sql`update document set data = jsonb_set(data, '{producers,0,pointId}', ${JSON.stringify(signing.productionPointId)}::jsonb)
    where id = ${contract}`.execute(db);
  const token = mailedLink(server, signing.participant.email);
  const { sums } = await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token } });
  expect([sums[0]?.contracts, (await proposal())?.contracts]).toEqual([2, 2]);
  // Once he has signed, the page still does.
  await signAll(server, signing.participant.email);
  expect((await proposal())?.contracts).toBe(2);
  // Of two who are still to come nobody knows whether they sell together.
  await productionPointRow(db, signing.holder.id, { name: "Moulin", projectId: signing.projectId });
  expect((await proposal())?.contracts).toBeNull();
});

it("a sum says nothing of contracts where one names all who sell", async () => {
  const { server, signing } = await startSigning();
  await sendToSign(server, signing, ["salesContract"]);
  const token = mailedLink(server, signing.participant.email);
  const { sums } = await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token } });
  expect(sums).toHaveLength(1);
  expect(sums[0]).not.toHaveProperty("contracts");
});
