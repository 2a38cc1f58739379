import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { plantSaleCalls, studyCalls, toEstimateProject } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { againstText, agreedFor, earnsText, soldAt } from "@mec/domain/study";
import { producerEstimate } from "@mec/energy";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint, addressAt, aProductionPoint, move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene, someTerms } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { accountRow, documentRow } from "../../../test/rows.ts";

let server: TestServer;
let scene: DocumentsScene;
let producer: Visitor;
let pointId: string;
let applicationId: string;

const homeOf = (pointId: string, account_id: string) =>
  server.deps.db.updateTable("consumption_point").set({ account_id }).where("id", "=", pointId).execute();

beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 6 });
  // Each place is another neighbour's.
  for (const [at, id] of scene.consumers.entries())
    await homeOf(id, await accountRow(server.deps.db, `voisin${at}@exemple.fr`));
  producer = await server.signedUp();
  const point = await producer.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  pointId = point.id;
  const body = { projectId: scene.projectId, participant: asProducer(pointId), isFromProjectOwner: false };
  applicationId = (await producer.call(applicationCalls.apply, { body })).id;
});

const basisFor = (person: Visitor, withoutProducer?: string) =>
  person.call(studyCalls.getEstimateBasis, {
    params: { id: scene.projectId },
    query: withoutProducer === undefined ? {} : { withoutProducer },
  });

/** What his plant brings, computed as his browser does. */
const earned = async (withoutProducer?: string) => {
  const { earnsEur } = producerEstimate({
    project: toEstimateProject(await basisFor(producer, withoutProducer)),
    plant: { type: "photovoltaic", powerKw: 36, annualKwh: 40_000, ...addressAt().coordinates },
    price: { min: 0.1, max: 0.15 },
    membership: 10,
    day: "2026-11-26",
  });
  return earnsEur;
};

/** The project sells without VAT at this price, as all who sold there said, and this producer adds his. */
async function planUntaxed(price: number) {
  const { db } = server.deps;
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { terms: { ...someTerms, price, vatRegime: "franchise" } },
  });
  await db.updateTable("production_point").set({ vat_regime: "franchise" }).execute();
  await db
    .updateTable("production_point")
    .set({ vat_regime: "standard", production_power: 36, annual_production: 40_000 })
    .where("id", "=", pointId)
    .execute();
}

/** The owner accepts him on the day after. */
async function acceptTomorrow() {
  server.setNow(new Date(server.deps.now().getTime() + 86_400_000));
  await move(scene.owner, applicationId, { status: "SIGNATURE" });
}

describe("what a plant brings in a project", () => {
  it("is the same euro before its producer is accepted and after, where it is not counted twice", async () => {
    const before = await earned();
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    expect(await earned(pointId)).toEqual(before);
    expect(await earned()).not.toEqual(before);
  });

  it("is the same for a producer who consumes there too, whose own use is left out both times", async () => {
    const home = await producer.call(pointCalls.createConsumptionPoint, { body: aConsumptionPoint() });
    const body = { projectId: scene.projectId, participant: asConsumer(home.id), isFromProjectOwner: false };
    const { id } = await producer.call(applicationCalls.apply, { body });
    await move(scene.owner, id, { status: "SIGNATURE" });
    const before = await basisFor(producer);
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    expect(await basisFor(producer, pointId)).toEqual(before);
  });

  it("leaves nothing out of a project that the plant is not in", async () => {
    expect(await basisFor(producer, pointId)).toEqual(await basisFor(producer));
  });

  it("is told without a plant to its holder only", async () => {
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    for (const person of [scene.owner, scene.consumer, server.visitor()]) {
      const address = `/api/public/project/${scene.projectId}/estimate-basis?withoutProducer=${pointId}`;
      expect((await person.send("GET", address)).statusCode).toBe(404);
    }
  });

  it("counts the price that the participants have accepted, before he applies as in his portfolio", async () => {
    const asked = { min: 0.1, max: 0.15 };
    const basis = await basisFor(server.visitor());
    expect(basis.agreedPrice).toEqual({ min: 0.11, max: 0.11 });
    const promised = producerEstimate({
      project: toEstimateProject(basis),
      plant: { type: "photovoltaic", powerKw: 36, annualKwh: 40_000, ...addressAt().coordinates },
      price: soldAt(basis.agreedPrice, asked),
      membership: 10,
      day: dayInParis(server.deps.now()),
    });
    await server.deps.db
      .updateTable("production_point")
      .set({ price_min: asked.min, price_max: asked.max, production_power: 36, annual_production: 40_000 })
      .where("id", "=", pointId)
      .execute();
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    expect(sale?.earnsEur?.high).toBeCloseTo(promised.earnsEur.high, 2);
    expect(sale?.earnsEur?.low).toBeCloseTo(promised.earnsEur.low, 2);
    expect(sale?.soldAt).toEqual(basis.agreedPrice);
    // The mail that tells him of the yes has the same sum.
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    expect(mail?.text).toContain(`${earnsText(promised)}, ${againstText(promised)}`);
    expect(mail?.text).toContain("que des participants ont déjà accepté\u00a0: 11\u00a0c€/kWh");
  });

  it("counts what is left to who adds VAT of a price that they accepted without it, in the same words before and after", async () => {
    await planUntaxed(0.11);
    const { agreedPrice = null, vatRegime } = await basisFor(server.visitor());
    expect([agreedPrice, vatRegime]).toEqual([{ min: 0.11, max: 0.11 }, "franchise"]);
    const left = agreedFor(agreedPrice, "standard", vatRegime);
    await acceptTomorrow();
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    // 0.11 / 1.2: what they pay stays what they said yes to.
    expect(left).toEqual({ min: 0.091667, max: 0.091667 });
    expect([sale?.soldAt, sale?.agreed?.price, sale?.untaxedPrice]).toEqual([left, left, agreedPrice]);
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    const told = mail?.text.replaceAll("\u00a0", " ");
    expect(told).toContain("que des participants ont déjà accepté : 9,17 c€/kWh HT");
    expect(told).toContain(
      "la vôtre comprise, il vous en reste 9,17 c€/kWh HT. Votre contrat dira 11 c€/kWh HT",
    );
  });

  it("counts who signed at the price of his contract, before VAT, beside those of whom less is left until they sign", async () => {
    await planUntaxed(0.12);
    await acceptTomorrow();
    const soldAtNow = async () =>
      (await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } }))?.soldAt;
    // 0.12 / 1.2
    expect(await soldAtNow()).toEqual({ min: 0.1, max: 0.1 });
    const [first = ""] = scene.consumers;
    const { db } = server.deps;
    const document = await documentRow(db, {
      projectId: scene.projectId,
      consumptionPointId: first,
      status: "DONE",
      kind: "salesContract",
    });
    const data = JSON.stringify({ terms: { price: 0.12 }, producers: [{ pointId }] });
    await db.updateTable("document").set({ data }).where("id", "=", document).execute();
    expect(await soldAtNow()).toEqual({ min: 0.1, max: 0.12 });
  });

  it("tells nobody a price that fewer than three have accepted, and counts what is asked", async () => {
    const { db } = server.deps;
    const told = async () => (await basisFor(server.visitor())).agreedPrice;
    // Who left is no participant, and his yes no price of the project.
    const some = db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "in", scene.consumers);
    const ids = (await some.execute()).map(({ id }) => id);
    await db
      .updateTable("application")
      .set({ ended_at: new Date() })
      .where("id", "in", ids.slice(0, 3))
      .execute();
    expect(await told()).toEqual({ min: 0.11, max: 0.11 });
    const [application_id = ""] = ids.slice(3);
    const step = { application_id, status: "SIGNATURE", price: 0.14, acted_as: "owner" } as const;
    await db
      .insertInto("application_progress")
      .values({ ...step, created_at: new Date() })
      .execute();
    expect(await told()).toBeNull();
  });

  it("tells nobody the price of one person who has many places", async () => {
    const { db } = server.deps;
    const hall = await accountRow(db, "mairie@exemple.fr");
    for (const id of scene.consumers.slice(0, 4)) await homeOf(id, hall);
    const told = async () => (await basisFor(server.visitor())).agreedPrice;
    // A town hall and two neighbours are three.
    expect(await told()).toEqual({ min: 0.11, max: 0.11 });
    const [, , , , neighbour = ""] = scene.consumers;
    await homeOf(neighbour, hall);
    expect(await told()).toBeNull();
  });

  it("takes the price of the terms of sale, which bind before the one that was accepted", async () => {
    const body = { terms: { ...someTerms, price: 0.12 } };
    await scene.owner.call(documentCalls.saveSalesContract, { params: { id: scene.projectId }, body });
    expect((await basisFor(server.visitor())).agreedPrice).toEqual({ min: 0.12, max: 0.12 });
  });
});
