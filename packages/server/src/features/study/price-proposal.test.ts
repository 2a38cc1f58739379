import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { proposalCalls, studyCalls } from "@mec/api/study";
import { emptySalesTerms } from "@mec/domain/document";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { aCandidate, type Candidate, ownContract, whole } from "../../../test/candidate-fixtures.ts";
import { outcomeOfPrice } from "./outcome-of-prices.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

describe("a price that waits for an answer", () => {
  it("is nothing until one is proposed, and once it was answered", async () => {
    expect(await candidate.read()).toBeNull();
    expect((await candidate.propose(0.12)).statusCode).toBe(201);
    expect((await candidate.read())?.price).toBe(0.12);
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "REJECTED",
    });
    expect(await candidate.read()).toBeNull();
  });

  it("stays the agreed one once all is signed", async () => {
    await candidate.propose(0.12);
    const proposed = await candidate.read();
    await setStatus(candidate.server, candidate.applicationId, "SIGNED");
    expect(await candidate.read()).toMatchObject({ price: 0.12, savingEur: proposed?.savingEur });
  });

  it("stays so while its place shares: what one reads is the sum that one said yes to", async () => {
    await candidate.propose(0.12);
    const proposed = await candidate.read();
    await setStatus(candidate.server, candidate.applicationId, "EXPLOITATION");
    expect(await candidate.read()).toMatchObject({
      price: 0.12,
      savingEur: proposed?.savingEur,
      membershipEur: proposed?.membershipEur,
    });
  });

  it("tells a local kWh beside the supplier's by the figures of its sum: the difference, times what is shared, less what is paid beside", async () => {
    await candidate.say({ subscription: 12, vatRegime: "standard" });
    await candidate.propose(0.12);
    const sum = await candidate.read();
    const { perKwh, sharedKwh, savingEur, ownCostsEur = 0 } = sum ?? {};
    if (!perKwh || !sharedKwh || !savingEur) throw new Error("No kWh is compared");
    expect(perKwh.paid).toBeCloseTo(0.144, 6);
    const years = (["low", "high"] as const).map(
      (end) => (perKwh.avoided[end] - perKwh.paid) * sharedKwh[end] - ownCostsEur,
    );
    // To the euro: hours with another price are shared otherwise in each case.
    expect(Math.abs(Math.min(...years) - savingEur.low)).toBeLessThan(1);
    expect(Math.abs(Math.max(...years) - savingEur.high)).toBeLessThan(1);
  });

  it("says until when the price of an offer is fixed, where it was told, and the comparison with it holds", async () => {
    await candidate.propose(0.12);
    expect((await candidate.read())?.fixedPrice).toBeNull();
    await candidate.server.deps.db
      .updateTable("consumption_point")
      .set({ contract: JSON.stringify({ ...ownContract, fixedUntil: "2999-06" }) })
      .where("id", "=", candidate.pointId)
      .execute();
    expect((await candidate.read())?.fixedPrice).toContain("Votre prix est fixe jusqu’en juin 2999");
  });

  it("says the same euro as the project's page to the cent, and to its owner to the euro", async () => {
    await candidate.say({ subscription: 12, vatRegime: "standard" });
    await candidate.server.deps.db
      .updateTable("production_point")
      .set({ price_min: 0.12, price_max: 0.12 })
      .execute();
    await candidate.propose(0.12);
    const page = await candidate.server.visitor().call(studyCalls.estimate, {
      params: { id: candidate.scene.projectId },
      body: {
        coordinates: { latitude: 47.21, longitude: -1.55 },
        yearlyConsumption: 4500,
        contract: ownContract,
      },
    });
    const proposal = await candidate.read();
    const [owners] = (await candidate.preview(0.12)).people;
    const { sharedKwh, energyEur, savingEur, firstYearEur } = page;
    expect(proposal).toMatchObject({ sharedKwh, energyEur, savingEur, firstYearEur });
    expect(owners).toMatchObject({ sharedKwh: whole(sharedKwh), savingEur: whole(savingEur) });
    for (const told of [proposal, owners]) {
      expect(told).toMatchObject({
        participationEur: 5.36,
        membershipEur: 15,
        subscriptionEur: 14.4,
        entranceEur: 20,
        verdict: page.verdict,
      });
    }
    // (0.20 + 0.03085) × 1.2 × 4,500 kWh = 1,246.59 € today
    expect(proposal?.billEur).toBeCloseTo(1246.59, 2);
    // (0.20 − 0.0484 + 0.03085) × 1.2 − 0.12 × 1.2 = 0.07494 € a kWh, as the study counts it
    expect(proposal!.energyEur.high).toBeCloseTo(proposal!.sharedKwh.high * 0.07494, 1);
    const { participants } = await candidate.scene.owner.call(studyCalls.getStudy, {
      params: { id: candidate.scene.projectId },
      query: {
        consumptionPointIds: [candidate.scene.small, candidate.scene.big, candidate.pointId],
      } as never,
    });
    const studied = participants.find(({ consumptionPointId }) => consumptionPointId === candidate.pointId);
    expect(studied).toMatchObject({
      localPrice: 0.12,
      savingPerKwhEur: 0.07494,
      participationEur: 5.36,
      membershipEur: 15,
      subscriptionEur: 14.4,
      entranceEur: 20,
    });
  });

  it("says when what it counts was written after the yes, and nothing while it is what was said yes to", async () => {
    const { db } = candidate.server.deps;
    const yes = () =>
      candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
        status: "SIGNATURE",
        price: 0.12,
      });
    await candidate.say({ subscription: 6 });
    for (const table of ["sales_terms", "membership_fee"] as const) {
      await db
        .updateTable(table)
        .set({ updated_at: new Date(0) })
        .execute();
    }
    await candidate.propose(0.12);
    expect((await candidate.read())?.termsSince).toBeNull();
    expect((await yes()).statusCode).toBe(201);
    expect((await candidate.read())?.termsSince).toBeNull();
    const later = new Date(Date.now() + 60_000);
    await db.updateTable("sales_terms").set({ updated_at: later }).execute();
    expect((await candidate.read())?.termsSince).toBe(later.toISOString());
    // His own terms are those of his contract: what the others' became is nothing to him.
    await candidate.say({ subscription: 6 }, candidate.pointId);
    await db
      .updateTable("sales_terms")
      .set({ updated_at: new Date(0) })
      .where("consumption_point_id", "=", candidate.pointId)
      .execute();
    expect((await candidate.read())?.termsSince).toBeNull();
    await db.updateTable("membership_fee").set({ updated_at: later }).execute();
    expect(await candidate.read()).toMatchObject({ termsSince: later.toISOString(), agreed: {} });
    // What a seller said of his VAT then is not kept: no sum of then is told with today's.
    await db.updateTable("production_point").set({ vat_said_at: later }).execute();
    expect(await candidate.read()).toMatchObject({
      written: [{ what: "fee" }, { what: "vat" }],
      agreed: null,
    });
  });

  it("says nothing of a fee or terms saved again as they were, only of what they became", async () => {
    const params = { id: candidate.scene.projectId };
    const fee = {
      required: true,
      amount: 15,
      entranceFeeRequired: true,
      entranceFeeAmount: 20,
      additionalInformation: "",
      paymentMethods: [{ type: "CHEQUE" as const }],
    };
    const saveFee = (other: Partial<typeof fee> = {}) =>
      candidate.scene.owner.call(pmoCalls.saveMembershipFee, { params, body: { ...fee, ...other } });
    const saveTerms = (subscription: number) =>
      candidate.scene.owner.call(documentCalls.saveSalesContract, {
        params,
        body: { terms: { ...emptySalesTerms, subscription } },
      });
    await candidate.server.deps.db
      .updateTable("membership_fee")
      .set({ updated_at: new Date(0) })
      .execute();
    const at = (minute: number) => candidate.server.setNow(new Date(Date.UTC(2026, 5, 2, 8, minute)));
    at(1);
    await saveTerms(6);
    await candidate.propose(0.12);
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "SIGNATURE",
      price: 0.12,
    });
    at(2);
    await saveTerms(6);
    await saveFee({ additionalInformation: "Par chèque, à l’ordre de l’association." });
    expect((await candidate.read())?.termsSince).toBeNull();
    await saveTerms(7);
    expect((await candidate.read())?.termsSince).toBe("2026-06-02T08:02:00.000Z");
    at(3);
    await saveFee({ amount: 12 });
    expect(await candidate.read()).toMatchObject({
      termsSince: "2026-06-02T08:03:00.000Z",
      written: [
        { what: "contract", at: "2026-06-02T08:02:00.000Z" },
        { what: "fee", at: "2026-06-02T08:03:00.000Z" },
      ],
    });
  });

  it("says nothing of terms of his own that are those of all, only of what they become", async () => {
    const at = (minute: number) => candidate.server.setNow(new Date(Date.UTC(2026, 5, 2, 8, minute)));
    const save = (subscription: number, consumptionPointId?: string) =>
      candidate.scene.owner.call(documentCalls.saveSalesContract, {
        params: { id: candidate.scene.projectId },
        body: {
          terms: { ...emptySalesTerms, subscription },
          ...(consumptionPointId === undefined ? {} : { consumptionPointId }),
        },
      });
    await candidate.server.deps.db
      .updateTable("membership_fee")
      .set({ updated_at: new Date(0) })
      .execute();
    at(1);
    await save(6);
    await candidate.propose(0.12);
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "SIGNATURE",
      price: 0.12,
    });
    at(2);
    await save(6, candidate.pointId);
    expect((await candidate.read())?.termsSince).toBeNull();
    at(3);
    await save(7, candidate.pointId);
    expect((await candidate.read())?.termsSince).toBe("2026-06-02T08:03:00.000Z");
    at(4);
    await save(6, candidate.pointId);
    expect((await candidate.read())?.termsSince).toBe("2026-06-02T08:04:00.000Z");
  });

  it("tells the price's and the contract's end as its terms say, his own before those of all", async () => {
    await candidate.say({ durationYears: 10, noticeMonths: 3, indexation: "none", vatRegime: "standard" });
    await candidate.say(
      { durationYears: 5, noticeMonths: 1, indexation: "fixed", indexationRate: 2, vatRegime: "franchise" },
      candidate.pointId,
    );
    await candidate.propose(0.12);
    expect(await candidate.read()).toMatchObject({
      vatRegime: "franchise",
      engagement: { durationYears: 5, noticeMonths: 1, indexation: "fixed", indexationRate: 2 },
    });
  });

  it("is of the first year where the price rises, and tells the last of the contract, the same to the owner and at signing", async () => {
    await candidate.say({ durationYears: 10, indexation: "fixed", indexationRate: 2, vatRegime: "standard" });
    await candidate.propose(0.12);
    const proposal = await candidate.read();
    const [owners] = (await candidate.preview(0.12)).people;
    const accepting = await candidate.scene.owner.call(proposalCalls.previewAcceptance, {
      params: { id: candidate.scene.projectId },
      body: { applicationIds: [candidate.applicationId] },
    });
    const signed = await outcomeOfPrice(candidate.server.deps, {
      projectId: candidate.scene.projectId,
      pointId: candidate.pointId,
      price: 0.12,
    });
    // 0.12 × 1.02⁹ = 0.14341 €, 0.02341 more before tax and 0.02809 with VAT, on each kWh.
    const { savingEur, sharedKwh, isIndexed, later } = proposal!;
    expect([isIndexed, later?.year]).toEqual([true, 10]);
    expect(savingEur.high - later!.savingEur.high).toBeCloseTo(sharedKwh.high * 0.028093, 1);
    expect(savingEur.low - later!.savingEur.low).toBeCloseTo(sharedKwh.low * 0.028093, 1);
    const toOwner = { isIndexed, later: { year: 10, savingEur: whole(later!.savingEur) } };
    for (const told of [owners, accepting.people[0]]) expect(told).toMatchObject(toOwner);
    expect(signed?.later?.savingEur.low).toBeCloseTo(later!.savingEur.low, 2);
  });

  it("does not tell what an index will make of the price, only that it changes", async () => {
    await candidate.say({ durationYears: 10, indexation: "insee" });
    await candidate.propose(0.12);
    expect(await candidate.read()).toMatchObject({ isIndexed: true, later: null });
  });

  it("says what was supposed of who told neither his consumption nor his contract", async () => {
    await candidate.propose(0.12);
    const known = { yearlyKwh: 4500, isConsumptionKnown: true, isContractKnown: true };
    expect(await candidate.read()).toMatchObject(known);
    await candidate.server.deps.db
      .updateTable("consumption_point")
      .set({ contract: null, annual_consumption: 0 })
      .where("id", "=", candidate.pointId)
      .execute();
    const unknown = { yearlyKwh: 4500, isConsumptionKnown: false, isContractKnown: false };
    expect(await candidate.read()).toMatchObject(unknown);
  });

  it("says that off-peak hours are supposed until their holder tells them", async () => {
    await candidate.propose(0.12);
    const hasContract = (contract: object) =>
      candidate.server.deps.db
        .updateTable("consumption_point")
        .set({ contract: JSON.stringify(contract) })
        .where("id", "=", candidate.pointId)
        .execute();
    const twoQuarterPrice = { hp: 0.2, hc: 0.15 };
    const untold = { type: "TRV", tarification: "2Q", peakHour: null, twoQuarterPrice };
    expect(await candidate.read()).toMatchObject({ areHoursAssumed: false });
    await hasContract(untold);
    expect(await candidate.read()).toMatchObject({ isContractKnown: true, areHoursAssumed: true });
    await hasContract({ ...untold, peakHour: { start: "22:30", end: "06:30" } });
    expect(await candidate.read()).toMatchObject({ areHoursAssumed: false });
  });

  it("that costs money says so", async () => {
    await candidate.propose(0.3);
    expect(await candidate.read()).toMatchObject({
      saves: false,
      verdict: expect.stringContaining("ne vous ferait pas économiser"),
    });
  });

  it("is another's for nobody: only its holder, the owner and support read it", async () => {
    await candidate.propose(0.12);
    const url = `/api/consumption-point/${candidate.pointId}/price-proposal`;
    expect((await (await candidate.server.signedUp()).send("GET", url)).statusCode).toBe(404);
    expect((await candidate.scene.owner.send("GET", url)).statusCode).toBe(200);
  });
});

describe("a price before it is proposed", () => {
  it("tells who would lose, and what is earned: more for a higher price", async () => {
    const low = await candidate.preview(0.1);
    expect(low).toMatchObject({ losing: 0, vatRegime: null });
    // The year to come passes 1 January 2027, whose end of the exemption one source announces: 3.085 c€ more on each kWh.
    const dear = await candidate.preview(0.15);
    expect([dear.losing, dear.withoutExemption]).toEqual([0, { losing: 1, atRisk: 0 }]);
    expect([dear.people[0]!.savingEur.high > 0, dear.people[0]!.withoutExemptionEur!.high < 0]).toEqual([
      true,
      true,
    ]);
    expect(low.soldEur.high).toBeCloseTo(low.soldKwh.high * 0.1, 1);
    const high = await candidate.preview(0.3);
    expect([low.people[0]!.loss, high.losing, high.people[0]!.loss]).toEqual([null, 1, "sure"]);
    expect(high.soldEur.high).toBeGreaterThan(low.soldEur.high);
  });

  it("tells up to which price he loses nothing, whatever price is asked about", async () => {
    const { low = 0, high = 0 } = (await candidate.preview(0.3)).people[0]?.breakEven ?? {};
    const lossAt = async (price: number) => (await candidate.preview(price)).people[0]?.loss;
    expect([low > 0.1, low <= high, high < 0.3]).toEqual([true, true, true]);
    expect([await lossAt(low), await lossAt(high)]).toEqual([null, "sure"]);
    expect(await lossAt(low + 0.001)).not.toBeNull();
  });

  it("tells it lower where the price rises, so that he loses nothing in the later year either", async () => {
    const ends = async () => (await candidate.preview(0.3)).people[0]!.breakEven!;
    const fixed = await ends();
    await candidate.say({ durationYears: 10, indexation: "fixed", indexationRate: 5 });
    const rising = await ends();
    // 1.05⁹ = 1.55133
    expect(Math.abs(rising.low - fixed.low / 1.551328)).toBeLessThan(0.001);
    expect(rising.high).toBe(fixed.high);
    const laterAt = async (price: number) => (await candidate.preview(price)).people[0]!.later!.savingEur.low;
    expect(await laterAt(rising.low)).toBeGreaterThanOrEqual(0);
    expect(await laterAt(fixed.low)).toBeLessThan(-1);
  });

  it("tells who loses in the later year of a rising price alone", async () => {
    await candidate.say({ durationYears: 10, indexation: "fixed", indexationRate: 5 });
    const { high } = (await candidate.preview(0.3)).people[0]!.breakEven!;
    const losses = async (price: number) => {
      const [person] = (await candidate.preview(price)).people;
      return [person?.loss, person?.laterLoss];
    };
    expect(await losses(0.05)).toEqual([null, null]);
    // 1.05⁹ = 1.55133: under the price at which he loses the first year, and over it in the tenth.
    expect((await losses(high / 1.1))[1]).toBe("sure");
    expect((await losses(high / 1.1))[0]).not.toBe("sure");
  });

  it("leaves who has a price in terms of his own at that price, and says so", async () => {
    const free = await candidate.preview(0.1);
    await candidate.say({ price: 0.3 }, candidate.pointId);
    const bound = await candidate.preview(0.1);
    expect([free.people[0]?.ownPrice, bound.people[0]?.ownPrice]).toEqual([null, 0.3]);
    expect([free.losing, bound.losing]).toEqual([0, 1]);
    expect(bound.soldEur.high).toBeCloseTo(bound.soldKwh.high * 0.3, 1);
    expect(bound.people[0]?.savingEur).toEqual((await candidate.preview(0.3)).people[0]?.savingEur);
  });

  it("is refused for who did not apply", async () => {
    const answer = await candidate.scene.owner.send(
      "POST",
      `/api/project/${candidate.scene.projectId}/price-preview`,
      {
        price: 0.12,
        applicationIds: ["00000000-0000-4000-8000-000000000009"],
      },
    );
    expect([answer.statusCode, answer.json().message]).toEqual([400, "UNKNOWN_PARTICIPANT"]);
  });
});
