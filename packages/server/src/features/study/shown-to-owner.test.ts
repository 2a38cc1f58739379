import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { proposalCalls } from "@mec/api/study";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, whole } from "../../../test/candidate-fixtures.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

interface Home {
  readonly meterPower: 6 | 9;
  readonly electricHeating: boolean;
}
const homes: Home[] = [
  { meterPower: 6, electricHeating: false },
  { meterPower: 9, electricHeating: false },
  { meterPower: 9, electricHeating: true },
];

/** An answer without its figures: its words, its marks and the names of its fields. */
const wordsOf = (answer: unknown): string =>
  JSON.stringify(answer, null, 1).replaceAll(/\d+(?:\.\d+)?/gu, "#");

async function tell({ meterPower, electricHeating }: Home): Promise<void> {
  await candidate.server.deps.db
    .updateTable("consumption_point")
    .set({
      contract: JSON.stringify({ type: "TRV", tarification: "base", basePrice: 0.2 }),
      meter_power: meterPower,
      electric_heating: electricHeating,
    })
    .where("id", "=", candidate.pointId)
    .execute();
}

/** All that the owner reads of this candidate. */
async function readByOwner() {
  const { owner, projectId } = candidate.scene;
  const params = { id: candidate.pointId };
  return {
    proposal: await owner.call(proposalCalls.getPriceProposal, { params }),
    point: await owner.call(pointCalls.getConsumptionPoint, { params }),
    list: await owner.call(applicationCalls.listApplicants, { params: { id: projectId }, query: {} }),
    preview: await candidate.preview(0.1),
    acceptance: await owner.call(proposalCalls.previewAcceptance, {
      params: { id: projectId },
      body: { applicationIds: [candidate.applicationId] },
    }),
  };
}

describe("what an owner reads of a candidate's price", () => {
  it("has the same words whatever heats the home and however strong its meter is", async () => {
    await candidate.propose(0.1);
    await candidate.server.settle();
    const told = [];
    for (const home of homes) {
      await tell(home);
      told.push(wordsOf(await readByOwner()));
    }
    const [first, ...others] = told;
    for (const other of others) expect(other).toEqual(first);
  });

  it("has neither the bill, nor the sum that its holder was told, nor what he changed since: those are the holder's alone", async () => {
    await tell({ meterPower: 6, electricHeating: false });
    await candidate.propose(0.1);
    await candidate.server.settle();
    await tell({ meterPower: 9, electricHeating: true });
    const own = await candidate.read();
    expect(own).toMatchObject({ ownChanges: ["kind"], agreed: { billEur: expect.any(Number) } });
    expect(own?.supply).not.toBe("");
    const { proposal } = await readByOwner();
    expect(proposal).toMatchObject({ price: 0.1, savingEur: whole(own?.savingEur), supply: "", billEur: 0 });
    for (const kept of ["agreed", "announced", "ownChanges", "activity"])
      expect(proposal).not.toHaveProperty(kept);
    expect(proposal).toMatchObject({ perKwh: null, billWithoutVatEur: null, alone: null });
  });

  it("has no sum by which the price of a kWh of his contract is worked out: whole euros, and nothing off the bill", async () => {
    await candidate.propose(0.1);
    await candidate.server.settle();
    await tell({ meterPower: 6, electricHeating: false });
    expect((await candidate.read())?.energyEur.high).toBeGreaterThan(0);
    const { proposal, preview, acceptance } = await readByOwner();
    for (const read of [proposal, preview.people[0], acceptance.people[0]]) {
      expect(read?.energyEur).toEqual({ low: 0, high: 0 });
      for (const range of [read?.savingEur, read?.firstYearEur, read?.withoutExemptionEur, read?.sharedKwh])
        for (const end of [range?.low ?? 0, range?.high ?? 0]) expect(end).toBe(Math.round(end));
    }
    const { low = 0, high = 0 } = preview.people[0]?.breakEven ?? {};
    for (const end of [low, high]) expect(end * 1000).toBeCloseTo(Math.round(end * 1000), 6);
  });

  it("says of no business how strong its meter is", async () => {
    const { db } = candidate.server.deps;
    await db
      .updateTable("consumption_point")
      .set({ consumer_type: "professional", segment: "C4", meter_power: null })
      .where("id", "=", candidate.pointId)
      .execute();
    await candidate.propose(0.1);
    expect(await candidate.read()).toMatchObject({ isNetworkSupposed: true });
    const { proposal, preview, acceptance } = await readByOwner();
    for (const read of [proposal, preview.people[0], acceptance.people[0]]) {
      expect(read).not.toHaveProperty("isNetworkSupposed");
      expect(read).not.toHaveProperty("isListOfHomes");
    }
  });
});
