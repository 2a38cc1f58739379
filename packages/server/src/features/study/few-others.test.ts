import { dayInParis } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { basesWithout, type Scene } from "./participant-basis.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

/** His places, each of 4,500 kWh, beside the two of a neighbour; the roof makes 36,000 kWh a year. */
async function ownPlaces(count: number, status: "APPLICATION" | "SIGNATURE"): Promise<string[]> {
  const { db } = candidate.server.deps;
  const ids = [];
  for (let n = 0; n < count; n += 1) {
    const id = await consumptionPointRow(db, candidate.holder.id, { name: `Bâtiment ${n}` });
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 4500 })
      .where("id", "=", id)
      .execute();
    await applicationRow(db, { projectId: candidate.scene.projectId, consumptionPointId: id, status });
    ids.push(id);
  }
  return ids;
}

async function sharesOf(pointIds: readonly string[], scene: Omit<Scene, "day"> = {}) {
  const { deps } = candidate.server;
  const basis = await findEstimateBasis(deps.db, candidate.scene.projectId);
  const bases = await basesWithout(deps.db, basis, pointIds, { day: dayInParis(deps.now()), ...scene });
  return bases.map(({ basis: { pledgedShare } }) => pledgedShare);
}

describe("the sums of several places of one person, beside fewer than five consumers of others", () => {
  it("count his own places alone: what two neighbours consume is in none of them, before the yes and after", async () => {
    const priced = await ownPlaces(5, "APPLICATION");
    const [first = ""] = priced;
    // The other four: 18,000 of 36,000 kWh.
    expect(await sharesOf([first], { priced })).toEqual([0.5]);
    await candidate.server.deps.db
      .updateTable("application")
      .set({ status: "SIGNATURE" })
      .where("consumption_point_id", "in", priced)
      .execute();
    expect(await sharesOf([first])).toEqual([0.5]);
    const { db } = candidate.server.deps;
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 30_000 })
      .where("account_id", "<>", candidate.holder.id)
      .execute();
    expect(await sharesOf([first])).toEqual([0.5]);
  });

  it("count two of them as sharing one production, as his page and his note say", async () => {
    const [school = "", hall = ""] = await ownPlaces(2, "APPLICATION");
    expect(await sharesOf([school], { priced: [school, hall] })).toEqual([0.13]);
    expect(await sharesOf([school])).toEqual([null]);
  });
});
