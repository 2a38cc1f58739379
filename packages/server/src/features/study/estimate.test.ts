import { projectCalls } from "@mec/api/project";
import { studyCalls } from "@mec/api/study";
import { limits } from "@mec/domain/account";
import type { SalesTerms } from "@mec/domain/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { aStudyScene, askFee, keepFlat, type StudyScene, sayTerms } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

const home = { coordinates: { latitude: 47.21, longitude: -1.55 }, yearlyConsumption: 5000 };
const estimate = (body: object = {}) =>
  server
    .visitor()
    .call(studyCalls.estimate, { params: { id: scene.projectId }, body: { ...home, ...body } as never });

describe("the estimate on a project's page", () => {
  it("is given to anybody: a range of local energy, of saving, and what it rests on", async () => {
    const { sharedKwh, localShare, savingEur, saves, verdict, typicalDays, assumptions } = await estimate();
    expect(sharedKwh.low).toBeGreaterThan(0);
    expect(sharedKwh.high).toBeGreaterThan(sharedKwh.low);
    expect(sharedKwh.high).toBeLessThan(5000);
    expect(localShare.high).toBeCloseTo(sharedKwh.high / 5000, 9);
    expect(savingEur.high).toBeGreaterThanOrEqual(savingEur.low);
    expect(saves).toBe(savingEur.high >= 0.5);
    expect(verdict).not.toBe("");
    expect(typicalDays.map(({ season, hours }) => [season, hours.length])).toEqual([
      ["summer", 24],
      ["winter", 24],
    ]);
    expect(assumptions.length).toBeGreaterThan(2);
  });

  it("knows the person's own tariff", async () => {
    const cheap = await estimate({ contract: { type: "other", tarification: "base", basePrice: 0.1 } });
    const dear = await estimate({ contract: { type: "other", tarification: "base", basePrice: 0.3 } });
    expect(dear.savingEur.low).toBeGreaterThan(cheap.savingEur.high);
    expect(cheap.saves).toBe(false);
    expect(cheap.verdict).toContain("ne vous ferait pas économiser");
    expect(
      (
        await estimate({
          contract: {
            type: "TRV",
            tarification: "2Q",
            peakHour: { start: "22:00", end: "06:00" },
            twoQuarterPrice: { hp: 1, hc: 1 },
          },
        })
      ).savingEur.high,
    ).toBeLessThan(1000);
  });

  it("counts with the tariff of the day that it is in Paris, from its midnight on", async () => {
    const at = (moment: string) => {
      server.setNow(new Date(moment));
      return estimate();
    };
    // 1 August 2026, on which the tariff changes, begins at 22:00 UTC.
    const before = await at("2026-07-31T21:30:00Z");
    const night = await at("2026-07-31T22:30:00Z");
    const day = await at("2026-08-01T10:00:00Z");
    expect(night.energyEur).toEqual(day.energyEur);
    expect(night.energyEur).not.toEqual(before.energyEur);
  });

  it("shows nothing of anybody's readings", async () => {
    const before = await estimate();
    await keepFlat(server, asConsumer(scene.big), 5000);
    await keepFlat(server, asProducer(scene.roof), 1);
    expect(await estimate()).toEqual(before);
  });

  it("wants a place and a consumption", async () => {
    for (const body of [
      { yearlyConsumption: 4000 },
      { ...home, yearlyConsumption: 0 },
      { ...home, prm: "x" },
    ]) {
      const answer = await server
        .visitor()
        .send("POST", `/api/public/project/${scene.projectId}/estimate`, body);
      expect(answer.statusCode).toBe(400);
    }
  });

  it("is not there for a hidden project, but for its owner", async () => {
    await server.deps.db.updateTable("project").set({ visibility: false }).execute();
    const url = `/api/public/project/${scene.projectId}/estimate`;
    expect((await server.visitor().send("POST", url, home)).statusCode).toBe(404);
    expect((await scene.owner.send("POST", url, home)).statusCode).toBe(200);
    expect((await server.visitor().send("GET", `${url}-basis`)).statusCode).toBe(404);
  });

  it("is limited for each visitor's address", async () => {
    for (let spent = 0; spent < limits.estimatesPerIp.points; spent += 1) {
      await server.deps.limits.count("estimatesPerIp", "127.0.0.1");
    }
    const answer = await server
      .visitor()
      .send("POST", `/api/public/project/${scene.projectId}/estimate`, home);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("what the browser computes the answers of a list from", () => {
  const basesOf = (...projectIds: string[]) =>
    server.visitor().call(studyCalls.listEstimateBases, { query: { projectIds } });

  it("is, for each project, what its page computes from", async () => {
    const params = { id: scene.projectId };
    // The price that participants have accepted is a seller's: a list computes what consumers save.
    const { agreedPrice: _, ...alone } = await server.visitor().call(studyCalls.getEstimateBasis, { params });
    expect(await basesOf(scene.projectId)).toEqual([{ ...alone, projectId: scene.projectId }]);
  });

  it("leaves out what the public may not see, and what is not there", async () => {
    const unknown = "0b9d3c34-2c9c-4e0c-9d3a-6d0d4f2c7a11";
    expect(await basesOf(unknown)).toEqual([]);
    await server.deps.db.updateTable("project").set({ visibility: false }).execute();
    expect(await basesOf(scene.projectId)).toEqual([]);
    const asOwner = await scene.owner.send("GET", `/api/public/estimate-basis?projectIds=${scene.projectId}`);
    expect(asOwner.json()).toEqual([]);
  });

  it("is asked of a hundred projects at most", async () => {
    const ids = Array.from({ length: 101 }, () => scene.projectId).join(",");
    const answer = await server.visitor().send("GET", `/api/public/estimate-basis?projectIds=${ids}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe("the network's option", () => {
  it("is told beside the sum once the owner says that all stand behind one substation", async () => {
    const before = await estimate();
    expect(before.networkOptionEur).toBeNull();
    await scene.owner.call(projectCalls.savePerimeterDetails, {
      params: { id: scene.projectId },
      body: { ground: "distance", gridOperator: "", isBehindOneSubstation: true },
    });
    const after = await estimate();
    expect(after.savingEur).toEqual(before.savingEur);
    expect(after.networkOptionEur?.high).toBeGreaterThan(0);
  });
});

describe("what is paid beside the energy", () => {
  const asksFor = async (terms: Partial<SalesTerms> = {}) => {
    await askFee(server.deps.db, scene.projectId);
    await sayTerms(server.deps.db, scene.projectId, { subscription: 12, ...terms });
  };

  it("is counted in the estimate, each as a line, what is paid once in the first year only", async () => {
    const before = await estimate();
    await asksFor();
    const after = await estimate();
    // 4.47 × 1.2 by the supplier; 15 to the association; 12 × 1.2 of subscription: 34.764 € a year.
    expect(after).toMatchObject({
      participationEur: 5.36,
      membershipEur: 15,
      subscriptionEur: 14.4,
      entranceEur: 20,
      energyEur: before.energyEur,
    });
    for (const end of ["low", "high"] as const) {
      expect(after.savingEur[end]).toBeCloseTo(after.energyEur[end] - 34.764, 1);
      expect(after.firstYearEur[end]).toBeCloseTo(after.savingEur[end] - 20, 1);
    }
  });

  it("and the VAT as the producer adds it: none in franchise", async () => {
    const before = await estimate();
    await asksFor({ vatRegime: "franchise" });
    const after = await estimate();
    expect(after.subscriptionEur).toBe(12);
    expect(after.energyEur.low).toBeGreaterThan(before.energyEur.low);
    expect(after.assumptions.join(" ")).toContain("293 B");
  });

  it("is not known as long as its owner has not come to it: no sum says that it is counted, or nothing", async () => {
    const { assumptions, ...told } = await estimate();
    expect(told).toMatchObject({ membershipEur: null, entranceEur: 0 });
    // The only cost that is counted is what the supplier adds.
    expect(told.savingEur.low).toBeCloseTo(told.energyEur.low - 5.364, 1);
    expect(assumptions.join(" ")).toContain("n’est pas encore fixée");
  });

  it("is nothing for a fee that was filled in and is not asked", async () => {
    await askFee(server.deps.db, scene.projectId, { required: false, entranceFeeRequired: false });
    const told = await estimate();
    expect(told).toMatchObject({ membershipEur: 0, entranceEur: 0 });
    expect(told.assumptions.join(" ")).toContain("ne demande pas de cotisation");
  });

  it("is counted in the study for each participant, by his own terms where he has some", async () => {
    await asksFor({ vatRegime: "standard" });
    const own = { subscription: 0, vatRegime: "franchise" } as const;
    await sayTerms(server.deps.db, scene.projectId, own, scene.big);
    const { participants, assumptions } = await scene.owner.call(studyCalls.getStudy, {
      params: { id: scene.projectId },
      query: {},
    });
    // 150 W × 8,760 h = 1,314 kWh at (0.20 − 0.0484 + 0.03085) × 1.2 − 0.12 × 1.2 = 0.07494 € each: 98.47 €;
    // less 5.364 + 15 + 14.40 = 34.764: 63.71 €.
    expect(participants[0]).toMatchObject({
      energyEur: 98.47,
      participationEur: 5.36,
      membershipEur: 15,
      subscriptionEur: 14.4,
      entranceEur: 20,
      savingEur: 63.71,
    });
    // 250 W: 2,190 kWh at 0.21894 − 0.12 = 0.09894: 216.68 €; less 5.364 + 15: 196.31 €.
    expect(participants[1]).toMatchObject({ energyEur: 216.68, subscriptionEur: 0, savingEur: 196.31 });
    expect(assumptions.join(" ")).toMatch(/Cotisation .* 15,00/u);
  });
});

describe("what the browser computes its own estimate from", () => {
  it("is sums over the project, and names nobody", async () => {
    const answer = await server
      .visitor()
      .send("GET", `/api/public/project/${scene.projectId}/estimate-basis`);
    expect(answer.json()).toEqual({
      latitude: 47.21,
      longitude: -1.55,
      production: [{ productionType: "photovoltaic", powerKwc: 0, annualKwh: 36_000 }],
      pledgedShare: null,
      filledShare: null,
      numberOfConsumers: 2,
      price: { min: 0.1, max: 0.14 },
      // Two participants: what they have accepted is told to nobody.
      agreedPrice: null,
      fees: { membership: null, entrance: 0, subscription: 0 },
      vatRegime: null,
      engagement: {
        durationYears: null,
        tacitRenewal: null,
        noticeMonths: null,
        indexation: null,
        indexationRate: null,
      },
      isBehindOneSubstation: false,
      repartitionKey: "default_dynamic",
    });
  });

  it("has what the terms of sale say of the years to come, before anybody is proposed a price", async () => {
    const usual = {
      durationYears: 5,
      tacitRenewal: true,
      noticeMonths: 3,
      indexation: "fixed",
      indexationRate: 1.5,
    } as const;
    await sayTerms(server.deps.db, scene.projectId, usual);
    const params = { id: scene.projectId };
    const { engagement } = await server.visitor().call(studyCalls.getEstimateBasis, { params });
    expect(engagement).toEqual(usual);
  });
});
