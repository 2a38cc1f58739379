import { documentCalls } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignatory } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentRows,
  documentsScene,
  insertConsumers,
  type SceneGiven,
  takePlans,
} from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

type Scene = Pick<DocumentsScene, "owner" | "projectId" | "consumers" | "productionPointId">;

async function send(scene: Scene, kind: DocumentKind) {
  const { results } = await scene.owner.call(documentCalls.sendDocuments, {
    params: { id: scene.projectId, kind },
    body: { participants: scene.consumers.map(asConsumer) },
  });
  return results;
}

async function sendSets(scene: Scene, productionPointIds: string[] = []) {
  const { results } = await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), ...productionPointIds.map(asProducer)] },
  });
  return results;
}

const list = (scene: Scene) =>
  scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });

const ledger = () =>
  server.deps.db
    .selectFrom("billable_event")
    .select(["service_group as group", "consumption_point_id as pointId"])
    .execute();

describe("what can be sent", () => {
  it.each<[string, SceneGiven, Record<DocumentKind, readonly string[]>]>([
    ["nothing is missing", {}, { bulletin: [], accord: [], salesContract: [] }],
    ["no service is taken", { plans: [] }, { bulletin: ["plan"], accord: ["plan"], salesContract: ["plan"] }],
    [
      "only the sale is taken",
      { plans: ["vente"] },
      { bulletin: ["plan"], accord: ["plan"], salesContract: [] },
    ],
    [
      "nothing is known of the legal body",
      { without: ["association", "interlocutor", "fee"] },
      {
        bulletin: ["membership-fee", "pmo-association"],
        accord: ["pmo-association", "pmo-interlocutor"],
        salesContract: [],
      },
    ],
    [
      "there is no producer",
      { without: ["producer"] },
      { bulletin: [], accord: [], salesContract: ["production-point-power"] },
    ],
  ])("when %s", async (_, given, missing) => {
    const scene = await documentsScene(server, given);
    const [consumer] = await list(scene);
    for (const kind of documentKinds) {
      expect(consumer?.[kind]).toMatchObject({
        id: null,
        status: missing[kind].length === 0 ? "READY" : "NOT-READY",
        missing: missing[kind],
      });
    }
  });

  it("waits for the signatory and the meter of the participant, and says where each is mended", async () => {
    const scene = await documentsScene(server);
    await server.deps.db.deleteFrom("signatory").where("consumption_point_id", "is not", null).execute();
    await server.deps.db.updateTable("consumption_point").set({ prm: null }).execute();
    const [consumer, producer] = await list(scene);
    expect(consumer?.accord.gaps).toEqual([
      { item: "signatory", target: "participant" },
      { item: "prm", target: "participant" },
    ]);
    expect(consumer?.name).toBe("Hugo Petit");
    expect(producer?.accord.status).toBe("READY");
  });

  it("says of which public body no délibération is told, before a document that nobody changes any more", async () => {
    const scene = await documentsScene(server, { consumers: 1 });
    const lacks = async () => (await list(scene))[0]?.lacksDeliberation;
    const signsAs = (told: object) =>
      server.deps.db
        .updateTable("signatory")
        .set({
          identity: JSON.stringify({
            ...aSignatory,
            entityType: "Professionnel",
            juridiction: "Collectivité",
            socialReason: "Commune de Langouet",
            ...told,
          }),
        })
        .where("consumption_point_id", "=", scene.consumers[0] ?? "")
        .execute();
    expect(await lacks()).toBe(false);
    await signsAs({});
    expect(await lacks()).toBe(true);
    await signsAs({ deliberationNumber: "2026-47" });
    expect(await lacks()).toBe(false);
  });

  it("says of whose SIRET the key is wrong, before documents print it", async () => {
    const scene = await documentsScene(server, { consumers: 1 });
    const signsWith = (siretId: string) =>
      server.deps.db
        .updateTable("signatory")
        .set({ identity: JSON.stringify({ ...company, siretId }) })
        .where("consumption_point_id", "=", scene.consumers[0] ?? "")
        .execute();
    const doubt = async () => (await list(scene))[0]?.identifierDoubt;
    expect(await doubt()).toBeNull();
    await signsWith("73282932000075");
    expect(await doubt()).toBe(messages.siretDoubtful);
    await signsWith("73282932000074");
    expect(await doubt()).toBeNull();
  });

  it("says the same of who sells, to who sends the contracts that print his number", async () => {
    const scene = await documentsScene(server, { consumers: 1 });
    const doubts = async () => (await list(scene)).map(({ sellerDoubts }) => sellerDoubts);
    expect(await doubts()).toEqual([[], undefined]);
    await server.deps.db
      .updateTable("signatory")
      .set({ identity: JSON.stringify({ ...company, siretId: "73282932000075" }) })
      .where("production_point_id", "is not", null)
      .execute();
    expect(await doubts()).toEqual([
      [{ name: expect.stringContaining(company.socialReason), doubt: messages.siretDoubtful }],
      undefined,
    ]);
  });

  it("names the person first, then his point", async () => {
    const scene = await documentsScene(server, { consumers: 1 });
    const [consumer] = await list(scene);
    expect(consumer?.pointName).toMatch(/^Maison \d/);
    expect(consumer?.name).not.toMatch(/Maison/);
  });

  it("is for those who were accepted only", async () => {
    const scene = await documentsScene(server, { status: "PROPOSAL" });
    expect((await list(scene)).map(({ kind }) => kind)).toEqual(["producer"]);
    expect(await send(scene, "bulletin")).toMatchObject([
      { ok: false, error: "Ce point ne participe pas à ce projet." },
    ]);
    expect(await documentRows(server, scene.projectId)).toEqual([]);
  });
});

describe("a set of documents", () => {
  it("goes whole, one mail to the participant, and each document has its signature request", async () => {
    const scene = await documentsScene(server);
    const results = await sendSets(scene);
    expect(results.map(({ kind, ok, status }) => [kind, ok, status])).toEqual([
      ["bulletin", true, "IN_TRANSIT"],
      ["accord", true, "IN_TRANSIT"],
      ["salesContract", true, "IN_TRANSIT"],
    ]);
    await server.settle();
    const [consumer] = await list(scene);
    for (const kind of documentKinds) {
      expect(consumer?.[kind]).toMatchObject({ status: "SENT", signatureId: expect.any(String) });
    }
    expect(consumer?.salesContract.signers.map(({ role, name }) => `${role}: ${name}`)).toEqual([
      "participant: Hugo Petit A",
      "producer: Rémi Toiture",
    ]);
    expect(consumer?.salesContract.fileName).toBe("contrat-de-vente-hugo-petit-a.pdf");
    expect(server.mails.filter(({ to }) => to === "hugo0@exemple.fr")).toHaveLength(1);
  });

  it("says of what stays whose item is missing, the consumer's or the producer's", async () => {
    const scene = await documentsScene(server);
    await server.deps.db.deleteFrom("signatory").execute();
    const results = await sendSets(scene);
    expect(results.find(({ kind }) => kind === "salesContract")).toMatchObject({
      missing: ["signatory"],
      gaps: [
        { item: "signatory", target: "participant" },
        { item: "signatory", target: "producers" },
      ],
      error: "Il manque le signataire et le signataire du producteur.",
    });
  });

  it("names the place in the files of who has several, and nothing that no system takes in a name", async () => {
    const scene = await documentsScene(server, { consumers: 2 });
    const { db } = server.deps;
    const [first = "", second = ""] = scene.consumers;
    await db.updateTable("consumption_point").set({ name: "École / Été" }).where("id", "=", first).execute();
    await db.updateTable("consumption_point").set({ name: "Salle" }).where("id", "=", second).execute();
    await sendSets(scene);
    const names = async () => (await list(scene)).flatMap(({ bulletin }) => bulletin.fileName ?? []);
    expect(await names()).toEqual([
      expect.stringMatching(/^bulletin-d-adhesion-hugo-petit-.*-ecole-ete\.pdf$/u),
      expect.stringMatching(/^bulletin-d-adhesion-hugo-petit-.*-salle\.pdf$/u),
    ]);
  });

  it("goes incomplete: what is ready leaves, the rest stays and says why", async () => {
    const scene = await documentsScene(server, { plans: ["pmo", "convention"] });
    const results = await sendSets(scene);
    expect(results.map(({ kind, ok }) => [kind, ok])).toEqual([
      ["bulletin", true],
      ["accord", true],
      ["salesContract", false],
    ]);
    expect(results[2]).toMatchObject({
      status: "NOT-READY",
      missing: ["plan"],
      error: "Il manque le service à activer dans «\u00a0Mes services\u00a0».",
    });
    expect((await documentRows(server, scene.projectId)).map(({ kind }) => kind)).toEqual([
      "accord",
      "bulletin",
    ]);
    await takePlans(server, scene.owner.id, ["vente"]);
    expect((await sendSets(scene)).map(({ kind, ok }) => [kind, ok])).toEqual([
      ["bulletin", false],
      ["accord", false],
      ["salesContract", true],
    ]);
  });

  it("of a producer leaves his sales contract aside: he signs the consumers'", async () => {
    const scene = await documentsScene(server);
    const results = await sendSets({ ...scene, consumers: [] }, [scene.productionPointId]);
    expect(results.map(({ kind, ok }) => [kind, ok])).toEqual([
      ["bulletin", true],
      ["accord", true],
    ]);
    const alone = await scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: [asProducer(scene.productionPointId)] },
    });
    expect(alone.results[0]).toMatchObject({ ok: false, error: expect.stringContaining("consommateur") });
    await send(scene, "salesContract");
    await server.settle();
    const producer = (await list(scene)).find(({ kind }) => kind === "producer");
    expect(producer?.salesContract).toMatchObject({ id: null, status: "SENT" });
  });

  it("says the same, whatever changes after it was sent", async () => {
    const scene = await documentsScene(server);
    await send(scene, "salesContract");
    await server.deps.db.updateTable("project").set({ name: "Un tout autre nom" }).execute();
    const row = await server.deps.db.selectFrom("document").select("data").executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({
      kind: "salesContract",
      project: { name: "Soleil de Rennes" },
      acceptedPrice: 0.11,
      consumer: { email: "hugo0@exemple.fr" },
      producers: [{ identity: { email: "remi@toit.fr" } }],
      terms: null,
    });
  });

  it("names the owner for a legal body that has no contact", async () => {
    const scene = await documentsScene(server, { without: ["interlocutor"] });
    await send(scene, "accord");
    await server.settle();
    const [consumer] = await list(scene);
    expect(consumer?.accord.signers[1]).toMatchObject({ role: "pmo", name: "Odile Martin" });
    const { data } = await server.deps.db.selectFrom("document").select("data").executeTakeFirstOrThrow();
    expect(data).toMatchObject({ interlocutor: { email: "contact@watts.fr", lastName: "Martin" } });
  });
});

describe("what is counted", () => {
  it("is one line for each point and service, however often it is sent", async () => {
    const scene = await documentsScene(server, { consumers: 3 });
    await sendSets(scene, [scene.productionPointId]);
    await sendSets(scene);
    await server.deps.db.updateTable("document").set({ status: "DECLINED" }).execute();
    expect((await sendSets(scene)).every(({ ok }) => ok)).toBe(true);
    const lines = await ledger();
    const told = (await list(scene)).flatMap(({ counted }) => counted ?? []);
    expect(told).toHaveLength(lines.length);
    expect(lines).toHaveLength(9);
    for (const group of ["pmo", "convention", "vente"]) {
      const counted = lines.filter((line) => line.group === group).map(({ pointId }) => pointId);
      expect(counted.sort()).toEqual([...scene.consumers].sort());
    }
  });

  it("is nothing for what stays", async () => {
    const scene = await documentsScene(server, { without: ["fee"], plans: ["pmo"] });
    await sendSets(scene);
    expect(await ledger()).toEqual([]);
  });
});

describe("sent again", () => {
  it.each(["DECLINED", "EXPIRED", "ERROR"] as const)(
    "after %s it is a new document, and the old one stays as history",
    async (status) => {
      const scene = await documentsScene(server);
      await send(scene, "bulletin");
      await server.deps.db.updateTable("document").set({ status, reason: "Trop cher" }).execute();
      expect((await list(scene))[0]?.bulletin).toMatchObject({ status, reason: "Trop cher", missing: [] });
      expect(await send(scene, "bulletin")).toMatchObject([{ ok: true, status: "IN_TRANSIT" }]);
      const all = await server.deps.db.selectFrom("document").select(["status", "superseded_at"]).execute();
      expect(all.map((row) => [row.status, row.superseded_at !== null]).sort()).toEqual(
        [
          [status, true],
          ["IN_TRANSIT", false],
        ].sort(),
      );
    },
  );

  it("says what is missing, if something was lost meanwhile", async () => {
    const scene = await documentsScene(server);
    await send(scene, "bulletin");
    await server.deps.db.updateTable("document").set({ status: "DECLINED" }).execute();
    await server.deps.db.deleteFrom("membership_fee").execute();
    expect(await send(scene, "bulletin")).toMatchObject([
      { ok: false, status: "DECLINED", missing: ["membership-fee"] },
    ]);
  });

  it.each([
    ["IN_TRANSIT", "déjà en cours d’envoi"],
    ["SENT", "déjà envoyé"],
    ["RESENT", "déjà envoyé"],
    ["DONE", "déjà signé"],
    ["IGNORED", "en dehors de la plateforme"],
  ] as const)("at %s it is refused, in words", async (status, words) => {
    const scene = await documentsScene(server);
    await send(scene, "bulletin");
    await server.deps.db.updateTable("document").set({ status }).execute();
    const [result] = await send(scene, "bulletin");
    expect(result).toMatchObject({ ok: false, status, error: expect.stringContaining(words) });
    expect(await documentRows(server, scene.projectId)).toHaveLength(1);
  });
});

it("sends the documents of a dozen participants, each with one request", async () => {
  const scene = await documentsScene(server, { consumers: 12 });
  const results = await sendSets(scene);
  expect(results).toHaveLength(36);
  expect(results.every(({ ok }) => ok)).toBe(true);
  await server.settle();
  const statuses = (await documentRows(server, scene.projectId)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 36 }, () => "SENT"));
  const requests = await server.deps.db.selectFrom("signature_request").select("document_id").execute();
  expect(new Set(requests.map((request) => request.document_id)).size).toBe(36);
  expect(await ledger()).toHaveLength(36);
  const ids = await insertConsumers(server, scene.projectId, scene.consumer.id, { count: 1, first: 900 });
  expect((await list(scene)).find(({ id }) => id === ids[0])).toMatchObject({
    bulletin: { status: "READY" },
  });
}, 300_000);
