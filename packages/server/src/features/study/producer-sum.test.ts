import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { plantSaleCalls, studyCalls, toEstimateProject } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { againstText, countedAt, earnsText, settledElsewhereText } from "@mec/domain/study";
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
    const { soldAt, comingAt } = countedAt(basis.agreedPrice, asked);
    const promised = producerEstimate({
      project: toEstimateProject(basis),
      plant: { type: "photovoltaic", powerKw: 36, annualKwh: 40_000, ...addressAt().coordinates },
      price: soldAt,
      comingPrice: comingAt,
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
    expect([sale?.soldAt, sale?.comingAt]).toEqual([basis.agreedPrice, asked]);
    // The most is that of who comes at 15 c€, and not at the 11 c€ of those who are there.
    expect(promised.fullEur.high).toBeGreaterThan(promised.fullEur.low + 100);
    // The mail that tells him of the yes has the same sum.
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    expect(mail?.text).toContain(`${earnsText(promised)}, ${againstText(promised)}`);
    expect(mail?.text.replaceAll("\u00a0", " ")).toMatch(
      /déjà retenu pour des participants : 11 c€.kWh[^.]*, et avec ceux qui viendront celui que vous demandez : de 10 à 15 c€.kWh/u,
    );
  });

  it("counts what his contract will say to who adds VAT to a price that they accepted without it, and says what is left if they refuse it", async () => {
    await planUntaxed(0.11);
    const { agreedPrice = null, vatRegime } = await basisFor(server.visitor());
    expect([agreedPrice, vatRegime]).toEqual([{ min: 0.11, max: 0.11 }, "franchise"]);
    await acceptTomorrow();
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    expect([sale?.soldAt, sale?.agreed?.price, sale?.untaxedPrice]).toEqual([
      agreedPrice,
      agreedPrice,
      agreedPrice,
    ]);
    // 0.11 − 0.11 / 1.2 of each kWh of today's.
    const lostEur = (sale?.sharedKwh?.low ?? 0) * (0.11 - 0.091667);
    expect(lostEur).toBeGreaterThan(0);
    expect(sale?.untaxedEur?.high).toBeCloseTo((sale?.todayEur?.high ?? 0) - lostEur, 1);
    // As long as they may refuse it, each sum begins at what is left then.
    expect(sale?.todayEur?.low).toBeCloseTo(sale?.untaxedEur?.low ?? 0, 2);
    expect(sale?.earnsEur?.low).toBeLessThanOrEqual(sale?.todayEur?.low ?? 0);
    expect(sale?.mayRefuseVat).toBe(true);
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    const told = mail?.text.replaceAll("\u00a0", " ");
    expect(told).toContain("selon que les acheteurs paient la TVA ou la refusent");
    expect(told).toContain("déjà retenu pour des participants : 11 c€/kWh HT");
    expect(told).toContain(
      "Votre contrat dira 11 c€/kWh HT, soit 13,2 c€/kWh TTC : qui ne récupère pas la TVA peut la refuser, il vous en resterait 9,17 c€/kWh HT, environ",
    );
  });

  it("goes from one answer to the other as long as he has not said whether he adds VAT, on his card and in the mail of the yes", async () => {
    await planUntaxed(0.11);
    await server.deps.db
      .updateTable("production_point")
      .set({ vat_regime: null })
      .where("id", "=", pointId)
      .execute();
    await acceptTomorrow();
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    const lostEur = (sale?.sharedKwh?.low ?? 0) * (0.11 - 0.091667);
    expect(lostEur).toBeGreaterThan(0);
    expect([sale?.untaxedPrice, sale?.untaxedEur]).toEqual([null, null]);
    expect(sale?.todayEur?.low).toBeCloseTo((sale?.todayEur?.high ?? 0) - lostEur, 1);
    expect(sale?.unsaidVat?.taxedEur.low).toBeCloseTo(sale?.todayEur?.low ?? 0, 2);
    expect(sale?.unsaidVat?.untaxedEur.high).toBeCloseTo(sale?.todayEur?.high ?? 0, 2);
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    expect(mail?.text).toContain("selon que vous facturez la TVA ou non");
    // Once he says it, one sum holds.
    await server.deps.db
      .updateTable("production_point")
      .set({ vat_regime: "franchise" })
      .where("id", "=", pointId)
      .execute();
    const said = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    expect(said).not.toHaveProperty("unsaidVat");
    expect(said?.todayEur?.low).toBeCloseTo(sale?.todayEur?.high ?? 0, 2);
  });

  it("tells the next producer the price as it was accepted, also once this one adds VAT to it", async () => {
    await planUntaxed(0.11);
    expect(await basisFor(server.visitor())).not.toHaveProperty("isAgreedUntaxed");
    await acceptTomorrow();
    const next = await basisFor(server.visitor());
    expect(next.vatRegime).not.toBe("franchise");
    expect([next.agreedPrice, next.isAgreedUntaxed]).toEqual([{ min: 0.11, max: 0.11 }, true]);
  });

  it("tells before he is accepted and after what is left of it where some sign their contract outside of the platform", async () => {
    const { db } = server.deps;
    for (const consumptionPointId of scene.consumers.slice(0, 2))
      await documentRow(db, {
        ...{ projectId: scene.projectId, consumptionPointId, kind: "salesContract", status: "IGNORED" },
      });
    const basis = await basisFor(producer);
    expect([basis.numberOfConsumers, basis.settledElsewhere]).toEqual([6, 2]);
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    const told = sale?.earnsEur && settledElsewhereText({ ...sale, earnsEur: sale.earnsEur }, 2);
    expect(told?.replaceAll("\u00a0", " ")).toMatch(
      /^2 des 6 lieux acceptés ne signent pas de contrat ici : avec les 4 autres, environ \d/u,
    );
    await server.settle();
    const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
    // It leads, as on his card.
    const text = mail?.text ?? "";
    expect(text).toContain(told);
    expect(text.indexOf(String(told))).toBeLessThan(text.indexOf("Votre installation"));
  });

  it("counts the same places before he is accepted and after: not who refused to sign", async () => {
    const { db } = server.deps;
    const [first = "", second = ""] = scene.consumers;
    const { projectId } = scene;
    await documentRow(db, {
      ...{ projectId, consumptionPointId: first, kind: "bulletin", status: "DECLINED" },
    });
    await documentRow(db, {
      ...{ projectId, consumptionPointId: second, kind: "salesContract", status: "IGNORED" },
    });
    const { numberOfConsumers, refusedToSign = 0, settledElsewhere } = await basisFor(producer);
    expect([numberOfConsumers, refusedToSign, settledElsewhere]).toEqual([6, 1, 1]);
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    const sale = await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    expect(sale?.agreed?.consumers).toBe(numberOfConsumers - refusedToSign);
  });

  it("counts who signed at the price of his contract, by what he consumes, beside the others at what they accepted", async () => {
    await planUntaxed(0.12);
    await acceptTomorrow();
    const saleNow = () => producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    expect(await saleNow()).toMatchObject({
      soldAt: { min: 0.11, max: 0.11 },
      untaxedPrice: { min: 0.11, max: 0.11 },
    });
    const [first = ""] = scene.consumers;
    const { db } = server.deps;
    const document = await documentRow(db, {
      projectId: scene.projectId,
      consumptionPointId: first,
      status: "DONE",
      kind: "salesContract",
    });
    const data = JSON.stringify({ terms: { price: 0.18 }, producers: [{ pointId }] });
    await db.updateTable("document").set({ data }).where("id", "=", document).execute();
    const sale = await saleNow();
    // One of six: more than 11 c€ on the whole, and far from 18.
    expect(sale?.agreed?.price).toEqual({ min: 0.11, max: 0.18 });
    expect(sale?.soldAt?.min).toBe(sale?.soldAt?.max);
    expect(sale?.soldAt?.max).toBeGreaterThan(0.115);
    expect(sale?.soldAt?.max).toBeLessThan(0.125);
  });

  it("counts each of those of today at the price that he accepted: one who pays more raises the others' sum by nothing", async () => {
    const { db } = server.deps;
    await db
      .updateTable("production_point")
      .set({ price_min: 0.11, price_max: 0.11, production_power: 36, annual_production: 40_000 })
      .where("id", "=", pointId)
      .execute();
    await move(scene.owner, applicationId, { status: "SIGNATURE" });
    const saleNow = () => producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
    const alike = await saleNow();
    const [first = ""] = scene.consumers;
    const { id } = await db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", first)
      .executeTakeFirstOrThrow();
    const step = { application_id: id, status: "SIGNATURE", price: 0.17, acted_as: "owner" } as const;
    const created_at = new Date(server.deps.now().getTime() + 1000);
    await db
      .insertInto("application_progress")
      .values({ ...step, created_at })
      .execute();
    const sale = await saleNow();
    expect(sale?.agreed?.price).toEqual({ min: 0.11, max: 0.17 });
    // (5 × 11 + 17) ÷ 6 = 12 c€: a cent for each kWh of today's, in a full project too, where those who come pay 11.
    expect(sale?.soldAt?.min).toBeCloseTo(0.12, 9);
    expect(sale?.soldAt?.max).toBeCloseTo(0.12, 9);
    const addedEur = (sale?.sharedKwh?.low ?? 0) * 0.01;
    expect(addedEur).toBeGreaterThan(0);
    expect(sale?.todayEur?.low).toBeCloseTo((alike?.todayEur?.low ?? 0) + addedEur, 1);
    expect(sale?.todayEur?.high).toBeCloseTo(sale?.todayEur?.low ?? 0, 2);
    expect(sale?.fullEur?.high).toBeCloseTo((alike?.fullEur?.high ?? 0) + addedEur, 1);
  });

  it("says of who has said yes anew, once he was told the VAT, no more that he accepted without it", async () => {
    await planUntaxed(0.12);
    await acceptTomorrow();
    const untaxedOf = async () =>
      (await producer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } }))?.untaxedPrice;
    expect(await untaxedOf()).toEqual({ min: 0.11, max: 0.11 });
    const later = new Date(server.deps.now().getTime() + 86_400_000);
    const sayYes = async (places: readonly string[]) => {
      const applied = await server.deps.db
        .selectFrom("application")
        .select("id")
        .where("consumption_point_id", "in", places)
        .execute();
      const step = { status: "SIGNATURE", acted_as: "holder", created_at: later } as const;
      await server.deps.db
        .insertInto("application_progress")
        .values(applied.map(({ id }) => ({ application_id: id, ...step })))
        .execute();
    };
    await sayYes(scene.consumers.slice(0, 5));
    expect(await untaxedOf()).toEqual({ min: 0.11, max: 0.11 });
    // Of one of six, the next producer reads what most were told.
    expect(await basisFor(server.visitor())).not.toHaveProperty("isAgreedUntaxed");
    await sayYes(scene.consumers.slice(5));
    expect(await untaxedOf()).toBeNull();
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

  it("keeps the price that was accepted, whatever the common terms of sale say", async () => {
    const body = { terms: { ...someTerms, price: 0.12 } };
    await scene.owner.call(documentCalls.saveSalesContract, { params: { id: scene.projectId }, body });
    expect((await basisFor(server.visitor())).agreedPrice).toEqual({ min: 0.11, max: 0.11 });
  });
});
