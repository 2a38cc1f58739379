import { documentCalls } from "@mec/api/document";
import { addedVatText } from "@mec/domain/study";
import { expect, it } from "vitest";
import { aSignatory, setStatus } from "../../../test/application-fixtures.ts";
import { aCandidate } from "../../../test/candidate-fixtures.ts";
import { productionPointRow } from "../../../test/rows.ts";

it("a price says what it commits to, by its terms of today, until its documents are signed; no other state does", async () => {
  const candidate = await aCandidate();
  const params = { id: candidate.pointId };
  const read = () => candidate.holder.call(documentCalls.getConsumerCommitment, { params });
  expect(await read()).toEqual({ essentials: [] });
  await candidate.propose(0.12);
  const told = async () =>
    Object.fromEntries((await read()).essentials.map(({ subject, text }) => [subject, text]));
  expect((await told()).price).toContain("14,4\u00a0c€/kWh\u00a0TTC.");
  expect((await told()).fee).toMatch(
    /^15,00\s€ par an à l’association, et 20,00\s€ à l’entrée, une seule fois\. Premier paiement à votre admission\. La cotisation revient chaque 31.janvier/u,
  );
  expect((await told()).fee).not.toContain("premier partage");
  const year = candidate.server.deps.now().getUTCFullYear() + 1;
  await candidate.server.deps.db
    .updateTable("project")
    .set({ expected_start: `${year}-02` })
    .execute();
  // 20 € once, and 15 € on admission and on the day of each year before the start.
  expect((await told()).fee?.replaceAll("\u00a0", " ")).toContain(
    `Pour une admission avant le 31 janvier ${year}, 50,00 € sont dus avant le premier partage, prévu en février ${year}.`,
  );
  expect((await told()).billing).toBeUndefined();
  await candidate.say({
    vatRegime: "franchise",
    durationYears: 5,
    tacitRenewal: true,
    noticeMonths: 2,
    billingFrequency: "quarterly",
    billingMeans: "transfer",
  });
  expect((await told()).length).toBe(
    "5\u00a0ans, reconduit d’année en année sauf opposition\u00a0; résiliable à tout moment avec 2\u00a0mois de préavis.",
  );
  expect((await told()).billing).toContain("chaque trimestre, par virement");
  const before = await read();
  await setStatus(candidate.server, candidate.applicationId, "SIGNATURE");
  expect(await read()).toEqual(before);
  await setStatus(candidate.server, candidate.applicationId, "SIGNED");
  expect(await read()).toEqual({ essentials: [] });
});

it("a price without VAT says what its coming would cost in a year, of the energy that its page tells; to who gets it back, nothing", async () => {
  const candidate = await aCandidate();
  const { db } = candidate.server.deps;
  await candidate.propose(0.12);
  await candidate.say({ vatRegime: "franchise", subscription: 24 });
  const told = async () => {
    const params = { id: candidate.pointId };
    const { essentials } = await candidate.holder.call(documentCalls.getConsumerCommitment, { params });
    return essentials.find(({ subject }) => subject === "price")?.text ?? "";
  };
  const proposal = await candidate.read();
  if (!proposal) throw new Error("No price waits");
  const sold = { sharedKwh: proposal.sharedKwh, price: 0.12, subscriptionEur: 24, part: 1 };
  expect(await told()).toContain(`14,4\u00a0c€/kWh\u00a0TTC au taux actuel, soit ${addedVatText([sold])}.`);
  await db.updateTable("consumption_point").set({ consumer_type: "professional" }).execute();
  expect(await told()).toContain("Si la TVA s’ajoute un jour, c’est annoncé un mois avant.");
});

it("before a yes a home that sells is nobody by name, and who is not ready for a contract bills too", async () => {
  const candidate = await aCandidate();
  const { db } = candidate.server.deps;
  const params = { id: candidate.pointId };
  await candidate.propose(0.12);
  await candidate.say({ billingFrequency: "quarterly", billingMeans: "transfer" });
  const plants = await db.selectFrom("production_point").selectAll().execute();
  const [plant] = plants;
  if (!plant) throw new Error("Nothing produces");
  await db.updateTable("production_point").set({ prm: "30009999999992" }).execute();
  const name = async (identity: object) => {
    await db.deleteFrom("signatory").where("production_point_id", "=", plant.id).execute();
    const row = { production_point_id: plant.id, identity: JSON.stringify(identity), updated_at: new Date() };
    await db.insertInto("signatory").values(row).execute();
  };
  const billing = async () => {
    const { essentials } = await candidate.holder.call(documentCalls.getConsumerCommitment, { params });
    return essentials.find(({ subject }) => subject === "billing")?.text ?? "";
  };
  await name({ ...aSignatory, entityType: "Particulier", firstName: "Paule", name: "Roche" });
  expect(await billing()).toContain("au nom du producteur dès");
  expect(await billing()).not.toContain("Roche");
  await name({ ...aSignatory, entityType: "Professionnel", socialReason: "Soleil & Cie" });
  expect(await billing()).toContain("au nom du producteur (Soleil & Cie)");
  const { id: _, ...like } = plant;
  await db
    .insertInto("production_point")
    .values({ ...like, address: JSON.stringify(plant.address), prm: null, name: "Une grange sans compteur" })
    .execute();
  expect(await billing()).toContain("au nom de chaque producteur");
  expect(await billing()).toContain("une facture par producteur");
});

it("a seller who adds VAT counts in what is paid as soon as he takes part, before he is ready for a contract", async () => {
  const candidate = await aCandidate();
  const { db } = candidate.server.deps;
  const params = { id: candidate.pointId };
  await candidate.propose(0.12);
  await db.updateTable("production_point").set({ prm: "30009999999992", vat_regime: "franchise" }).execute();
  const farmer = await candidate.server.signedUp();
  const farm = await productionPointRow(db, farmer.id, { projectId: candidate.scene.projectId });
  await db.updateTable("production_point").set({ vat_regime: "standard" }).where("id", "=", farm).execute();
  const identity = { ...aSignatory, entityType: "Professionnel", socialReason: "EARL de la Prairie" };
  const row = { production_point_id: farm, identity: JSON.stringify(identity), updated_at: new Date() };
  await db.insertInto("signatory").values(row).execute();
  const price = async () => {
    const { essentials } = await candidate.holder.call(documentCalls.getConsumerCommitment, { params });
    return essentials.find(({ subject }) => subject === "price")?.text.replaceAll("\u00a0", " ");
  };
  const both =
    /^14,4 c€\/kWh TTC \(EARL de la Prairie\) ou 12 c€\/kWh, sans TVA à ajouter.*, selon qui produit\./u;
  expect(await price()).toMatch(both);
  await setStatus(candidate.server, candidate.applicationId, "SIGNATURE");
  expect(await price()).toMatch(both);
});
