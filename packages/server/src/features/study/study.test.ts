import { projectCalls } from "@mec/api/project";
import { proposalCalls, type Study, studyCalls } from "@mec/api/study";
import { emptySalesTerms } from "@mec/domain/document";
import type { WorkingHours } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { whole } from "../../../test/candidate-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { aStudyScene, type StudyScene, studyOf, yearOf } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

const study = (query?: object) => studyOf(scene, query);

/**
 * € saved on a local kWh: (0.20 − 0.0484 of network + 0.03085 of excise) × 1.2 − 0.12 × 1.2, where the price
 * is the middle of 0.10 and 0.14.
 */
const perKwh = 0.07494;
/** € a year that taking part costs each member: 4.47 × 1.2. */
const participation = 5.364;

describe("a study by the default key", () => {
  it("shares the production in proportion of what each consumes", async () => {
    // 400 W for 300 + 500 W: 400 × 3/8 = 150 W and 400 × 5/8 = 250 W, nothing is left.
    const { period, key, totals, participants } = await study();
    expect(period).toEqual({
      from: "2024-12-31T23:00:00.000Z",
      to: "2025-12-31T23:00:00.000Z",
      stepMinutes: 30,
    });
    expect(key).toBe("dynamic-per-default");
    expect(totals).toEqual({
      productionKwh: expect.closeTo(yearOf(400), 6),
      consumptionKwh: expect.closeTo(yearOf(800), 6),
      sharedKwh: expect.closeTo(yearOf(400), 6),
      surplusKwh: expect.closeTo(0, 6),
      selfConsumptionRate: expect.closeTo(1, 9),
      selfProductionRate: expect.closeTo(0.5, 9),
      coverageRate: expect.closeTo(0.5, 9),
      producerRevenueEur: expect.closeTo(yearOf(400) * 0.12, 2),
      wholeRevenueEur: Math.round(yearOf(400) * 0.12),
    });
    expect(participants).toEqual([
      expect.objectContaining({
        consumptionPointId: scene.small,
        name: "Camille Durand, Petite maison",
        curve: "real",
        consumptionKwh: expect.closeTo(yearOf(300), 6),
        sharedKwh: expect.closeTo(yearOf(150), 6),
        savingEur: expect.closeTo(yearOf(150) * perKwh - participation, 2),
        savingPerKwhEur: expect.closeTo(perKwh, 9),
        localPrice: expect.closeTo(0.12, 12),
        warning: null,
      }),
      expect.objectContaining({
        consumptionPointId: scene.big,
        curve: "real",
        sharedKwh: expect.closeTo(yearOf(250), 6),
        savingEur: expect.closeTo(yearOf(250) * perKwh - participation, 2),
      }),
    ]);
  });

  it("tells what all would save if the excise exemption ended as announced: of each local kWh its excise", async () => {
    // 0.03085 € × 1.2 of each of the 3,504 kWh.
    const { withoutExemptionEur } = await study();
    expect(withoutExemptionEur).toBeCloseTo(yearOf(400) * (perKwh - 0.03702) - 2 * participation, 1);
  });

  it("tells apart what the network's option would bring behind one substation, and counts it nowhere", async () => {
    const before = await study();
    await scene.owner.call(projectCalls.savePerimeterDetails, {
      params: { id: scene.projectId },
      body: { ground: "distance", gridOperator: "", isBehindOneSubstation: true },
    });
    const after = await study();
    const options = ({ participants }: Study) => participants.map(({ networkOptionEur }) => networkOptionEur);
    expect(options(before)).toEqual([null, null]);
    // The small house receives 0.15 kW of its 0.3 all year: 8 hours of off-peak a day, 214 days of summer, 151 of
    // winter. Each pair of local and other kWh gains 0.83 c€ (3,424 hours), 0.62 (1,712), 4.60 (2,416), 2.63 (1,208):
    // 0.15 × (28.42 + 10.61 + 111.14 + 31.77) = 27.29 €; × 1.2 = 32.75 €
    expect(options(after)[0]).toBeCloseTo(32.75, 1);
    const savings = ({ participants }: Study) => participants.map(({ savingEur }) => savingEur);
    expect(savings(after)).toEqual(savings(before));
    expect(after.assumptions.join(" ")).toContain("Option de réseau");
  });

  it("puts the four keys side by side", async () => {
    const { keys } = await study();
    const byKey = new Map(keys.map((one) => [one.key, one]));
    // Equal annual consumptions are declared: static shares of one half, 200 W each, of which both can use all.
    expect(byKey.get("static")).toMatchObject({
      sharedKwh: expect.closeTo(yearOf(400), 6),
      inequality: expect.closeTo((200 / 300 - 200 / 500) / (2 * (200 / 300 + 200 / 500)), 9),
    });
    for (const { sharedKwh, totalSavingEur } of keys) {
      expect(sharedKwh).toBeCloseTo(yearOf(400), 3);
      expect(totalSavingEur).toBeCloseTo(yearOf(400) * perKwh - 2 * participation, 2);
    }
    expect(byKey.get("dynamic-per-default")).toMatchObject({
      smallestSavingEur: expect.closeTo(yearOf(150) * perKwh - participation, 2),
      inequality: expect.closeTo(0, 9),
      producerRevenueEur: expect.closeTo(yearOf(400) * 0.12, 2),
    });
  });

  it("shows months and mean days", async () => {
    const { months, typicalDays } = await study();
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, "0")}`),
    );
    // 31 days of 24 hours at 400 W; March has an hour less.
    expect(months[0]).toEqual({
      month: "2025-01",
      productionKwh: expect.closeTo(297.6, 6),
      consumptionKwh: expect.closeTo(595.2, 6),
      sharedKwh: expect.closeTo(297.6, 6),
      surplusKwh: expect.closeTo(0, 6),
    });
    expect(months[2]?.productionKwh).toBeCloseTo(743 * 0.4, 6);
    for (const { hours } of typicalDays) {
      expect(hours).toHaveLength(24);
      for (const hour of hours) expect(hour.productionKwh).toBeCloseTo(0.4, 9);
    }
  });

  it("counts what a candidate would add, and says why", async () => {
    // Without the big house 100 W are left, and it consumes 200: half of its consumption would be local.
    const { candidates, totals } = await study({ consumptionPointIds: [scene.small] });
    expect(totals.surplusKwh).toBeCloseTo(yearOf(100), 6);
    expect(candidates.map(({ consumptionPointId }) => consumptionPointId)).toEqual([
      scene.big,
      scene.candidate,
    ]);
    const candidate = candidates.find(({ consumptionPointId }) => consumptionPointId === scene.candidate);
    expect(candidate).toMatchObject({
      name: "Camille Durand, Candidate",
      marginalSharedKwh: expect.closeTo(yearOf(100), 6),
      marginalSelfConsumptionRate: expect.closeTo(0.25, 9),
      curve: "real",
      reason: expect.stringContaining("50\u00a0%"),
    });
  });

  it("says what each candidate would gain, as the list of candidates does, and who would lose last", async () => {
    const told = async () => (await study({ consumptionPointIds: [scene.small] })).candidates;
    const asked = async (pointId: string) => {
      const { id } = await server.deps.db
        .selectFrom("application")
        .select("id")
        .where("consumption_point_id", "=", pointId)
        .executeTakeFirstOrThrow();
      const preview = await scene.owner.call(proposalCalls.previewAcceptance, {
        params: { id: scene.projectId },
        body: { applicationIds: [id] },
      });
      return preview.people[0]!;
    };
    const before = await told();
    const { savingEur, savingWithoutVatEur } = await asked(scene.candidate);
    expect(whole(before.at(-1)?.gain?.savingEur)).toEqual(savingEur);
    expect(savingWithoutVatEur).toBeNull();
    // The big house would share as much as the other candidate, but its own terms of sale say a price at which it loses.
    const terms = { ...emptySalesTerms, price: 0.9 };
    await scene.owner.send("POST", `/api/project/${scene.projectId}/sales-contract`, {
      consumptionPointId: scene.big,
      terms,
    });
    const after = await told();
    expect(after.map(({ consumptionPointId }) => consumptionPointId)).toEqual([scene.candidate, scene.big]);
    expect(after[1]?.reason).toMatch(/^Il y perdrait de .* proposez-lui un prix plus bas\.$/);
  });

  it("tells beside what it counts for a participant what his own page and the list tell", async () => {
    const { participants } = await study();
    const { id } = await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", scene.small)
      .executeTakeFirstOrThrow();
    const { people } = await scene.owner.call(proposalCalls.previewAcceptance, {
      params: { id: scene.projectId },
      body: { applicationIds: [id], asRead: true },
    });
    const { savingEur, savingWithoutVatEur } = people[0]!;
    const small = participants.find(({ consumptionPointId }) => consumptionPointId === scene.small);
    expect(whole(small?.gain?.savingEur)).toEqual(savingEur);
    expect(small?.gain?.savingWithoutVatEur).toEqual(savingWithoutVatEur);
  });

  it("takes candidates in, one by one", async () => {
    const { participants, candidates } = await study({ consumptionPointIds: [scene.big, scene.candidate] });
    expect(participants.map(({ consumptionPointId }) => consumptionPointId)).toEqual([
      scene.big,
      scene.candidate,
    ]);
    expect(candidates.map(({ consumptionPointId }) => consumptionPointId)).toEqual([scene.small]);
  });

  it("refuses who did not apply", async () => {
    const nobody = "00000000-0000-4000-8000-000000000009";
    const answer = await scene.owner.send(
      "GET",
      `/api/project/${scene.projectId}/study?consumptionPointIds=${nobody}`,
    );
    expect([answer.statusCode, answer.json().message]).toEqual([400, "UNKNOWN_PARTICIPANT"]);
  });

  it("tells a business its sum without VAT besides, which it reclaims, and a home none", async () => {
    await server.deps.db
      .updateTable("consumption_point")
      .set({ consumer_type: "professional" })
      .where("id", "=", scene.big)
      .execute();
    const { participants, keys, key } = await study();
    const [home, business] = participants;
    const least = Math.min(home!.savingEur, business!.withoutVat!.savingEur);
    expect(keys.find((one) => one.key === key)?.smallestOwn?.savingEur).toBeCloseTo(least, 2);
    const { before, after } = (
      await scene.owner.call(studyCalls.previewDesign, {
        params: { id: scene.projectId },
        query: {},
        body: {
          key: "static",
          method: { kind: "static_shares", shares: [{ consumptionPointId: scene.big, percent: 100 }] },
        },
      })
    ).participants[1]!;
    expect(before.withoutVat?.savingEur).toBeCloseTo(business!.withoutVat!.savingEur, 2);
    // All 400 W are its own.
    expect(after.withoutVat?.savingEur).toBeCloseTo(yearOf(400) * 0.0933 - 4.47, 1);
    expect(home?.withoutVat).toBeNull();
    // A business's contract is kept before all tax: a kWh saves 0.23085 − 0.0484 + 0.03085 − 0.12 = 0.0933 € without VAT.
    expect(business?.withoutVat).toMatchObject({
      participationEur: 4.47,
      energyEur: expect.closeTo(business!.energyEur / 1.2, 2),
      savingEur: expect.closeTo(yearOf(250) * 0.0933 - 4.47, 2),
    });
  });

  it("counts a business without readings by its hours, and one that has readings by these", async () => {
    const { db } = server.deps;
    const points = db.updateTable("consumption_point").where("id", "=", scene.big);
    const withHours = async (hours: WorkingHours | null) => {
      await points.set({ consumer_type: "professional", working_hours: hours }).execute();
      const { gain: _, ...counted } = (await study()).participants[1]!;
      return counted;
    };
    expect(await withHours("early")).toEqual(await withHours("day"));
    await db.deleteFrom("sge_consent").where("consumption_point_id", "=", scene.big).execute();
    // A roof in the sun instead of one that gives the same all day long.
    await db.deleteFrom("sge_consent").where("production_point_id", "=", scene.roof).execute();
    const shared = async (hours: Parameters<typeof withHours>[0]) => (await withHours(hours))?.sharedKwh ?? 0;
    const [early, always, day] = [await shared("early"), await shared("always"), await shared("day")];
    expect(early).toBeGreaterThan(0);
    const evening = await shared("evening");
    expect(evening).toBeGreaterThan(early);
    expect(evening).toBeLessThan(day);
    expect(await shared("night")).toBeLessThan(early / 10);
    expect(always).toBeGreaterThan(early);
    expect(day).toBeGreaterThan(always);
    expect(await shared(null)).toBe(day);
  });

  it("counts a home without readings by its heating", async () => {
    const { db } = server.deps;
    await db.deleteFrom("sge_consent").where("consumption_point_id", "=", scene.big).execute();
    await db.deleteFrom("sge_consent").where("production_point_id", "=", scene.roof).execute();
    const sharedBy = async (electric_heating: boolean | null) => {
      const told = { consumer_type: "individual", electric_heating } as const;
      await db.updateTable("consumption_point").set(told).where("id", "=", scene.big).execute();
      return (await study()).participants[1]?.sharedKwh ?? 0;
    };
    const [heated, untold, unheated] = [await sharedBy(true), await sharedBy(null), await sharedBy(false)];
    expect(heated).toBeLessThan(untold);
    expect(untold).toBeLessThan(unheated);
  });

  it("says in words what costs more than it saves", async () => {
    await server.deps.db.updateTable("production_point").set({ price_min: 0.2, price_max: 0.3 }).execute();
    const { participants } = await study();
    expect(participants[0]?.savingEur).toBeLessThan(0);
    expect(participants[0]?.warning).toContain("de plus par an");
  });
});

describe("a study of little", () => {
  const designs = [undefined, "static", "default_dynamic", "simple_dynamic", "full_dynamic"];
  const answers = async (path = "") => {
    for (const key of designs) {
      const query = key ? `?key=${key}` : "";
      const answer = await scene.owner.send("GET", `/api/project/${scene.projectId}/study${path}${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    return study();
  };

  it("has no participant", async () => {
    await server.deps.db.deleteFrom("application").execute();
    const { totals, participants } = await answers();
    expect(participants).toEqual([]);
    expect(totals).toMatchObject({
      productionKwh: yearOf(400),
      sharedKwh: 0,
      selfProductionRate: 0,
      coverageRate: 0,
    });
  });

  it("has no producer", async () => {
    await server.deps.db.deleteFrom("production_point").execute();
    const { totals, producers } = await answers();
    expect(producers).toEqual([]);
    expect(totals).toMatchObject({ consumptionKwh: yearOf(800), sharedKwh: 0, selfConsumptionRate: 0 });
  });

  it("has neither, and can still be printed", async () => {
    await server.deps.db.deleteFrom("application").execute();
    await server.deps.db.deleteFrom("production_point").execute();
    await answers();
    for (const format of ["pdf", "csv", "xlsx"]) {
      const url = `/api/project/${scene.projectId}/study/export?format=${format}`;
      expect((await scene.owner.send("GET", url)).statusCode).toBe(200);
    }
  });
});
