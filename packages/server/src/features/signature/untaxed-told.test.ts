import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aSignatory } from "../../../test/application-fixtures.ts";
import { someTerms } from "../../../test/document-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { productionPointRow } from "../../../test/rows.ts";
import { mailedLink, type Signing, sendToSign, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  await signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { terms: { ...someTerms, price: 0.11, vatRegime: "franchise" } },
  });
});

const says = (vat_regime: "standard" | "franchise") =>
  server.deps.db
    .updateTable("production_point")
    .set({ vat_regime, vat_said_at: new Date(server.deps.now().getTime() + 1000) })
    .execute();

const summary = () =>
  server.visitor().call(signatureCalls.readSignatureSummary, {
    params: { token: mailedLink(server, signing.participant.email) },
  });

const told = async (): Promise<string> => {
  const { sinceAgreement } = await summary();
  return (sinceAgreement ?? "").replaceAll("\u00a0", " ");
};

it("who accepted a price without VAT reads before he signs that his seller adds it, and that he may refuse", async () => {
  await says("standard");
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  expect(await told()).toMatch(
    /^Attention : vous aviez accepté 12 c€\/kWh sans TVA, et .* ajoute la TVA, soit 14,4 c€\/kWh TTC\. Vous pouvez refuser le contrat de vente avec .*, et lui seul\./u,
  );
});

it("who accepted a price without VAT signs it with who keeps it, and apart with a seller who came and adds VAT", async () => {
  await says("franchise");
  const { db, now } = server.deps;
  const farmer = await server.signedUp();
  const farm = await productionPointRow(db, farmer.id, { projectId: signing.projectId, name: "Grange" });
  const later = new Date(now().getTime() + 1000);
  await db
    .updateTable("production_point")
    .set({ vat_regime: "standard", vat_said_at: later, production_power: 36, prm: "30001234567899" })
    .where("id", "=", farm)
    .execute();
  const identity = { ...aSignatory, entityType: "Professionnel", socialReason: "EARL de la Prairie" };
  await db
    .insertInto("signatory")
    .values({ production_point_id: farm, identity: JSON.stringify(identity), updated_at: now() })
    .execute();
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  const { rows } = await sql<{ sellers: string }>`
    select data->'producers' as sellers from document where kind = 'salesContract'`.execute(db);
  expect(JSON.stringify(rows)).toContain(signing.productionPointId);
  expect(JSON.stringify(rows)).not.toContain(farm);
  expect(await told()).toContain(
    "Un autre contrat viendra, avec EARL de la Prairie : vous pourrez le refuser.",
  );
});

it("nobody reads it whose seller adds none", async () => {
  await says("franchise");
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  expect(await told()).not.toContain("vous aviez accepté");
});

it("a business that gets VAT back does not either: its price is without", async () => {
  await says("standard");
  await server.deps.db.updateTable("consumption_point").set({ consumer_type: "professional" }).execute();
  await sendToSign(server, signing, ["salesContract"]);
  expect(await told()).not.toContain("vous aviez accepté");
});

it("who signs with a seller who adds none reads what a year would cost more if he had to, beside the sum of his place", async () => {
  await says("franchise");
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  await sql`update document set data = jsonb_set(data, '{terms,vatRegime}', '"franchise"')
    where kind = 'salesContract'`.execute(server.deps.db);
  const { sums, essentials } = await summary();
  expect(sums).toHaveLength(1);
  const price = essentials.find(({ subject }) => subject === "price")?.text.replaceAll("\u00a0", " ");
  expect(price).toMatch(
    /\(annoncé un mois avant\) : .*TTC au taux actuel, soit (?:de )?\d.* € de plus par an/u,
  );
});
