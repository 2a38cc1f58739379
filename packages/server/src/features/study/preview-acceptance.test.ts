import { proposalCalls, studyCalls } from "@mec/api/study";
import { emptySalesTerms } from "@mec/domain/document";
import { beforeEach, describe, expect, it } from "vitest";
import { whole } from "../../../test/candidate-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { aStudyScene, type StudyScene } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
let holder: Visitor & { id: string };

const contract = { type: "other", tarification: "base", basePrice: 0.23085 } as const;

beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
  holder = await server.signedUp();
  const { db } = server.deps;
  await db.updateTable("consumption_point").set({ annual_consumption: 0 }).execute();
  await db.updateTable("production_point").set({ annual_production: 10_000 }).execute();
});

/** Somebody who uses so many kWh a year applies. */
async function apply(annualKwh: number) {
  const { db } = server.deps;
  const pointId = await consumptionPointRow(db, holder.id);
  await db
    .updateTable("consumption_point")
    .set({ contract: JSON.stringify(contract), annual_consumption: annualKwh })
    .where("id", "=", pointId)
    .execute();
  return applicationRow(db, {
    projectId: scene.projectId,
    consumptionPointId: pointId,
    status: "APPLICATION",
  });
}

const preview = (applicationIds: string[]) =>
  scene.owner.call(proposalCalls.previewAcceptance, {
    params: { id: scene.projectId },
    body: { applicationIds },
  });
const step = (applicationId: string, body: object) =>
  scene.owner.send("POST", `/api/application/${applicationId}/progress`, body);

describe("what accepting candidates would change", () => {
  it("is for who was proposed no price what the project's page says, over its prices", async () => {
    const applicationId = await apply(4500);
    const page = await server.visitor().call(studyCalls.estimate, {
      params: { id: scene.projectId },
      body: { coordinates: { latitude: 47.21, longitude: -1.55 }, yearlyConsumption: 4500, contract },
    });
    const [one] = (await preview([applicationId])).people;
    expect(one).toMatchObject({
      price: { min: 0.1, max: 0.14 },
      priceFrom: "project",
      isConsumptionKnown: true,
      sharedKwh: whole(page.sharedKwh),
      savingEur: whole(page.savingEur),
    });
  });

  it("is for who was accepted what his own page says: what he uses himself is not among the others'", async () => {
    const applicationId = await apply(4500);
    await step(applicationId, { status: "PROPOSAL", price: 0.12 });
    // The public share is drawn from five others on.
    for (let other = 0; other < 6; other++) {
      const accepted = await step(await apply(6000), { status: "SIGNATURE" });
      expect(accepted.statusCode).toBe(201);
    }
    const candidate = await apply(2000);
    expect(
      (await holder.send("POST", `/api/application/${applicationId}/progress`, { status: "SIGNATURE" }))
        .statusCode,
    ).toBe(201);
    const { db } = server.deps;
    const { consumption_point_id: pointId } = await db
      .selectFrom("application")
      .select("consumption_point_id")
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const own = await holder.call(proposalCalls.getPriceProposal, { params: { id: pointId! } });
    const people = (await preview([candidate, applicationId])).people;
    const told = people.find((one) => one.applicationId === applicationId);
    expect(told).toMatchObject({
      savingEur: whole(own?.savingEur),
      sharedKwh: whole(own?.sharedKwh),
      price: { min: 0.12, max: 0.12 },
    });
    // A candidate shares with all who take part.
    const alone = (await preview([candidate])).people[0];
    expect(people.find((one) => one.applicationId === candidate)).toEqual(alone);
  });

  it("is at the price that was proposed to each, as the price's own preview says", async () => {
    const applicationId = await apply(4500);
    await step(applicationId, { status: "PROPOSAL", price: 0.3 });
    const told = await preview([applicationId]);
    const asked = await scene.owner.call(proposalCalls.previewPrice, {
      params: { id: scene.projectId },
      body: { price: 0.3, applicationIds: [applicationId] },
    });
    const { ownPrice, breakEven: _, ...figures } = asked.people[0]!;
    expect(ownPrice).toBeNull();
    expect(told.people[0]).toMatchObject({
      ...figures,
      price: { min: 0.3, max: 0.3 },
      priceFrom: "proposal",
    });
    expect(told.losing).toBe(1);
  });

  it("is at the price of his own terms of sale, whatever was proposed: his contract will say that one", async () => {
    const [his, others] = [await apply(4500), await apply(4500)];
    const { consumption_point_id } = await server.deps.db
      .selectFrom("application")
      .select("consumption_point_id")
      .where("id", "=", his)
      .executeTakeFirstOrThrow();
    const terms = { ...emptySalesTerms, price: 0.3 };
    await scene.owner.send("POST", `/api/project/${scene.projectId}/sales-contract`, {
      consumptionPointId: consumption_point_id,
      terms,
    });
    for (const id of [his, others]) await step(id, { status: "PROPOSAL", price: 0.1 });
    const { people, losing } = await preview([his, others]);
    const told = (id: string) => people.find(({ applicationId }) => applicationId === id)!;
    expect(told(his)).toMatchObject({ price: { min: 0.3, max: 0.3 }, priceFrom: "terms", loss: "sure" });
    expect(told(others)).toMatchObject({ price: { min: 0.1, max: 0.1 }, priceFrom: "proposal", loss: null });
    expect([told(his).savingEur.high < 0, told(others).savingEur.high > 0, losing]).toEqual([true, true, 1]);
  });

  it("names the reserved part of the production before and after, the same that is then reserved", async () => {
    // Of 10,000 kWh: 2,000 are taken; 1,500 and 500 more make 40 %.
    await step(await apply(2000), { status: "SIGNATURE" });
    const [more, less, unknown] = [await apply(1500), await apply(500), await apply(0)];
    const told = await preview([more, less, unknown]);
    expect(told.reserved).toEqual({ before: 0.2, after: 0.4 });
    expect(told.people.filter(({ isConsumptionKnown }) => !isConsumptionKnown)).toHaveLength(1);
    for (const id of [more, less, unknown]) await step(id, { status: "SIGNATURE" });
    expect((await preview([more])).reserved).toEqual({ before: 0.4, after: 0.4 });
  });

  it("names no part of a production that is not known", async () => {
    await server.deps.db.updateTable("production_point").set({ annual_production: 0 }).execute();
    expect((await preview([await apply(1500)])).reserved).toBeNull();
  });

  it("leaves out who was turned down since the list was read, and who did not apply", async () => {
    const [gone, still] = [await apply(4500), await apply(3000)];
    await step(gone, { status: "REJECTED", message: "Complet" });
    const { people } = await preview([gone, still, "00000000-0000-4000-8000-000000000009"]);
    expect(people.map(({ applicationId }) => applicationId)).toEqual([still]);
  });
});
