import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import {
  becomeBusiness,
  company,
  linesOf,
  readAccounting,
  signsFor,
} from "../../../../test/accounting-fixtures.ts";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, someTerms } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
let scene: DocumentsScene;
let pointId: string;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  pointId = scene.consumers[0] ?? "";
  await becomeBusiness(server, pointId);
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { consumptionPointId: null, terms: { ...someTerms, durationYears: 5, tacitRenewal: true } },
  });
});

const lines = async () => linesOf(await readAccounting(scene.consumer, pointId));
async function applicationOf(consumptionPointId: string): Promise<string> {
  const { id } = await server.deps.db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "=", consumptionPointId)
    .executeTakeFirstOrThrow();
  return id;
}
const duration = "Le prix / De quand à quand";

it("says of its duration, before the contract is sent, what the contract then says to this buyer", async () => {
  await signsFor(
    server,
    "consumption_point_id",
    pointId,
  )(company("hugo0@exemple.fr", "Fournil de Céret", "44306184100047"));
  const before = (await lines()).get(duration) ?? "";
  expect(before).toContain("Si le Consommateur est un non-professionnel");
  expect(before).not.toContain("Conformément à l’article L. 215-1");
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [asConsumer(pointId), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  expect((await lines()).get(duration)).toBe(before);
});

it("says whether its price was accepted, how long before one ends it, and when the fee is due", async () => {
  const told = await lines();
  expect(told.get("L’opération / Où en est ce lieu")).toBe("Prix accepté, contrat pas encore envoyé");
  expect(told.get("Le prix / Préavis pour y mettre fin")).toBe("3 mois, par écrit");
  expect(told.get("L’adhésion à l’association / Échéances")).toMatch(
    /^Premier paiement à votre admission. La cotisation revient chaque /u,
  );
});

it("says what of the fee falls due early, and when the association last called it", async () => {
  const { db } = server.deps;
  server.setNow(new Date("2026-12-01T09:00:00Z"));
  await db.updateTable("project").set({ expected_start: null }).execute();
  const fee = "L’adhésion à l’association";
  const told = await lines();
  expect(told.get(`${fee} / Échéances`)).toContain(
    "Admis avant le 31 janvier 2027 : 10,00 € à l’admission, puis 10,00 € ce jour-là",
  );
  expect(told.get(`${fee} / À enregistrer`)).toContain("6281");
  expect(told.has(`${fee} / Appel de cotisation`)).toBe(false);
  const id = await applicationOf(pointId);
  const said = { duty: "call-dues", done_for: "2026-12-01", said_at: server.deps.now() } as const;
  await db
    .insertInto("owner_duty")
    .values({ application_id: id, ...said })
    .execute();
  expect((await lines()).get(`${fee} / Appel de cotisation`)).toMatch(
    /^Le dernier est du 1er décembre 2026/u,
  );
});

it("answers first who invoices, how much, when and with which VAT", async () => {
  const [first] = (await readAccounting(scene.consumer, pointId))?.sections ?? [];
  expect(first?.rows.map(({ label }) => label)).toEqual(["Qui facture", "Combien", "Quand", "TVA"]);
  const told = await lines();
  expect(told.get("En bref / Qui facture")).toMatch(/^L’association/u);
  expect(told.get("En bref / Combien")).toContain("10,00 € par an à l’association");
  expect(told.get("En bref / Quand")).toContain("premières factures : en principe après la fin du");
});

it("says of a business what a business reads, also while nobody is named who signs for it", async () => {
  await server.deps.db.deleteFrom("signatory").where("consumption_point_id", "=", pointId).execute();
  const told = await lines();
  expect(told.get("Qui achète / Dénomination")).toContain("qui signe pour ce lieu");
  expect(told.get(duration)).toContain("Si le Consommateur est un non-professionnel");
  expect(told.get("Les factures / Facture électronique")).toContain("plateforme agréée");
});

it("gives the days of its end and of its first rise, by the start that is known, then by that of the sharing", async () => {
  const told = await lines();
  expect(told.get("Le prix / Prise d’effet")).toMatch(
    /^Le 1er janvier 2027, ou le jour où le partage commence/u,
  );
  expect(told.get("Le prix / Fin du contrat")).toBe(
    "Le 31 décembre 2031, puis d’année en année sauf opposition",
  );
  expect(told.get("Le prix / Premier changement du prix")).toBe("Le 1er janvier 2028 : +1,5 %");
});

it("says who invoices and whose account is not known here", async () => {
  const told = await lines();
  expect(told.get("Les factures / Qui facture, quand, sous quel délai")).toMatch(/^L’association/u);
  expect(told.get("Les factures / Compte de qui vend (IBAN)")).toContain("chaque facture le porte");
  expect(told.has("L’adhésion à l’association / SIREN et SIRET")).toBe(true);
});

it("says of what falls due early what the place's page says of its contract, until it shares", async () => {
  const { db } = server.deps;
  await signsFor(
    server,
    "consumption_point_id",
    pointId,
  )(company("hugo0@exemple.fr", "Fournil de Céret", "44306184100047"));
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [asConsumer(pointId), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  server.setNow(new Date("2026-12-01T09:00:00Z"));
  await db.updateTable("project").set({ expected_start: null }).execute();
  const told = async () => {
    const answer = await scene.consumer.call(documentCalls.getConsumerCommitment, {
      params: { id: pointId },
    });
    const fee = answer.essentials.find(({ subject }) => subject === "fee")?.text ?? "";
    const due = (await lines()).get("L’adhésion à l’association / Échéances") ?? "";
    return [fee, due].map((text) => text.replaceAll("\u00a0", " "));
  };
  for (const text of await told())
    expect(text).toContain(
      "Admis avant le 31 janvier 2027 : 10,00 € à l’admission, puis 10,00 € ce jour-là, pour deux années",
    );
  await setStatus(server, await applicationOf(pointId), "EXPLOITATION");
  for (const text of await told()) expect(text).not.toContain("ce jour-là");
});
