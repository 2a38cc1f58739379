import { callUrl } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { accountingCalls, documentCalls } from "@mec/api/document";
import { proposalCalls } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import { gainWithoutExemption, ownGain, rangeText } from "@mec/domain/study";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import {
  becomeBusiness,
  company,
  linesOf,
  plain,
  readAccounting,
  signsFor,
} from "../../../../test/accounting-fixtures.ts";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import { type DocumentsScene, documentsScene, someTerms } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { ownText, readPdf } from "../../../../test/read-pdf.ts";
import { productionPointRow } from "../../../../test/rows.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";

const urls = (id: string) => [
  callUrl("/api", accountingCalls.getAccounting, { params: { id } }),
  callUrl("/api", accountingCalls.getAccountingFile, { params: { id }, query: { format: "csv" } }),
  callUrl("/api", accountingCalls.archiveAccounting, { params: { id } }),
];

describe("for the accountant of a business that has a price", () => {
  let candidate: Candidate;
  beforeEach(async () => {
    candidate = await aCandidate();
  });

  it("is nothing without a price, nor of a home that has one", async () => {
    const { holder, pointId, server, propose } = candidate;
    await becomeBusiness(server, pointId);
    expect(await readAccounting(holder, pointId)).toBeNull();
    const [, file = ""] = urls(pointId);
    expect((await holder.send("GET", file)).json()).toMatchObject({ message: "NO_OPEN_PRICE" });
    await propose(0.11);
    expect(await readAccounting(holder, pointId)).not.toBeNull();
    await server.deps.db
      .updateTable("consumption_point")
      .set({ consumer_type: "individual" })
      .where("id", "=", pointId)
      .execute();
    expect(await readAccounting(holder, pointId)).toBeNull();
  });

  it("says who buys, the price without VAT and with it, and a year in the sums of the page, to the euro", async () => {
    const { holder, pointId, server, propose, say } = candidate;
    await becomeBusiness(server, pointId);
    await signsFor(
      server,
      "consumption_point_id",
      pointId,
    )(company(holder.email, "Fournil de Céret", "44306184100047"));
    await say({
      ...{ vatRegime: "standard", billingFrequency: "monthly", paymentDays: 30, subscription: 30 },
      ...{ indexation: "fixed", indexationRate: 2, durationYears: 10 },
    });
    await propose(0.11);
    const sheet = await readAccounting(holder, pointId);
    const lines = linesOf(sheet);
    expect(lines.get("Qui achète / Dénomination")).toBe("Fournil de Céret");
    expect(lines.get("Qui achète / SIREN")).toBe("443 061 841");
    expect(lines.get("Qui achète / SIRET")).toBe("443 061 841 00047");
    expect(lines.get("Le prix / Électricité affectée, HT")).toBe("0,1100 €/kWh (11 c€/kWh)");
    expect(lines.get("Le prix / Électricité affectée, TVA")).toBe("20 %");
    expect(lines.get("Le prix / Électricité affectée, TTC")).toBe("0,1320 €/kWh (13,2 c€/kWh)");
    expect(lines.get("Les factures / Qui facture, quand, sous quel délai")).toMatch(/chaque mois.*30 jours/u);
    expect(lines.get("Les factures / Facture électronique")).toContain("1er septembre 2027");
    expect(lines.get("L’adhésion à l’association / Cotisation")).toBe("15,00 € par an, sans TVA");
    expect(lines.get("L’adhésion à l’association / Droit d’entrée")).toBe(
      "20,00 €, une seule fois, sans TVA",
    );
    const sum = await holder.call(proposalCalls.getPriceProposal, { params: { id: pointId } });
    if (!sum) throw new Error("The place has no price");
    const year = "Une année, en prévision : pas une facture";
    const gain = "Économie prévue, tout compté, avec l’exonération d’accise";
    expect(lines.get(`${year} / ${gain}`)).toBe(plain(ownGain(sum)));
    const ended = "Si l’exonération d’accise s’arrêtait : économie prévue";
    expect(lines.get(`${year} / ${ended}`)).toBe(plain(gainWithoutExemption(sum) ?? ""));
    const told = [...lines.keys()].map((label) => label.replace(`${year} / `, ""));
    expect(told.indexOf(gain) - told.indexOf(ended)).toBe(1);
    expect(lines.has(`${year} / Économie, année 10, prix du fournisseur inchangé`)).toBe(true);
    // In a table its kilowatt-hours at their price come to its euros, which the words say.
    const kwh = sheet?.sections.flatMap(({ rows }) => rows).find(({ label }) => label.includes("achetée"));
    const amounts = sheet?.sections.find(({ title }) => plain(title) === year)?.rows ?? [];
    const amountOf = (name: string) =>
      amounts.find(({ label }) => label.includes(name))?.amount ?? { low: 0, high: 0 };
    const [net, vat, gross] = [amountOf("HT"), amountOf("TVA"), amountOf("TTC")];
    expect(net.high).toBe(Math.round((kwh?.amount?.high ?? 0) * 0.11 + 30));
    expect([vat.low, vat.high]).toEqual([Math.round(0.2 * net.low), Math.round(0.2 * net.high)]);
    expect([net.low + vat.low, net.high + vat.high]).toEqual([gross.low, gross.high]);
    // The words, and so the PDF, say the figures of the table.
    const said = ({ low, high }: typeof net, tax: string) => plain(rangeText({ low, high }, `€ ${tax}`));
    expect(lines.get(`${year} / À payer à qui vend, HT`)).toBe(said(net, "HT"));
    expect(lines.get(`${year} / À payer à qui vend, TTC`)).toBe(said(gross, "TTC"));
    expect(lines.get("En bref / Combien")).toContain(said(net, "HT").slice(1));
    expect(lines.get(`${year} / D’où viennent ces sommes`)).toContain("Ici à l’euro près");
    const [bill, after, saved] = ["Énergie aujourd’hui", "en partageant", "tout compté"].map(amountOf);
    expect([after?.low, after?.high]).toEqual([
      (bill?.low ?? 0) - (saved?.high ?? 0),
      (bill?.low ?? 0) - (saved?.low ?? 0),
    ]);
    expect(lines.has("L’adhésion à l’association / Comment la payer")).toBe(false);
  });

  it("says a seller's franchise by the article of the code, and adds no VAT", async () => {
    const { holder, pointId, server, propose, say } = candidate;
    await becomeBusiness(server, pointId);
    await say({ vatRegime: "franchise" });
    await propose(0.11);
    const lines = linesOf(await readAccounting(holder, pointId));
    expect(lines.get("Le prix / Électricité affectée, TVA")).toBe("Non applicable");
    expect(lines.get("Qui vend / TVA au contrat")).toContain("TVA non applicable, art. 293 B du CGI");
    expect(lines.get("En bref / TVA")).toMatch(/^Aucune, en franchise\./u);
    expect(lines.get("En bref / Quand")).toMatch(/^Au moins une fois par an/u);
    expect(lines.get("Une année, en prévision : pas une facture / TVA de ces factures")).toBe("0 € de TVA");
  });
});

describe("for the accountant of a business that has signed", () => {
  let server: TestServer;
  let scene: DocumentsScene;
  let pointId: string;
  beforeEach(async () => {
    server = await startTestServer();
    scene = await documentsScene(server);
    pointId = scene.consumers[0] ?? "";
    await becomeBusiness(server, pointId);
    await signsFor(
      server,
      "consumption_point_id",
      pointId,
    )(company("hugo0@exemple.fr", "Fournil de Céret", "44306184100047"));
    await signsFor(
      server,
      "production_point_id",
      scene.productionPointId,
    )(company("remi@toit.fr", "EARL du Pré", "73282932000074"));
    await server.deps.db.updateTable("production_point").set({ vat_regime: "standard" }).execute();
    await scene.owner.call(documentCalls.saveSalesContract, {
      params: { id: scene.projectId },
      body: { consumptionPointId: null, terms: someTerms },
    });
    await scene.owner.call(documentCalls.sendDocumentSets, {
      params: { id: scene.projectId },
      body: { participants: [asConsumer(pointId), asProducer(scene.productionPointId)] },
    });
    await server.settle();
  });

  it("says what its contract says, with who sells and when all have signed", async () => {
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    const lines = linesOf(await readAccounting(scene.consumer, pointId));
    expect(lines.get("Qui vend / Dénomination")).toBe("EARL du Pré");
    expect(lines.get("Qui vend / SIREN")).toBe("732 829 320");
    expect(lines.get("Qui vend / Numéro de TVA, d’après le SIREN")).toBe("FR44 732 829 320");
    expect(lines.get("Le prix / Électricité affectée, HT")).toBe("0,1100 €/kWh (11 c€/kWh)");
    expect(lines.get("Le prix / Évolution du prix")).toContain("1,5 %");
    expect(lines.get("Qui vend / Forme juridique")).toBe("société à responsabilité limitée");
    expect(lines.get("Qui vend / Courriel")).toBe("remi@toit.fr");
    expect(lines.get("Le prix / De quand à quand")).toMatch(/1er janvier 2027.*5 ans/u);
    expect(lines.get("L’adhésion à l’association / Comment la payer")).toContain("Par ");
    const documents = [...lines].filter(([label]) => label.startsWith("Les documents / "));
    expect(documents.map(([label]) => label.replace(/-[0-9A-F]{8}$/u, ""))).toEqual(
      expect.arrayContaining([
        "Les documents / Bulletin d’adhésion BA",
        "Les documents / Accord de participation AP",
        "Les documents / Contrat de vente CV",
      ]),
    );
    for (const [, text] of documents) expect(text).toMatch(/^signé par tous le /u);
    const contract = documents.find(([label]) => label.includes("Contrat de vente"))?.[0] ?? "";
    expect(contract).toContain(lines.get("Qui vend / Contrat de vente") ?? "nothing");
  });

  it("says who has signed of a contract that others have still to sign", async () => {
    await signAll(server, "hugo0@exemple.fr");
    await server.settle();
    const lines = linesOf(await readAccounting(scene.consumer, pointId));
    const contract = [...lines].find(([label]) => label.startsWith("Les documents / Contrat de vente"));
    expect(contract?.[1]).toMatch(/^signé par 1 sur 2, établi le /u);
  });

  it("gives the sheet, its table and the signed papers in one archive", async () => {
    const [, , archive = ""] = urls(pointId);
    const filesOf = async () => unzipSync((await scene.consumer.send("GET", archive)).rawPayload);
    expect(Object.keys(await filesOf())).toHaveLength(2);
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    const files = await filesOf();
    const named = Object.keys(files).map((path) => path.replace(/-\d{4}-\d{2}-\d{2}/u, ""));
    expect(named.sort()).toEqual([
      "Papiers signés/accord-de-participation-fournil-de-ceret-signe.pdf",
      "Papiers signés/bulletin-d-adhesion-fournil-de-ceret-signe.pdf",
      "Papiers signés/contrat-de-vente-fournil-de-ceret-signe.pdf",
      "pour-votre-comptable-maison-0.csv",
      "pour-votre-comptable-maison-0.pdf",
    ]);
    const fileOf = (end: string) =>
      Object.entries(files).find(([path]) => path.startsWith("pour") && path.endsWith(end))?.[1] ??
      new Uint8Array();
    expect(plain(strFromU8(fileOf(".csv")))).toContain(
      "Le prix;Électricité affectée, HT;0,1100 €/kWh (11 c€/kWh);0,11;0,11;€/kWh HT",
    );
    const pdf = readPdf(fileOf(".pdf"));
    expect(plain(ownText(pdf))).toContain("EARL du Pré");
  });

  it("says of a contract that was signed elsewhere that it alone says the price, and keeps the membership", async () => {
    await server.deps.db
      .updateTable("document")
      .set({ status: "IGNORED" })
      .where("kind", "=", "salesContract")
      .execute();
    for (const email of ["hugo0@exemple.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    const lines = linesOf(await readAccounting(scene.consumer, pointId));
    expect(lines.get("Le prix / Contrat de vente")).toContain("hors de la plateforme");
    expect(lines.get("L’adhésion à l’association / Cotisation")).toBe("10,00 € par an, sans TVA");
    expect(lines.get("L’opération / Où en est ce lieu")).toBe("Ne partage pas encore d’électricité");
    expect([...lines.keys()].some((line) => line.includes("Qui vend"))).toBe(false);
  });

  it("says that the place shares from the day that the grid operator confirmed, and not before", async () => {
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    const { db } = server.deps;
    await db.updateTable("application").set({ status: "EXPLOITATION" }).execute();
    const { id } = await db.selectFrom("application").select("id").executeTakeFirstOrThrow();
    server.setNow(new Date("2026-12-01T09:00:00Z"));
    const step = { application_id: id, status: "EXPLOITATION", acted_as: "owner" } as const;
    await db
      .insertInto("application_progress")
      .values({ ...step, starts_on: "2027-01-15", created_at: new Date("2026-12-01T08:00:00Z") })
      .execute();
    const standing = async () =>
      linesOf(await readAccounting(scene.consumer, pointId)).get("L’opération / Où en est ce lieu");
    expect(await standing()).toBe("Partage de l’électricité à partir du 15 janvier 2027");
    await db.updateTable("application_progress").set({ starts_on: "2026-11-20" }).execute();
    expect(await standing()).toBe("Partage de l’électricité depuis le 20 novembre 2026");
  });

  it("says of a body's contract with itself that it pays nobody, also where it was set aside", async () => {
    const { db } = server.deps;
    await db.updateTable("document").set({ status: "IGNORED" }).where("kind", "=", "salesContract").execute();
    await signsFor(
      server,
      "production_point_id",
      scene.productionPointId,
    )(company("hugo0@exemple.fr", "Fournil de Céret", "44306184100047"));
    await db.updateTable("production_point").set({ account_id: scene.consumer.id }).execute();
    const lines = linesOf(await readAccounting(scene.consumer, pointId));
    expect(lines.get("Le prix / Contrat de vente")).not.toContain("hors de la plateforme");
  });

  it("tells a contract with oneself apart from one with others that came later, where both were set aside", async () => {
    const { db } = server.deps;
    await db.updateTable("document").set({ status: "IGNORED" }).where("kind", "=", "salesContract").execute();
    await signsFor(
      server,
      "production_point_id",
      scene.productionPointId,
    )(company("hugo0@exemple.fr", "Fournil de Céret", "44306184100047"));
    await db.updateTable("production_point").set({ account_id: scene.consumer.id }).execute();
    const projectId = scene.projectId;
    const later = await productionPointRow(db, scene.owner.id, { projectId });
    await db
      .updateTable("production_point")
      .set({ price_min: 0.1, price_max: 0.1 })
      .where("id", "=", later)
      .execute();
    const priceRows = async () =>
      [...linesOf(await readAccounting(scene.consumer, pointId))].filter(([line]) =>
        line.startsWith("Le prix / "),
      );
    const ofOwn = await priceRows();
    expect(ofOwn.map(([line]) => line)).toEqual([
      "Le prix / Avec votre propre structure",
      "Le prix / Fournisseur",
    ]);
    expect(ofOwn.flat().join()).not.toContain("hors de la plateforme");
    // Set aside anew, with all who sell by then.
    await db
      .updateTable("document")
      .set({ data: null, created_at: server.deps.now() })
      .where("kind", "=", "salesContract")
      .execute();
    const lines = await priceRows();
    expect(lines.map(([line]) => line)).toEqual([
      "Le prix / Avec votre propre structure",
      "Le prix / Contrat de vente",
      "Le prix / Fournisseur",
    ]);
    expect(lines[1]?.[1]).toContain("hors de la plateforme");
  });

  it("keeps what was signed where who sold has left", async () => {
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    await server.deps.db.updateTable("production_point").set({ project_id: null }).execute();
    const lines = linesOf(await readAccounting(scene.consumer, pointId));
    expect(lines.get("L’adhésion à l’association / Cotisation")).toBe("10,00 € par an, sans TVA");
    expect([...lines.keys()].some((line) => line.startsWith("Les documents / Contrat de vente"))).toBe(true);
    expect([...lines.keys()].some((line) => line.includes("Qui vend"))).toBe(false);
  });

  it("keeps what was until its end, once the place has left", async () => {
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", "odile@watts.fr"]) await signAll(server, email);
    await server.settle();
    const { db } = server.deps;
    const { id } = await db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", pointId)
      .executeTakeFirstOrThrow();
    const shares = { application_id: id, status: "EXPLOITATION", acted_as: "owner" } as const;
    await db
      .insertInto("application_progress")
      .values({ ...shares, starts_on: "2026-11-20", created_at: new Date("2026-11-20T08:00:00Z") })
      .execute();
    await db.updateTable("application").set({ status: "EXPLOITATION" }).where("id", "=", id).execute();
    const before = linesOf(await readAccounting(scene.consumer, pointId));
    server.setNow(new Date("2026-12-20T09:00:00Z"));
    await scene.consumer.call(applicationCalls.requestDeparture, {
      params: { id },
      body: { leavingOn: "2026-12-20", reason: "Le magasin ferme." },
    });
    const settled = await scene.owner.send("POST", `/api/application/${id}/departure/settlement`);
    expect(settled.statusCode, settled.body).toBeLessThan(300);
    await server.settle();
    const after = linesOf(await readAccounting(scene.consumer, pointId));
    expect(after.get("L’opération / Où en est ce lieu")).toBe(
      "Partage de l’électricité depuis le 20 novembre 2026, jusqu’à la sortie du compteur, au jour que retient le gestionnaire de réseau ; participation terminée le 20 décembre 2026",
    );
    for (const line of ["Qui vend / Dénomination", "Le prix / Électricité affectée, HT"])
      expect(after.get(line)).toBe(before.get(line));
    expect(after.get("L’adhésion à l’association / Cotisation")).toBe("10,00 € par an, sans TVA");
    expect([...after.keys()].some((line) => line.startsWith("Une année"))).toBe(false);
    const [, , archive = ""] = urls(pointId);
    const files = Object.keys(unzipSync((await scene.consumer.send("GET", archive)).rawPayload));
    expect(files.filter((path) => path.startsWith("Papiers signés/"))).toHaveLength(3);
  });

  it("is nobody's but the holder's", async () => {
    const stranger = await server.signedUp();
    for (const visitor of [stranger, scene.producer, scene.owner])
      for (const url of urls(pointId)) expect((await visitor.send("GET", url)).statusCode).toBe(404);
    for (const url of urls(pointId)) expect((await scene.consumer.send("GET", url)).statusCode).toBe(200);
  });
});
