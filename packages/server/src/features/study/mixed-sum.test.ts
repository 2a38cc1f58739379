import { proposalCalls, studyCalls, toEstimateInput } from "@mec/api/study";
import { estimate } from "@mec/energy";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, ownContract } from "../../../test/candidate-fixtures.ts";
import { productionPointRow } from "../../../test/rows.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
  const { db } = candidate.server.deps;
  await db
    .updateTable("production_point")
    .set({ price_min: 0.09, price_max: 0.11, vat_regime: "standard" })
    .execute();
  const { projectId } = candidate.scene;
  const id = await productionPointRow(db, candidate.scene.owner.id, { projectId });
  await db
    .updateTable("production_point")
    .set({ price_min: 0.1, price_max: 0.12, vat_regime: "franchise", production_power: 36 })
    .where("id", "=", id)
    .execute();
});

const home = { yearlyConsumption: 4500, contract: ownContract, consumerType: "individual" } as const;

/** The sum of the project's page, as this person reads it. */
async function onPage(reader: Pick<Candidate["holder"], "call">) {
  const params = { id: candidate.scene.projectId };
  const basis = await reader.call(studyCalls.getEstimateBasis, { params });
  return { basis, ...estimate(toEstimateInput(basis, home, "2026-11-24")) };
}

/** What the owner reads before he accepts, and in the list of candidates. */
async function byOwner() {
  const { people } = await candidate.scene.owner.call(proposalCalls.previewAcceptance, {
    params: { id: candidate.scene.projectId },
    body: { applicationIds: [candidate.applicationId] },
  });
  return people[0];
}

describe("a sum where sellers differ in VAT", () => {
  it("counts on the project's page the price that was proposed, and not what is announced", async () => {
    await candidate.propose(0.13);
    const { basis, savingEur } = await onPage(candidate.holder);
    expect(basis.price).toEqual({ min: 0.13, max: 0.13 });
    expect(savingEur.low).toBeCloseTo(Number((await candidate.read())?.savingEur.low), 4);
    expect(savingEur.high).toBeCloseTo(Number((await candidate.read())?.savingEur.high), 4);
  });

  it("without a price of his own is the same on the page and where the owner reads it", async () => {
    const { savingEur } = await onPage(candidate.holder);
    const told = await byOwner();
    expect(told?.priceFrom).toBe("project");
    // As it is announced, and as it is counted: from the least for which both sell.
    expect(told?.price).toEqual({ min: 0.1, max: 0.12 });
    expect(told?.savingEur.low).toBe(Math.round(savingEur.low));
    expect(told?.savingEur.high).toBe(Math.round(savingEur.high));
  });

  it("covers on the page what the dearest price that its owner may propose and the cheapest for which both sell bring", async () => {
    const { savingEur } = await onPage(candidate.holder);
    for (const [price, end] of [
      [0.12, "low"],
      [0.1, "high"],
    ] as const) {
      await candidate.propose(price);
      expect((await candidate.read())?.savingEur[end]).toBeCloseTo(savingEur[end], 4);
    }
  });
});
