import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { aStudyScene, type StudyScene, studyOf } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

describe("consent governs a study", () => {
  const curves = async () => (await studyOf(scene)).participants.map(({ curve }) => curve);

  it("without a valid one the typical curve of the declared consumption is used", async () => {
    expect(await curves()).toEqual(["real", "real"]);
    await server.deps.db
      .updateTable("sge_consent")
      .set({ expires_at: new Date("2026-05-31T00:00:00Z") })
      .where("consumption_point_id", "=", scene.small)
      .execute();
    const { participants, assumptions } = await studyOf(scene);
    expect(participants.map(({ curve }) => curve)).toEqual(["typical", "real"]);
    expect(participants[0]?.consumptionKwh).toBeCloseTo(4200, 6);
    expect(assumptions.join(" ")).toContain("Profil type pour 1 participant sur 2");
  });

  it("once withdrawn, nothing of the readings is left to be studied", async () => {
    await server.deps.db
      .updateTable("sge_consent")
      .set({ withdrawn_at: new Date() })
      .where("consumption_point_id", "=", scene.big)
      .execute();
    expect(await curves()).toEqual(["real", "typical"]);
  });

  it("of a producer too: the solar model takes over, with the annual figure", async () => {
    await server.deps.db.deleteFrom("load_curve").where("production_point_id", "=", scene.roof).execute();
    const { producers } = await studyOf(scene);
    expect(producers).toEqual([
      expect.objectContaining({
        name: "Toit commun",
        curve: "solar",
        productionKwh: expect.closeTo(36_000, 3),
      }),
    ]);
  });
});

describe("PVGIS", () => {
  const watts = Float64Array.from({ length: 8760 }, (_, hour) => (hour % 24 === 12 ? 500 : 0));

  async function settleWith(hourlyWatts: () => Promise<Float64Array>) {
    let asked = 0;
    Object.assign(server.deps, {
      solarData: {
        hourlyWatts: () => {
          asked += 1;
          return hourlyWatts();
        },
      },
    });
    await server.settle();
    return asked;
  }
  beforeEach(async () => {
    await server.deps.db.deleteFrom("load_curve").where("production_point_id", "=", scene.roof).execute();
  });
  const curve = async () => (await studyOf(scene)).producers[0]?.curve;

  it("is asked in the background for each place, once, and its answer is kept", async () => {
    expect(await curve()).toBe("solar");
    expect(await curve()).toBe("solar");
    expect(await settleWith(async () => watts)).toBe(1);
    const { producers, typicalDays } = await studyOf(scene);
    expect(producers[0]).toMatchObject({ curve: "pvgis", productionKwh: expect.closeTo(36_000, 3) });
    // All is produced from 12 to 13 UTC: 14 o'clock in Paris in summer, 13 in winter.
    const busiest = typicalDays.map(({ hours }) => hours.findIndex(({ productionKwh }) => productionKwh > 0));
    expect(busiest).toEqual([14, 13]);
    expect(await settleWith(async () => watts)).toBe(0);
  });

  it("is asked again a day later when it did not answer", async () => {
    await curve();
    const { SolarDataUnavailable } = await import("../../gateways/meter-data/port.ts");
    expect(await settleWith(() => Promise.reject(new SolarDataUnavailable("No answer")))).toBe(1);
    expect(await curve()).toBe("solar");
    expect(await settleWith(async () => watts)).toBe(0);
    await server.deps.db
      .updateTable("solar_series")
      .set({ asked_at: new Date("2026-05-31T08:00:00Z") })
      .execute();
    await curve();
    expect(await settleWith(async () => watts)).toBe(1);
    expect(await curve()).toBe("pvgis");
  });
});
