import { type Applicant, applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { distanceKm } from "@mec/domain/address";
import { messages } from "@mec/domain/shared";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  applyTo,
  aScene,
  move,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { company } from "../../../../test/document-samples.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let owner: Visitor & { id: string };
let projectId: string;

const people = [
  { firstName: "Élodie", lastName: "Œillet", name: "Ferme du Bois", kwh: "9000", km: 3, city: "Liffré" },
  { firstName: "Zoé", lastName: "Étienne", name: "Appartement", kwh: "1500", km: 1, city: "Rennes" },
  { firstName: "Bruno", lastName: "Éclair", name: "Boulangerie", kwh: "", km: 2, city: "Cesson-Sévigné" },
  { firstName: "Anne", lastName: "Zola", name: "Maison bleue", kwh: "4000", km: 0, city: "Rennes" },
];

async function publishWithApplicants() {
  server = await startTestServer();
  owner = await server.signedUp();
  projectId = await publish(owner);
  for (const [index, { firstName, lastName, name, kwh, km, city }] of people.entries()) {
    server.setNow(new Date(Date.UTC(2026, 0, 1 + index, 12)));
    const person = await server.signedUp({ firstName, lastName, email: `${index}.personne@exemple.fr` });
    await applyTo(person, projectId, {
      name,
      annualConsumption: kwh,
      address: addressAt(km, city),
      segment: index === 2 ? "C4" : "C5",
      consumerType: index === 2 ? "professional" : "individual",
      ...(index === 3 ? { prm: "30009876543210", sge: true } : {}),
      contract: { type: "TRV", tarification: "base", basePrice: 0.2 },
    });
  }
}

type Query = Parameters<typeof list>[0];
async function list(query: Record<string, unknown> = {}): Promise<Applicant[]> {
  const answer = await owner.call(applicationCalls.listApplicants, { params: { id: projectId }, query });
  return Array.isArray(answer) ? answer : answer.items;
}
const names = async (query: Query) => (await list(query)).map(({ holder }) => holder.lastName);

describe("the owner's list", () => {
  beforeAll(publishWithApplicants);

  it("is a bare array, newest first, of what the owner needs to decide", async () => {
    const [newest, ...others] = await list();
    expect(newest).toMatchObject({
      holder: { firstName: "Anne", lastName: "Zola", email: "3.personne@exemple.fr", phoneNumber: null },
      consumptionPoint: { name: "Maison bleue", annualConsumption: "4000", prm: "30009876543210" },
      progress: [{ status: "APPLICATION" }],
      isFromProjectOwner: false,
      invited: false,
      distance: 0.001,
      prmSharedWith: 0,
      departure: null,
    });
    expect(newest?.consumptionPoint.applicationProgress?.id).toBe(newest?.id);
    expect(others).toHaveLength(3);
  });

  it.each([
    ["name", ["Éclair", "Étienne", "Œillet", "Zola"]],
    ["-name", ["Zola", "Œillet", "Étienne", "Éclair"]],
    ["distance", ["Zola", "Étienne", "Éclair", "Œillet"]],
    ["-distance", ["Œillet", "Éclair", "Étienne", "Zola"]],
    ["consumption", ["Éclair", "Étienne", "Zola", "Œillet"]],
    ["segment", ["Éclair", "Zola", "Étienne", "Œillet"]],
    ["date", ["Œillet", "Étienne", "Éclair", "Zola"]],
  ])("sorts by %s as French does", async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  it.each([
    ["elodie", ["Œillet"]],
    ["OEILLET", ["Œillet"]],
    ["cesson sevigne", ["Éclair"]],
    ["zoé étienne", ["Étienne"]],
    ["rennes", ["Zola", "Étienne"]],
    ["1.personne@exemple.fr", ["Étienne"]],
    ["maison", ["Zola"]],
    ["3000 9876 543210", ["Zola"]],
    ["98765", ["Zola"]],
    ["100%", []],
    ["_", []],
    ["'; drop table account; --", []],
  ])("finds %s", async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  it.each(["status=ACCEPTED", "status=SIGNED,,", "sort=email", "tab=all", "segment=C9", "page=0", "page=x"])(
    "refuses %s",
    async (query) => {
      const answer = await owner.send("GET", `/api/project/${projectId}/application?${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it("is cut in pages that neither lose nor repeat anybody", async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await owner.call(applicationCalls.listApplicants, {
        params: { id: projectId },
        query: { page, pageSize: 2, sort: "name" },
      });
      if (Array.isArray(answer)) throw new Error("a page was asked for");
      expect(answer.total).toBe(4);
      seen.push(...answer.items.map(({ holder }) => holder.lastName));
    }
    expect(seen).toEqual(["Éclair", "Étienne", "Œillet", "Zola"]);
  });

  it("gives the distance of specification §9", async () => {
    for (const { distance, consumptionPoint } of await list()) {
      expect(distance).toBe(distanceKm(consumptionPoint.address.coordinates, addressAt().coordinates));
    }
  });

  it("is not for strangers, nor for those who applied", async () => {
    const other = await aScene(server);
    for (const person of [other.owner, other.holder]) {
      const answer = await person.send("GET", `/api/project/${projectId}/application`);
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe("the statuses", () => {
  beforeEach(publishWithApplicants);

  it("sorts by the order of the statuses", async () => {
    const [zola, eclair] = await list();
    await setStatus(server, zola?.id ?? "", "REJECTED");
    await setStatus(server, eclair?.id ?? "", "SIGNATURE");
    expect(await names({ sort: "status" })).toEqual(["Étienne", "Œillet", "Éclair", "Zola"]);
  });

  it("filters by statuses, tab and segment", async () => {
    const [zola, eclair] = await list();
    await setStatus(server, zola?.id ?? "", "SIGNED");
    await setStatus(server, eclair?.id ?? "", "SIGNATURE");
    expect(await names({ status: "SIGNED,SIGNATURE", sort: "name" })).toEqual(["Éclair", "Zola"]);
    expect(await names({ tab: "pre-integrated", segment: "C5" })).toEqual(["Zola"]);
    expect(await names({ tab: "exploitation" })).toEqual([]);
    const counted = await owner.call(applicationCalls.countApplicants, { params: { id: projectId } });
    expect(counted).toEqual({
      pending: 2,
      "price-proposal": 0,
      "pre-integrated": 2,
      exploitation: 0,
      refused: 0,
    });
  });
});

describe("what the owner may read of a point", () => {
  beforeEach(publishWithApplicants);

  it("ends with the application: the refused keep their contract and meter", async () => {
    const [zola] = await list();
    expect(zola?.consumptionPoint.contract).not.toBeNull();
    await move(owner, zola?.id ?? "", { status: "REJECTED", message: "Complet" });
    const [refused] = await list({ tab: "refused" });
    expect(refused?.holder.lastName).toBe("Zola");
    expect(refused?.consumptionPoint).toMatchObject({ contract: null, prm: "", sge: false });
    expect(await names({ q: "30009876543210" })).toEqual([]);
  });

  it("does not tell the owner what heats a candidate’s home, nor its power, in the list or on its page: they decide his own sum alone", async () => {
    const person = await server.signedUp({ firstName: "Rose", lastName: "Marin", email: "rose@exemple.fr" });
    const { consumerId = "" } = await applyTo(person, projectId, { electricHeating: true, meterPower: 9 });
    const read = async (reader: typeof owner) =>
      (await reader.send("GET", `/api/consumption-point/${consumerId}`)).json();
    expect(await read(person)).toMatchObject({ electricHeating: true, meterPower: 9 });
    for (const kept of ["electricHeating", "meterPower"]) expect(await read(owner)).not.toHaveProperty(kept);
    const [live] = (await list({ tab: "pending" })).filter(({ holder }) => holder.lastName === "Marin");
    expect(live?.consumptionPoint.annualConsumption).not.toBe("");
    expect(live?.consumptionPoint).not.toHaveProperty("electricHeating");
  });

  it("does not follow who left to a new home: only names and the history of the application stay", async () => {
    const person = await server.signedUp({ firstName: "Rose", lastName: "Marin", email: "rose@exemple.fr" });
    const { id, consumerId = "" } = await applyTo(person, projectId, {
      annualConsumption: "4321",
      ...({ consumerType: "professional", workingHours: "early" } as const),
    });
    const live = (await list({ tab: "pending" })).find(({ holder }) => holder.lastName === "Marin");
    expect(live?.consumptionPoint.workingHours).toBe("early");
    await move(person, id, { status: "REJECTED" });
    const params = { id: consumerId };
    const { name, consumerType, segment } = await person.call(pointCalls.getConsumptionPoint, { params });
    const moved = {
      ...addressAt(6, "Marseille"),
      street: "Rue Secrète",
      label: "9 Rue Secrète 13001 Marseille",
    };
    await person.call(pointCalls.updateConsumptionPoint, {
      params,
      body: { name, consumerType, segment, address: moved, annualConsumption: "7654" },
    });
    const [left] = await list({ tab: "refused" });
    expect(left).toMatchObject({
      holder: { firstName: "Rose", lastName: "Marin", email: "", phoneNumber: null },
      consumptionPoint: { annualConsumption: "", address: { label: "", city: "" } },
      distance: 0,
    });
    for (const told of ["Marseille", "Secrète", "7654", "4321", "rose@exemple.fr", "early"]) {
      expect(JSON.stringify(left)).not.toContain(told);
    }
    expect(await names({ q: "Marseille" })).toEqual([]);
    expect(await names({ q: "rose@exemple.fr" })).toEqual([]);
    expect(await names({ q: "marin" })).toEqual(["Marin"]);
    const csv = await owner.send(
      "GET",
      `/api/project/${projectId}/application/export?format=csv&tab=refused`,
    );
    expect(csv.body).toContain("Marin");
    for (const told of ["Marseille", "7654", "rose@exemple.fr"]) expect(csv.body).not.toContain(told);
  });

  it("leaves out the project it joined instead, and shows once who applies again", async () => {
    const { holder, owner: first, projectId: left, application } = await aScene(server);
    await move(first, application.id, { status: "REJECTED", message: "Complet" });
    const body = { projectId, consumptionPointId: application.consumerId, isFromProjectOwner: false };
    const elsewhere = (await holder.send("POST", "/api/application", body)).json();
    const seen = await first.call(applicationCalls.listApplicants, { params: { id: left }, query: {} });
    expect(JSON.stringify(seen)).not.toContain(elsewhere.id);
    expect(JSON.stringify(seen)).not.toContain(projectId);
    await move(owner, elsewhere.id, { status: "REJECTED", message: "Complet" });
    server.setNow(new Date(Date.UTC(2026, 1, 1)));
    await holder.send("POST", "/api/application", body);
    const again = (await list()).filter(
      ({ consumptionPoint }) => consumptionPoint.id === application.consumerId,
    );
    expect(again.map(({ progress }) => progress[0]?.status)).toEqual(["APPLICATION"]);
  });

  it("tells whose body signs and what is doubted of its SIRET, while the application is live, and finds it by that name", async () => {
    const clerk = await server.signedUp({ firstName: "Ana", lastName: "Roux" });
    const { id, consumerId = "" } = await applyTo(clerk, projectId, { name: "École" });
    const params = { id: consumerId };
    const body = {
      ...company,
      socialReason: "Commune de Liffré",
      juridiction: "Collectivité" as const,
      siretId: "73282932000075",
    };
    const structure = {
      name: body.socialReason,
      juridiction: body.juridiction,
      identifierDoubt: messages.siretDoubtful,
    };
    await clerk.call(signatoryCalls.saveConsumptionSignatory, { params, body });
    expect((await list({ q: "commune liffre" })).map((one) => one.structure)).toEqual([structure]);
    const [zola] = await list({ q: "zola" });
    expect(zola?.structure).toBeNull();
    await move(owner, id, { status: "REJECTED", message: "Complet" });
    expect(await list({ q: "commune liffre" })).toEqual([]);
    expect((await list({ q: "roux" }))[0]?.structure).toBeNull();
  });

  it("says that somebody else registered the same meter", async () => {
    await applyTo(await server.signedUp(), projectId, { prm: "30009876543210", sge: true });
    const [zola] = await list({ q: "zola" });
    expect(zola?.prmSharedWith).toBe(1);
  });
});

describe("the export", () => {
  beforeEach(publishWithApplicants);

  const exported = (query: string) =>
    owner.send("GET", `/api/project/${projectId}/application/export?${query}`);

  it("opens in a French spreadsheet: BOM, semicolons, decimal commas, French days", async () => {
    const answer = await exported("format=csv&sort=name");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain(
      "consommateurs-soleil-de-rennes-2026-01-04.csv",
    );
    expect(answer.body.startsWith("\ufeffNom;Prénom;")).toBe(true);
    const rows: Record<string, string>[] = parse(answer.body, { bom: true, delimiter: ";", columns: true });
    expect(rows.map(({ Nom }) => Nom)).toEqual(["Éclair", "Étienne", "Œillet", "Zola"]);
    expect(rows[0]).toMatchObject({
      Type: "Professionnel",
      Commune: "Cesson-Sévigné",
      Segment: "C4",
      "Consommation annuelle (kWh)": "",
      "Distance au projet (km)": "2",
      Statut: "En attente",
      "Candidature du": "03/01/2026",
    });
    expect(rows[3]).toMatchObject({ PDL: "30009876543210", "Distance au projet (km)": "0,001" });
  });

  it("never makes a formula of what a person typed", async () => {
    await applyTo(await server.signedUp(), projectId, { name: '=HYPERLINK("x")' });
    const rows: string[][] = parse((await exported("format=csv")).body, { bom: true, delimiter: ";" });
    expect(rows.map((row) => row[4])).toContain('\'=HYPERLINK("x")');
  });

  it("keeps to the filters, and to the owner", async () => {
    const rows: string[][] = parse((await exported("format=csv&q=zola")).body, { delimiter: ";" });
    expect(rows).toHaveLength(2);
    const stranger = await server.signedUp();
    const answer = await stranger.send("GET", `/api/project/${projectId}/application/export?format=csv`);
    expect(answer.statusCode).toBe(404);
  });

  it("is a true workbook in XLSX, with numbers as numbers and meters as texts", async () => {
    const answer = await exported("format=xlsx&sort=name");
    const files = unzipSync(answer.rawPayload);
    const text = (path: string) => new TextDecoder().decode(files[path]);
    const sheet = text("xl/worksheets/sheet1.xml");
    expect(sheet).toContain("<v>0.001</v>");
    expect(sheet).not.toContain("<v>30009876543210</v>");
    expect(Object.keys(files).map(text).join("")).toContain("30009876543210");
  });
});
