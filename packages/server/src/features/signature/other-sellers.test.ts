import { signatureCalls } from "@mec/api/signature";
import { proposalCalls } from "@mec/api/study";
import { addedVatText } from "@mec/domain/study";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aSignatory } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { productionPointRow } from "../../../test/rows.ts";
import { mailedLink, type Signing, sendToSign, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  await server.deps.db
    .updateTable("production_point")
    .set({ vat_regime: "franchise", production_power: 58 })
    .execute();
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  await sql`update document set data = data
    || jsonb_build_object('acceptedPrice', 0.1175, 'producers', jsonb_build_array(
      data->'producers'->0 || jsonb_build_object('pointId', ${signing.productionPointId}::text, 'vatRegime', 'franchise')))
    || jsonb_build_object('terms', (data->'terms') || '{"price": null, "subscription": null, "vatRegime": null}')
    where kind = 'salesContract'`.execute(server.deps.db);
});

/** A farm of 42 kWc that adds VAT sells beside, without a meter. */
async function joins(isStructure = true): Promise<void> {
  const { db } = server.deps;
  const farmer = await server.signedUp();
  const farm = await productionPointRow(db, farmer.id, { projectId: signing.projectId, name: "Grange" });
  await db
    .updateTable("production_point")
    .set({ vat_regime: "standard", production_power: 42, prm: null })
    .where("id", "=", farm)
    .execute();
  const identity = isStructure
    ? { ...aSignatory, entityType: "Professionnel", socialReason: "EARL de la Prairie" }
    : { ...aSignatory, entityType: "Particulier", firstName: "Nadia", name: "Benali" };
  const row = { production_point_id: farm, identity: JSON.stringify(identity), updated_at: new Date() };
  await db.insertInto("signatory").values(row).execute();
}

async function read() {
  const { essentials, sinceAgreement } = await server.visitor().call(signatureCalls.readSignatureSummary, {
    params: { token: mailedLink(server, signing.participant.email) },
  });
  const plain = (text?: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/gu, " ");
  const price = plain(essentials.find(({ subject }) => subject === "price")?.text);
  return { price, since: plain(sinceAgreement) };
}

it("who signs with some of those who sell reads what each asks, and that another contract comes", async () => {
  await joins();
  const { since } = await read();
  expect(since).toContain(
    "Cette somme compte tous ceux qui vendent dans ce projet, à 14,1 c€/kWh TTC (EARL de la Prairie) ou 11,75 c€/kWh, sans TVA à ajouter (",
  );
  expect(since).not.toContain("au même prix");
  expect(since).toContain("Un autre contrat viendra, avec EARL de la Prairie : vous pourrez le refuser.");
});

it("a home that sells by no contract of his is nobody by name", async () => {
  await joins(false);
  const { since } = await read();
  expect(since).toContain("14,1 c€/kWh TTC (un producteur) ou");
  expect(since).toContain("Un autre contrat viendra, avec un producteur : vous pourrez le refuser.");
  expect(since).not.toContain("Benali");
});

it("all are said to ask the same where they do", async () => {
  await joins();
  await server.deps.db.updateTable("production_point").set({ vat_regime: "franchise" }).execute();
  expect((await read()).since).toContain("dans ce projet, au même prix");
});

it("what VAT would cost one day is of what this contract sells, as it was told before", async () => {
  await joins();
  const { db, now } = server.deps;
  const step = { application_id: signing.application.id, status: "SIGNATURE", acted_as: "owner" } as const;
  await db
    .insertInto("application_progress")
    .values({ ...step, price: 0.1175, created_at: now() })
    .execute();
  const params = { id: signing.application.consumerId ?? "" };
  const proposal = await signing.holder.call(proposalCalls.getPriceProposal, { params });
  if (!proposal) throw new Error("No price was agreed");
  const { sharedKwh } = proposal;
  const sold = addedVatText([{ sharedKwh, price: 0.1175, subscriptionEur: 0, part: 0.58 }]);
  expect((await read()).price).toContain(`au taux actuel, soit ${sold.replaceAll("\u00a0", " ")}.`);
});
