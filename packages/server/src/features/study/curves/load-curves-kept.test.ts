import { pointCalls } from "@mec/api/point";
import { loadCurveCalls } from "@mec/api/study";
import { asConsumer } from "@mec/domain/point";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint, aProductionPoint } from "../../../../test/application-fixtures.ts";
import { dayWh, enedisCsv, prm } from "../../../../test/curve-files.ts";
import { type CurveScene, curveScene } from "../../../../test/curve-scene.ts";
import { fileBody } from "../../../../test/multipart.ts";
import { jobHandlers } from "../../../app/reactions.ts";
import { findCurve } from "./curve-store.ts";

let scene: CurveScene;
beforeEach(async () => {
  scene = await curveScene();
});

describe("the consent governs", () => {
  it("nothing is kept without a valid one", async () => {
    const past = new Date("2026-02-01T09:59:59Z");
    await scene.server.deps.db.updateTable("sge_consent").set({ expires_at: past }).execute();
    const answer = await scene.put(enedisCsv());
    expect([answer.statusCode, answer.json().message]).toEqual([409, "CONSENT_REQUIRED"]);
    expect(answer.json().issues[0].message).toContain("autorisation");
  });

  it("readings go with the consent, in the same breath", async () => {
    await scene.put(enedisCsv());
    await scene.holder.call(pointCalls.withdrawConsumptionConsent, { params: { id: scene.pointId } });
    expect((await scene.stored()).statusCode).toBe(404);
    const left = await scene.server.deps.db.selectFrom("load_curve_day").select("curve_id").execute();
    expect(left).toEqual([]);
  });

  it("readings of a former meter go when the point gets another one", async () => {
    await scene.put(enedisCsv());
    const body = aConsumptionPoint({ prm: "30001234567890", sge: true });
    await scene.holder.call(pointCalls.updateConsumptionPoint, { params: { id: scene.pointId }, body });
    expect((await scene.stored()).statusCode).toBe(404);
  });

  it("renewing it keeps the readings", async () => {
    await scene.put(enedisCsv());
    await scene.holder.call(pointCalls.giveConsumptionConsent, {
      params: { id: scene.pointId },
      body: { sge: true },
    });
    expect((await scene.stored()).statusCode).toBe(200);
  });
});

describe("readings are not kept for ever", () => {
  const kept = () => findCurve(scene.server.deps.db, asConsumer(scene.pointId));
  const dailyAt = async (moment: string) => {
    scene.server.setNow(new Date(moment));
    await jobHandlers(scene.server.deps).daily();
  };

  it("they are erased 24 months after their reception at most, on the first of a month, not a day before", async () => {
    scene.server.setNow(new Date("2026-02-28T23:59:59Z"));
    await scene.put(enedisCsv());
    await dailyAt("2028-01-31T23:59:59Z");
    expect(await kept()).toBeDefined();
    await dailyAt("2028-02-01T00:00:00Z");
    expect(await kept()).toBeUndefined();
    expect(await scene.server.deps.db.selectFrom("load_curve_day").select("day").execute()).toEqual([]);
    // A day later there is nothing to erase, and what is received finds its place.
    await dailyAt("2028-02-02T07:00:00Z");
    expect(await scene.months()).not.toContain("2028-02");
    expect(await scene.months()).toContain("2030-03");
  });

  it("those received first are erased first, and those that were added stay", async () => {
    await scene.put(enedisCsv());
    scene.server.setNow(new Date("2026-03-01T10:00:00Z"));
    await scene.put(enedisCsv({ start: new Date("2026-01-06T23:00:00Z"), watts: [60, 60] }));
    expect(await kept()).toMatchObject({ points: 50, erasedAt: "2028-02-01T00:00:00.000Z" });
    await dailyAt("2028-02-29T00:00:00Z");
    expect(await kept()).toMatchObject({
      from: "2026-01-06T23:00:00.000Z",
      points: 2,
      energyKwh: 0.06,
      erasedAt: "2028-03-01T00:00:00.000Z",
    });
  });

  it("those of others stay when a consent is withdrawn", async () => {
    const other = await scene.server.signedUp();
    const body = aConsumptionPoint({ prm: "30001234567890", sge: true });
    const { id } = await other.call(pointCalls.createConsumptionPoint, { body });
    await scene.put(enedisCsv());
    await scene.put(enedisCsv({ prm: "30001234567890" }), "", other, id);
    await scene.holder.call(pointCalls.withdrawConsumptionConsent, { params: { id: scene.pointId } });
    expect(await kept()).toBeUndefined();
    expect((await other.send("GET", scene.url(id))).json()).toMatchObject({ points: 48 });
  });

  it("their holder erases them when he wants", async () => {
    await scene.put(enedisCsv());
    await scene.holder.call(loadCurveCalls.deleteConsumptionCurve, { params: { id: scene.pointId } });
    expect((await scene.stored()).json()).toMatchObject({ statusCode: 404, message: "NO_LOAD_CURVE" });
  });

  it("they go with the point and with the account", async () => {
    await scene.put(enedisCsv());
    await scene.holder.call(pointCalls.deleteConsumptionPoint, { params: { id: scene.pointId } });
    expect(await scene.server.deps.db.selectFrom("load_curve_day").select("day").execute()).toEqual([]);
  });

  it("their holder takes them away with the rest of his data", async () => {
    await scene.put(enedisCsv());
    const archive = unzipSync((await scene.holder.send("GET", "/api/user/export")).rawPayload);
    const data = JSON.parse(strFromU8(archive["donnees.json"] ?? new Uint8Array(0)));
    expect(data.courbesDeCharge).toEqual([
      expect.objectContaining({ pointId: scene.pointId, prm, energyWh: dayWh }),
    ]);
    const lines = strFromU8(archive[`courbes/${scene.pointId}.csv`] ?? new Uint8Array(0)).split("\r\n");
    expect(lines.slice(0, 3)).toEqual([
      "Début du pas;Énergie (Wh)",
      "2026-01-05T23:00:00.000Z;50",
      "2026-01-05T23:30:00.000Z;50,5",
    ]);
    expect(lines).toHaveLength(50);
  });

  it("nobody else may read, give or erase them", async () => {
    await scene.put(enedisCsv());
    const stranger = await scene.server.signedUp();
    expect((await scene.put(enedisCsv(), "", stranger)).statusCode).toBe(404);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/series?view=months"],
      ["DELETE", ""],
    ] as const) {
      expect((await stranger.send(method, scene.url() + path)).statusCode).toBe(404);
    }
    expect((await scene.stored()).statusCode).toBe(200);
  });
});

describe("a producer's readings", () => {
  it("are those of injection, for their holder only", async () => {
    const body = aProductionPoint({
      operational: { isOperational: true, prm, sge: true, raccordementId: "" },
    });
    const { id } = await scene.holder.call(pointCalls.createProductionPoint, { body });
    const send = (content: string) =>
      scene.holder.send("PUT", `/api/production-point/${id}/load-curve`, undefined, fileBody(content));
    expect((await send(enedisCsv())).statusCode).toBe(400);
    expect((await send(enedisCsv({ quantity: "Production" }))).statusCode).toBe(201);
    const kept = await scene.holder.call(loadCurveCalls.getProductionCurve, { params: { id } });
    expect(kept).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
    await scene.holder.call(pointCalls.withdrawProductionConsent, { params: { id } });
    expect((await scene.holder.send("GET", `/api/production-point/${id}/load-curve`)).statusCode).toBe(404);
  });
});
