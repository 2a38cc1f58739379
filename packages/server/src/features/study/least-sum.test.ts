import { studyCalls } from "@mec/api/study";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, pageOf } from "../../../test/candidate-fixtures.ts";
import type { Visitor } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

/** Neighbours who apply, at these kWh a year, each with his application. */
async function apply(...uses: readonly number[]): Promise<string[]> {
  const ids = [];
  for (const kwh of uses) {
    const neighbour = await candidate.server.signedUp();
    ids.push(...(await applyFor(neighbour.id, kwh)));
  }
  return ids;
}

/** Places of one account that apply. */
async function applyFor(accountId: string, ...uses: readonly number[]): Promise<string[]> {
  const { server, scene } = candidate;
  const { db } = server.deps;
  const ids = [];
  for (const kwh of uses) {
    const point = await consumptionPointRow(db, accountId);
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: kwh })
      .where("id", "=", point)
      .execute();
    ids.push(
      await applicationRow(db, {
        projectId: scene.projectId,
        consumptionPointId: point,
        status: "APPLICATION",
      }),
    );
  }
  return ids;
}

const settle = (applicationIds: readonly string[], status: "SIGNATURE" | "REJECTED") =>
  candidate.server.deps.db
    .updateTable("application")
    .set({ status })
    .where("id", "in", applicationIds)
    .execute();

/** The low end that her own page, the public page and the price that waits tell; the roof makes 36,000 kWh a year. */
async function lowEnds() {
  const { server, holder, pointId } = candidate;
  const own = await pageOf(candidate, holder, pointId);
  const known = await pageOf(candidate, server.visitor());
  const priced = await candidate.read();
  return [own.savingEur.low, known.savingEur.low, priced?.savingEur.low ?? Number.NaN];
}

describe("the low end of a sum that a candidate is told", () => {
  it("holds once a bakery that waited with her is accepted, and whoever else", async () => {
    const homes = await apply(4000, 5000, 3500, 6000, 4500);
    const bakery = await apply(190_000);
    await candidate.propose(0.08);
    const announced = await lowEnds();
    for (const accepted of [bakery, homes]) {
      await settle(accepted, "SIGNATURE");
      expect(await lowEnds()).toEqual(announced);
    }
  });

  it("is no lower for those who are refused", async () => {
    await apply(4000, 5000, 3500, 6000, 4500);
    const bakery = await apply(190_000);
    await candidate.propose(0.08);
    const announced = await lowEnds();
    await settle(bakery, "REJECTED");
    const after = await lowEnds();
    after.forEach((low, index) => {
      expect(low).toBeGreaterThan(announced[index] ?? Number.NaN);
    });
  });

  it("is what it was whatever is asked for by who has not confirmed his address, until an owner answers", async () => {
    await apply(4000, 5000, 3500, 6000, 4500);
    await candidate.propose(0.08);
    const before = await lowEnds();
    const { server, scene } = candidate;
    const stranger = await server.signedUp({}, { confirmed: false });
    const [application = ""] = await applyFor(stranger.id, 190_000);
    expect(await lowEnds()).toEqual(before);
    await scene.owner.send("POST", `/api/application/${application}/progress`, {
      status: "PROPOSAL",
      price: 0.08,
    });
    for (const [index, low] of (await lowEnds()).entries()) expect(low).toBeLessThan(before[index] ?? 0);
  });

  it("counts the places of one account as one of five, and draws the same whichever of them apply", async () => {
    const { server, scene } = candidate;
    await server.deps.db
      .deleteFrom("application")
      .where("consumption_point_id", "=", scene.candidate)
      .execute();
    const stranger = await server.signedUp();
    const filledOf = async (visitor: Visitor) =>
      (await visitor.call(studyCalls.getEstimateBasis, { params: { id: scene.projectId }, query: {} }))
        .filledShare;
    const places = await applyFor(stranger.id, 40_000, 40_000, 40_000, 40_000, 40_000);
    expect(await filledOf(server.visitor())).toBeNull();
    await apply(4000);
    const drawn = [await filledOf(server.visitor())];
    expect(drawn).toEqual([expect.any(Number)]);
    for (let each = 0; each < 8; each++) {
      await settle(places, "REJECTED");
      places.splice(0, places.length, ...(await applyFor(stranger.id, 100_000, 100_000)));
      drawn.push(await filledOf(server.visitor()));
    }
    expect(new Set(drawn).size).toBe(1);
  });

  it("tells nothing of what they consume where four have applied", async () => {
    await candidate.propose(0.08);
    const { server, scene } = candidate;
    await server.deps.db
      .deleteFrom("application")
      .where("consumption_point_id", "=", scene.candidate)
      .execute();
    const before = await lowEnds();
    await apply(190_000);
    expect(await lowEnds()).toEqual(before);
  });
});
