import { signatureCalls } from "@mec/api/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { bulletin, company, salesContract } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";
import {
  emit,
  mailedLink,
  prepare,
  type Signing,
  sendToSign,
  signAll,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { askFee } from "../../../test/study-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const summary = () =>
  server.visitor().call(signatureCalls.readSignatureSummary, {
    params: { token: mailedLink(server, signing.participant.email) },
  });

/** A second place of the same person in the same project. */
async function secondPlace(): Promise<string> {
  const { db } = server.deps;
  const consumptionPointId = await consumptionPointRow(db, signing.holder.id, { name: "Atelier" });
  await applicationRow(db, { projectId: signing.projectId, consumptionPointId, status: "SIGNATURE" });
  return consumptionPointId;
}

const at = (consumerId: string): Signing => ({
  ...signing,
  placeName: "Atelier",
  application: { ...signing.application, consumerId },
});

describe("what a person is about to sign", () => {
  it("says the sum of each contract, by its place, and both cases of 1 January 2027", async () => {
    await sendToSign(server, signing, ["bulletin", "salesContract"]);
    const consumerId = await secondPlace();
    const elsewhere = at(consumerId);
    const [contract] = await sendToSign(server, elsewhere, ["salesContract"]);
    const { sums } = await summary();
    expect(sums).toHaveLength(2);
    expect(new Set(sums.map(({ name }) => name)).size).toBe(2);
    expect(sums.find(({ documentId }) => documentId === contract)?.name).toBe("Atelier");
    for (const { caution, productionShare, ownCostsEur } of sums) {
      expect(caution).toContain("1er janvier 2027");
      // Without these, two places of one production would be added up as if each had it alone.
      expect(productionShare?.high).toBeGreaterThan(0);
      expect(ownCostsEur).toBeGreaterThan(0);
    }
  });

  it("says which documents say nothing but another place than one before them", async () => {
    const [bulletinId] = await sendToSign(server, signing, ["bulletin", "salesContract"]);
    expect((await summary()).alike).toEqual([]);
    const consumerId = await secondPlace();
    const [twin] = await sendToSign(server, at(consumerId), ["bulletin"]);
    const { alike } = await summary();
    expect(alike).toEqual([
      {
        documentId: expect.any(String),
        like: expect.any(String),
        place: expect.objectContaining({ name: expect.any(String) }),
      },
    ]);
    expect([alike[0]?.documentId, alike[0]?.like].toSorted()).toEqual([bulletinId, twin].toSorted());
  });

  it("and calls no document alike that a former release worded: the same content had another text then", async () => {
    const [first] = await sendToSign(server, signing, ["bulletin"]);
    await sendToSign(server, at(await secondPlace()), ["bulletin"]);
    expect((await summary()).alike).toHaveLength(1);
    await server.deps.db
      .updateTable("document")
      .set({ words: sql`jsonb_set(words, '{closing}', '[["Fait hier."]]')` })
      .where("id", "=", first ?? "")
      .execute();
    expect((await summary()).alike).toEqual([]);
  });

  it("says who joined since the price was said yes to: the sum counts him", async () => {
    const { db } = server.deps;
    await sendToSign(server, signing, ["salesContract"]);
    // The scene's producer was accepted after its consumer.
    expect((await summary()).sinceAgreement).toMatch(
      /^Depuis l’accord du .*, un producteur a rejoint le projet/u,
    );
    const { id } = await server.signedUp();
    server.setNow(new Date(server.deps.now().getTime() + 60_000));
    const joining = await applicationRow(db, {
      projectId: signing.projectId,
      productionPointId: await productionPointRow(db, id),
      status: "APPLICATION",
    });
    await setStatus(server, joining, "SIGNATURE");
    expect((await summary()).sinceAgreement).toMatch(/, 2\u00a0producteurs ont rejoint le projet/u);
  });

  it("says that a sum counts all who sell, where the contract is that of one", async () => {
    const { db } = server.deps;
    const [contract = ""] = await sendToSign(server, signing, ["salesContract"]);
    const told = async () => (await summary()).sinceAgreement ?? "";
    const names = (pointId: string) =>
      sql`update document set data = jsonb_set(data, '{producers,0,pointId}', ${JSON.stringify(pointId)}::jsonb)
        where id = ${contract}`.execute(db);
    await names(signing.productionPointId);
    expect(await told()).not.toContain("tous ceux qui vendent");
    await productionPointRow(db, signing.holder.id, { name: "Grange", projectId: signing.projectId });
    expect(await told()).toMatch(
      /compte tous ceux qui vendent dans ce projet.*ce que vous signez ici est la vente de \S/u,
    );
    await db.deleteFrom("production_point").where("name", "=", "Grange").execute();
    expect(await told()).not.toContain("tous ceux qui vendent");
  });

  it("says when the project begins, and both cases of each sum: they have one weight where it begins late", async () => {
    await sendToSign(server, signing, ["salesContract"]);
    const { start, sums } = await summary();
    expect(start).toEqual({ stage: expect.any(String), expectedStart: null });
    const [{ savingEur, withoutExemptionEur }] = sums as [(typeof sums)[number]];
    expect(Number(withoutExemptionEur?.high)).toBeLessThan(savingEur.high);
  });

  it("has a contribution that is not settled as unknown, and the VAT as its contract says it", async () => {
    await sendToSign(server, signing, ["salesContract"]);
    const { sums } = await summary();
    expect(sums).toMatchObject([
      { membershipEur: null, entranceEur: 0, vatRegime: "standard", isContractKnown: false },
    ]);
  });

  it("counts the contribution of the bulletin that is signed, whatever members pay since it was sent", async () => {
    const { amount, entranceFeeAmount } = bulletin.fee!;
    await sendToSign(server, signing, ["bulletin", "salesContract"]);
    await askFee(server.deps.db, signing.projectId, { amount: amount + 488 });
    const { sums, essentials } = await summary();
    expect(sums).toMatchObject([{ membershipEur: amount, entranceEur: entranceFeeAmount }]);
    const told = essentials
      .find(({ subject }) => subject === "fee")
      ?.text.replaceAll(/[\u00a0\u202f]/gu, " ");
    expect(told).toContain(
      "C’est ce montant qui vous lie. Les bulletins envoyés depuis disent autre chose : une cotisation de",
    );
    await server.deps.db
      .updateTable("membership_fee")
      .set({ fee: JSON.stringify(bulletin.fee) })
      .execute();
    const again = (await summary()).essentials.find(({ subject }) => subject === "fee")?.text;
    expect(again).not.toContain("C’est ce montant qui vous lie");
  });

  it("says before he signs that the contribution is paid at once, months before a project of a later year shares", async () => {
    const told = async () =>
      (await summary()).essentials.find(({ subject }) => subject === "fee")?.text.replaceAll("\u00a0", " ");
    await sendToSign(server, signing, ["bulletin"]);
    expect(await told()).toMatch(
      /une seule fois\. C’est dû dès l’adhésion, même tant qu’aucune électricité locale n’est livrée\. Premier paiement à votre admission, après votre signature\. La cotisation revient chaque 31.janvier/u,
    );
    const year = server.deps.now().getUTCFullYear() + 1;
    await server.deps.db
      .updateTable("project")
      .set({ expected_start: `${year}-07` })
      .where("id", "=", signing.projectId)
      .execute();
    expect(await told()).toMatch(
      new RegExp(
        `après votre signature, alors que le partage ne commence qu’en juillet ${year}\\. La cotisation revient chaque`,
        "u",
      ),
    );
    await signAll(server, signing.participant.email);
    await sendToSign(server, signing, ["accord"]);
    expect(await told()).not.toContain("Premier paiement");
  });

  it("says the contribution of the bulletin that was signed before, where none is to sign now", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    await signAll(server, signing.participant.email);
    await sendToSign(server, signing, ["salesContract"]);
    const fee = (await summary()).essentials.find(({ subject }) => subject === "fee")?.text;
    expect(fee?.replaceAll("\u00a0", " ")).toBe(
      "20,00 € par an à l’association, et 12,50 € à l’entrée, une seule fois, selon le bulletin que vous avez signé.",
    );
  });

  it("says once whose SIRET to verify, in any of the documents, and nothing of one that may be right", async () => {
    const { email, name, firstName } = signing.participant;
    const signsAs = (siretId: string): Signing => {
      const baker = { ...company, email, name, firstName, socialReason: "Le Fournil", siretId };
      return { ...signing, participant: baker };
    };
    const right = { ...company, siretId: "73282932000074" };
    await sendToSign(server, { ...signsAs("73282932000074"), producer: right }, ["salesContract"]);
    expect((await summary()).identifierDoubt).toBeNull();
    await sendToSign(server, signsAs("73282932000075"), ["bulletin", "accord"]);
    expect((await summary()).identifierDoubt).toBe(
      "Vérifiez le SIRET de Le Fournil (732\u00a0829\u00a0320\u00a000075)\u00a0: il ne semble pas exister.",
    );
  });

  it("lists the membership, the agreement and the sale in this order, whichever was sent first", async () => {
    for (const kind of ["salesContract", "bulletin", "accord"] as const)
      await sendToSign(server, signing, [kind]);
    const token = mailedLink(server, signing.participant.email);
    const { documents } = await server.visitor().call(signatureCalls.readSignature, { params: { token } });
    expect(documents.map(({ kind }) => kind)).toEqual(["bulletin", "accord", "salesContract"]);
  });

  it("names the place in each title once a person has several, and in none before", async () => {
    const titles = async () => {
      const token = mailedLink(server, signing.participant.email);
      const { documents } = await server.visitor().call(signatureCalls.readSignature, { params: { token } });
      return documents.map(({ title }) => title);
    };
    await sendToSign(server, signing, ["bulletin", "salesContract"]);
    expect(await titles()).toEqual(["Bulletin d’adhésion", "Contrat de vente"]);
    const consumerId = await secondPlace();
    await sendToSign(server, at(consumerId), ["bulletin"]);
    const [newest, first, contract] = await titles();
    expect(newest).toBe("Bulletin d’adhésion\u00a0: Atelier");
    expect(first).toMatch(/^Bulletin d’adhésion\u00a0: .+/);
    expect(first).not.toBe(newest);
    expect(contract).toMatch(/^Contrat de vente\u00a0: .+/);
  });

  it("says to a producer, whose documents name no price, what he asks for and what that earns", async () => {
    const ids = await sendToSign(server, signing, ["bulletin", "accord"]);
    const { productionPointId: pointId } = signing;
    await server.deps.db
      .updateTable("document")
      .set({ consumption_point_id: null, production_point_id: pointId })
      .where("id", "in", ids)
      .execute();
    const { sales, sums } = await summary();
    expect(sums).toEqual([]);
    expect(sales).toMatchObject([
      { pointId, name: "Toit d’en face", price: { min: 0.1, max: 0.15 }, vatRegime: null },
    ]);
    const [{ earnsEur, sellingAllEur }] = sales as [(typeof sales)[number]];
    expect(earnsEur?.low).toBeGreaterThan(0);
    expect(earnsEur?.high).toBeGreaterThan(Number(earnsEur?.low));
    expect(sellingAllEur).toBeGreaterThan(0);
  });

  it("tells a producer who joins what he earns, and not what a contract that he signs as seller saves its consumer", async () => {
    const joining = await prepare(server, { ...signing, participant: signing.producer }, ["bulletin"]);
    await server.deps.db
      .updateTable("document")
      .set({ consumption_point_id: null, production_point_id: signing.productionPointId })
      .where("id", "in", joining)
      .execute();
    const selling = await prepare(server, signing, ["salesContract"]);
    await emit(server, { type: "signature-wanted", documentIds: [...joining, ...selling] });
    expect((await summary()).sums).toHaveLength(1);
    // Who sells signs after who buys.
    await signAll(server, signing.participant.email);
    const params = { token: mailedLink(server, signing.producer.email) };
    const { documents } = await server.visitor().call(signatureCalls.readSignature, { params });
    expect(documents.map(({ kind }) => kind)).toEqual(["bulletin", "salesContract"]);
    const told = await server.visitor().call(signatureCalls.readSignatureSummary, { params });
    expect(told.sums).toEqual([]);
    expect(told.sales).toMatchObject([{ pointId: signing.productionPointId }]);
  });

  it("tells a seller what the contracts bring that are signed, at their price, before what a full project would", async () => {
    const price = Number(salesContract.terms?.price);
    await sendToSign(server, signing, ["salesContract"]);
    await signAll(server, signing.participant.email);
    const params = { token: mailedLink(server, signing.producer.email) };
    const { sums, sales } = await server.visitor().call(signatureCalls.readSignatureSummary, { params });
    expect(sums).toEqual([]);
    // He asked for 10 to 15 c€: the contract's price is the one that counts.
    expect(sales).toMatchObject([
      { pointId: signing.productionPointId, signed: { contracts: 1, price: { min: price, max: price } } },
    ]);
    const [{ signed, agreed, earnsEur }] = sales as [(typeof sales)[number]];
    expect(agreed).toEqual({ consumers: 1, price: { min: price, max: price } });
    // One home of 4,200 kWh takes less than all of it, and pays at most 4,200 × the price.
    expect(signed?.sum?.localEur).toBeGreaterThan(0);
    expect(signed?.sum?.localEur).toBeLessThan(4200 * price);
    expect(signed?.sum?.earnsEur).toBeLessThan(Number(earnsEur?.high));
  });

  it("shows a seller's link no plant of another account that named the same person", async () => {
    await sendToSign(server, signing, ["salesContract"]);
    await signAll(server, signing.participant.email);
    const { db } = server.deps;
    await db
      .updateTable("production_point")
      .set({ account_id: signing.owner.id })
      .where("id", "=", signing.productionPointId)
      .execute();
    const params = { token: mailedLink(server, signing.producer.email) };
    const { sales } = await server.visitor().call(signatureCalls.readSignatureSummary, { params });
    expect(sales).toEqual([]);
  });

  it("has no sum for who signs no contract", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    expect(await summary()).toMatchObject({ sums: [], sales: [] });
  });
});
