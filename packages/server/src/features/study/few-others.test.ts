import { studyCalls } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow, documentRow } from "../../../test/rows.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { findMembers } from "./member-store.ts";
import { basesReadBy, basesWithout } from "./participant-basis.ts";
import { gainsOf } from "./preview-acceptance.ts";
import type { Scene } from "./shares-without.ts";

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

describe("one more place of who has others in the project, before it has a price", () => {
  const shareRead = async (consumptionPointId?: string) => {
    const { deps } = candidate.server;
    const basis = await findEstimateBasis(deps.db, candidate.scene.projectId);
    const reader = { accountId: candidate.holder.id, day: dayInParis(deps.now()) };
    const [read] = await basesReadBy(deps.db, [basis], { ...reader, consumptionPointId });
    return [basis.pledgedShare, read?.pledgedShare];
  };

  it("counts his own, and not what two neighbours consume, whom the public share of all counts with them", async () => {
    await ownPlaces(4, "SIGNATURE");
    // Four of his: 18,000 of 36,000 kWh.
    const [whole, read] = await shareRead("new");
    expect(whole).not.toBeNull();
    expect(read).toBe(0.5);
    // One that has applied and has no price yet reads the same; another's, which he names, changes nothing.
    expect(await shareRead(candidate.pointId)).toEqual([whole, 0.5]);
    const other = await candidate.server.signedUp();
    const foreign = await consumptionPointRow(candidate.server.deps.db, other.id);
    expect(await shareRead(foreign)).toEqual([whole, 0.5]);
  });

  it("has one sum in his owner's list too, whatever two neighbours consume", async () => {
    await ownPlaces(4, "SIGNATURE");
    const { deps } = candidate.server;
    const { projectId } = candidate.scene;
    const gain = async () => {
      const members = await findMembers(deps.db, projectId, deps.now());
      return (await gainsOf(deps, projectId, members)).get(candidate.pointId);
    };
    const before = await gain();
    expect(before).toBeDefined();
    await deps.db
      .updateTable("consumption_point")
      .set({ annual_consumption: 60_000 })
      .where("account_id", "<>", candidate.holder.id)
      .execute();
    expect(await gain()).toEqual(before);
  });

  it("tells nobody's contract: of fewer than five in all nothing is said of where they sign", async () => {
    const [first = ""] = await ownPlaces(2, "SIGNATURE");
    const { server, scene, holder } = candidate;
    const { projectId, small: consumptionPointId } = scene;
    await documentRow(server.deps.db, {
      ...{ projectId, consumptionPointId, kind: "salesContract", status: "IGNORED" },
    });
    const read = { params: { id: projectId }, query: { consumptionPointId: first } };
    const basis = await holder.call(studyCalls.getEstimateBasis, read);
    expect(basis.numberOfConsumers).toBe(4);
    expect(basis).not.toHaveProperty("settledElsewhere");
  });

  it("reads the public share where he has none that has a price", async () => {
    const [whole, read] = await shareRead("new");
    expect(read).toBe(whole);
  });
});
