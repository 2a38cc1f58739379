import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  mailedLink,
  prepare,
  type Signing,
  sendToSign,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { signedBy, townHall } from "../../../test/study-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const { db } = server.deps;
  await db
    .insertInto("application_progress")
    .values({
      application_id: signing.application.id,
      status: "PROPOSAL",
      price: 0.095,
      acted_as: "owner",
      created_at: server.deps.now(),
    })
    .execute();
});

async function priceLine(): Promise<string> {
  const { essentials } = await server.visitor().call(signatureCalls.readSignatureSummary, {
    params: { token: mailedLink(server, signing.participant.email) },
  });
  return essentials.find(({ subject }) => subject === "price")?.text.replaceAll("\u00a0", " ") ?? "";
}

it("whose contract was taken back reads the price that he said yes to, and that the contract comes apart", async () => {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  expect(await priceLine()).not.toContain("se signe à part");
  await server.deps.db
    .updateTable("document")
    .set({ superseded_at: server.deps.now() })
    .where("kind", "=", "salesContract")
    .execute();
  const text = await priceLine();
  expect(text).toContain("le prix que vous avez accepté");
  expect(text).toContain("Le contrat de vente, qui l’écrit, se signe à part");
  expect(text).not.toContain("Aucun contrat de vente");
});

it.each(["IGNORED", "DECLINED"] as const)("whose contract is %s is promised none", async (status) => {
  // Prepared, and sent to nobody.
  const [contract = ""] = await prepare(server, signing, ["salesContract"]);
  await sendToSign(server, signing, ["bulletin", "accord"]);
  await server.deps.db.updateTable("document").set({ status }).where("id", "=", contract).execute();
  expect(await priceLine()).toContain("Aucun contrat de vente n’est à signer ici");
});

it("whose body alone sells to him reads that he pays nothing and signs no contract, and nothing else once another sells too", async () => {
  const { db } = server.deps;
  const pointId = signing.application.consumerId ?? "";
  await signedBy(server, { consumption_point_id: pointId }, townHall);
  const plants = await db.selectFrom("production_point").select("id").execute();
  await db.updateTable("production_point").set({ account_id: signing.holder.id }).execute();
  for (const { id } of plants) await signedBy(server, { production_point_id: id }, townHall);
  await sendToSign(server, signing, ["bulletin", "accord"]);
  expect(await priceLine()).toBe(
    "On ne s’achète pas à soi-même : rien à payer pour l’électricité, pas de contrat.",
  );
  const read = async () => {
    const params = { id: pointId };
    return (await signing.holder.call(documentCalls.getConsumerDocuments, { params }))?.isOwnSale;
  };
  expect(await read()).toBe(true);

  const [other] = plants;
  await db
    .updateTable("signatory")
    .set({ identity: JSON.stringify({ ...townHall, socialReason: "La ferme", siretId: "73282932000074" }) })
    .where("production_point_id", "=", other?.id ?? "")
    .execute();
  expect(await priceLine()).not.toContain("rien à payer");
  expect(await read()).toBeUndefined();
});
