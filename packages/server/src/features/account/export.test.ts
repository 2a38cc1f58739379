import { accountCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";
import {
  applicationRow,
  consentRow,
  consumptionPointRow,
  productionPointRow,
  projectRow,
} from "../../../test/rows.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function exported(visitor: Visitor) {
  const response = await visitor.send("GET", "/api/user/export");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(response.rawPayload);
  const text = strFromU8(files["donnees.json"] ?? new Uint8Array());
  return { files, text, data: JSON.parse(text) };
}

const nextYear = new Date("2027-06-01T00:00:00Z");

/** A person who has one of everything, and a neighbour who has the same. */
async function twoNeighbours() {
  const { db, storage } = server.deps;
  const camille = await server.signedUp({ email: "camille@exemple.fr" });
  const voisin = await server.signedUp({
    email: "voisin@exemple.fr",
    firstName: "Voisin",
    lastName: "Secret",
  });
  const picture = await storage.put(new Uint8Array([255, 216, 255, 1, 2, 3]), { contentType: "image/jpeg" });
  for (const [person, name] of [
    [camille, "camille"],
    [voisin, "voisin"],
  ] as const) {
    const projectId = await projectRow(db, person.id, { name: `Projet de ${name}` });
    await db
      .insertInto("project_image")
      .values({ project_id: projectId, full_key: picture, thumbnail_key: picture, created_at: nextYear })
      .execute();
    await db
      .insertInto("invitation")
      .values({ project_id: projectId, email: `invite-de-${name}@exemple.fr`, created_at: nextYear })
      .execute();
  }
  const [hers, his] = (await db.selectFrom("project").select("id").orderBy("name").execute()).map(
    ({ id }) => id,
  ) as [string, string];
  for (const [person, name, projectId] of [
    [camille, "camille", his],
    [voisin, "voisin", hers],
  ] as const) {
    const consumptionPointId = await consumptionPointRow(db, person.id, { name: `Maison de ${name}` });
    await productionPointRow(db, person.id, { name: `Toit de ${name}` });
    await consentRow(db, { accountId: person.id, consumptionPointId, expiresAt: nextYear });
    await db
      .insertInto("signatory")
      .values({
        consumption_point_id: consumptionPointId,
        identity: JSON.stringify({ entityType: "Particulier", name: `Signataire de ${name}` }),
        updated_at: nextYear,
      })
      .execute();
    await applicationRow(db, {
      projectId,
      consumptionPointId,
      status: "REJECTED",
      authorId: person.id,
      message: `Raison de ${name}`,
    });
    await db
      .insertInto("contact_message")
      .values({
        project_id: projectId,
        name,
        email: person.email,
        message: `Question de ${name}`,
        created_at: nextYear,
      })
      .execute();
    await db
      .insertInto("customer_account")
      .values({
        account_id: person.id,
        name: `Société de ${name}`,
        email: person.email,
        address: JSON.stringify({ label: `Siège de ${name}` }),
        created_at: nextYear,
      })
      .execute();
    await db
      .insertInto("service_plan")
      .values({ account_id: person.id, plan_code: "data-usage", chosen_at: nextYear })
      .execute();
    await db
      .insertInto("billable_event")
      .values({
        account_id: person.id,
        project_id: projectId,
        consumption_point_id: consumptionPointId,
        service_group: "data",
        action: "DATA_USAGE_CONSO",
        amount_excl_tax: 30,
        paid_credits: false,
        created_at: nextYear,
      })
      .execute();
    await db
      .insertInto("data_export")
      .values({
        project_id: projectId,
        consumption_point_ids: [consumptionPointId],
        action: "DATA_USAGE_CONSO",
        created_at: nextYear,
      })
      .execute();
    await db
      .insertInto("project_alert")
      .values({
        email: person.email,
        address: JSON.stringify({ label: `Alerte de ${name}` }),
        latitude: 47,
        longitude: 2,
        created_at: nextYear,
      })
      .execute();
  }
  return { camille, voisin };
}

describe("the export", () => {
  it("holds everything on the person", async () => {
    const { camille } = await twoNeighbours();
    await server.deps.db
      .updateTable("consumption_point")
      .set({ working_hours: "early", meter_power: 30, electric_heating: true })
      .where("account_id", "=", camille.id)
      .execute();
    await server.deps.db
      .updateTable("production_point")
      .set({
        buy_back_price: 0.105,
        buy_back_takes_surplus: true,
        purchase_contract: "none",
        contract_ends_on: "2027-03-01",
        sells_surplus: true,
      })
      .where("account_id", "=", camille.id)
      .execute();
    const token = await mailedToken(server, camille.email, "verification");
    await camille.call(accountCalls.verifyEmail, { body: { token } });
    const { data, files } = await exported(camille);
    expect(data).toMatchObject({
      compte: { id: camille.id, email: camille.email, firstName: "Camille" },
      sessions: [{ userAgent: expect.any(String), ip: expect.any(String) }],
      pointsDeConsommation: [
        {
          name: "Maison de camille",
          workingHours: "early",
          reclaimsVat: null,
          electricHeating: true,
          meterPower: 30,
          signatory: { name: "Signataire de camille" },
        },
      ],
      pointsDeProduction: [
        {
          name: "Toit de camille",
          buyBackPrice: 0.105,
          buyBackTakesSurplus: true,
          purchaseContract: "none",
          contractEndsOn: "2027-03-01",
          sellsSurplus: true,
        },
      ],
      consentements: [{ prm: "12345678901234", textHash: expect.any(String) }],
      candidatures: [
        {
          projectName: "Projet de voisin",
          status: "REJECTED",
          progress: [{ status: "REJECTED", message: "Raison de camille", isMine: true }],
        },
      ],
      projets: [{ name: "Projet de camille" }],
      invitationsEnvoyees: [{ usedAt: null }],
      services: {
        choix: [{ planCode: "data-usage" }],
        facturation: { name: "Société de camille", address: { label: "Siège de camille" } },
        actionsComptees: [{ action: "DATA_USAGE_CONSO", amountExclTax: "30.00" }],
        exportsDeDonnees: [{ createdAt: nextYear.toISOString() }],
      },
      parAdresseEmail: {
        invitationsRecues: [],
        alertes: [{ address: { label: "Alerte de camille" } }],
        messagesEnvoyes: [{ message: "Question de camille" }],
      },
    });
    const pictures = Object.entries(files).filter(([name]) => name.startsWith("images/"));
    expect(pictures.map(([, bytes]) => [...bytes])).toEqual([[255, 216, 255, 1, 2, 3]]);
  });

  it("holds nothing on anybody else, and no secret", async () => {
    const { camille, voisin } = await twoNeighbours();
    const { text } = await exported(camille);
    const others = [
      voisin.id,
      voisin.email,
      "Secret",
      "Maison de voisin",
      "Toit de voisin",
      "Raison de voisin",
      "Société de voisin",
    ];
    const secrets = ["argon2id", camille.cookies.get("session") ?? "", "token"];
    for (const value of [...others, "Question de voisin", "invite-de-camille", ...secrets]) {
      expect(text).not.toContain(value);
    }
  });

  it("gives what is known by an address only to who has confirmed it", async () => {
    const newcomer = await server.signedUp({}, { confirmed: false });
    expect((await exported(newcomer)).data.parAdresseEmail).toBeNull();
  });

  it("is for the signed-in only", async () => {
    expect((await server.visitor().send("GET", "/api/user/export")).statusCode).toBe(401);
  });
});

it("holds the documents of the person's points, their files and what was signed, and nobody else's", async () => {
  const scene = await documentsScene(server);
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  const token = await mailedToken(server, scene.consumer.email, "verification");
  await scene.consumer.call(accountCalls.verifyEmail, { body: { token } });
  await server.deps.db
    .updateTable("signature_signer")
    .set({ email: scene.consumer.email.toUpperCase() })
    .where("email", "=", "hugo0@exemple.fr")
    .execute();
  const { data, files } = await exported(scene.consumer);
  expect(data.documents.map(({ kind, status }: Record<string, string>) => `${kind} ${status}`)).toEqual(
    expect.arrayContaining(["bulletin SENT", "accord SENT", "salesContract SENT"]),
  );
  const names = Object.keys(files).filter((name) => name.startsWith("documents/"));
  expect(names.sort()).toEqual(data.documents.map(({ id }: { id: string }) => `documents/${id}.pdf`).sort());
  expect(data.parAdresseEmail.signatures).toHaveLength(3);
  expect(data.parAdresseEmail.signatures[0]).toMatchObject({ role: "participant", lastName: "Petit A" });
  expect((await exported(scene.producer)).data.documents).toHaveLength(2);
  expect((await exported(scene.owner)).data.documents).toEqual([]);
});
