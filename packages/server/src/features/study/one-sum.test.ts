import { studyCalls, toEstimateInput } from "@mec/api/study";
import type { ConsumerType, Contract, MeterPower, WorkingHours } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { estimate } from "@mec/energy";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, manyTakePart, pageOf, whole } from "../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";
import { outcomeOfPrice } from "./outcome-of-prices.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

/** Everywhere that a person is told what a price brings him, in the order in which he meets them. */
async function toldEverywhere(told: {
  contract: Contract;
  consumerType: ConsumerType;
  workingHours: WorkingHours | null;
  electricHeating?: boolean;
  reclaimsVat?: boolean;
  meterPower?: MeterPower;
}) {
  await candidate.server.deps.db
    .updateTable("consumption_point")
    .set({
      contract: JSON.stringify(told.contract),
      consumer_type: told.consumerType,
      working_hours: told.workingHours,
      reclaims_vat: told.reclaimsVat ?? null,
      electric_heating: told.electricHeating ?? null,
      meter_power: told.meterPower ?? null,
    })
    .where("id", "=", candidate.pointId)
    .execute();
  await candidate.server.deps.db
    .updateTable("production_point")
    .set({ price_min: 0.1, price_max: 0.1 })
    .execute();
  await candidate.propose(0.1);
  const params = { id: candidate.scene.projectId };
  const visitor = candidate.server.visitor();
  const basis = await visitor.call(studyCalls.getEstimateBasis, { params });
  const home = { yearlyConsumption: 4500, ...told };
  const list = estimate(toEstimateInput(basis, home, dayInParis(candidate.server.deps.now())));
  const place = { coordinates: { latitude: 47.21, longitude: -1.55 } };
  const page = await visitor.call(studyCalls.estimate, { params, body: { ...place, ...home } });
  const [owners] = (await candidate.preview(0.1)).people;
  const signed = await outcomeOfPrice(candidate.server.deps, {
    projectId: candidate.scene.projectId,
    pointId: candidate.pointId,
    price: 0.1,
  });
  return { list, page, owners, proposal: await candidate.read(), signed };
}

describe("one sum, followed from the list to the signature", () => {
  const hours = { start: "22:00", end: "06:00" };
  const regulated2Q: Contract = {
    type: "TRV",
    tarification: "2Q",
    peakHour: hours,
    offPeak: { summer: [hours], winter: [hours] },
    twoQuarterPrice: { hp: 1, hc: 1 },
  };

  it.each([
    ["a home at the regulated tariff, peak and off-peak hours", "individual", regulated2Q],
    [
      "a home of 9 kVA at the regulated tariff",
      "individual",
      { type: "TRV", tarification: "base", basePrice: 0.2, subscribedPower: "upTo36" },
    ],
    [
      "a business with an offer of its own",
      "professional",
      { type: "other", tarification: "base", basePrice: 0.18 },
    ],
    [
      "a business at the regulated tariff",
      "professional",
      { type: "TRV", tarification: "base", basePrice: 0.2 },
    ],
    [
      "a baker who works before dawn",
      "professional",
      { type: "TRV", tarification: "base", basePrice: 0.2 },
      "early",
    ],
    ["a cold store with peak and off-peak hours", "professional", regulated2Q, "always"],
    ["street lights with peak and off-peak hours", "professional", regulated2Q, "night"],
  ] satisfies [string, ConsumerType, Contract, WorkingHours?][])(
    "is the same to the cent for %s",
    async (_, consumerType, contract, hours?: WorkingHours) => {
      await candidate.say({ subscription: 12, vatRegime: "standard" });
      const told = { contract, consumerType, workingHours: hours ?? null };
      const { list, page, owners, proposal, signed } = await toldEverywhere(told);
      const cents = ({ low, high }: { low: number; high: number }) =>
        [low, high].map((eur) => eur.toFixed(2));
      const first = cents(list.savingEur);
      expect(owners).toMatchObject({ savingEur: whole(list.savingEur), verdict: list.verdict });
      for (const told of [page, proposal, signed]) {
        if (!told) throw new Error("nothing is told");
        expect(cents(told.savingEur)).toEqual(first);
        expect(told).toMatchObject({ verdict: list.verdict, membershipEur: 15 });
      }
      // Whose prices they are is said once, and the same on the page and beside the price.
      expect(page.assumptions).toContain(proposal?.supply);
      // So are the hours of a business.
      const hoursToldAs = proposal?.activity ? [proposal.activity] : [];
      expect(page.assumptions.filter((one) => one.includes("activité"))).toEqual(hoursToldAs);
      expect(proposal?.caution).toBe(list.caution);
      expect(proposal?.savingWithoutVatEur === null).toBe(consumerType === "individual");
    },
  );

  it("is a baker’s lower one as soon as he says his hours, wherever he is told it", async () => {
    const regulated: Contract = { type: "TRV", tarification: "base", basePrice: 0.2 };
    const sums = async (workingHours: WorkingHours | null) => {
      const { list, page, owners, proposal, signed } = await toldEverywhere({
        ...{ contract: regulated, consumerType: "professional", workingHours },
      });
      return [list, page, owners, proposal, signed].map((one) => Number(one?.savingWithoutVatEur?.high));
    };
    const [early, always, day, untold] = [
      await sums("early"),
      await sums("always"),
      await sums("day"),
      await sums(null),
    ];
    expect(untold).toEqual(day);
    for (const [place, first] of early.entries()) {
      expect(always[place]).toBeGreaterThan(first + 1);
      expect(day[place]).toBeGreaterThan(Number(always[place]) + 1);
    }
  });

  it("is a lower one of a home that says it heats with electricity, wherever it is told", async () => {
    const sums = async (electricHeating?: boolean) => {
      const { list, page, owners, proposal, signed } = await toldEverywhere({
        contract: { type: "TRV", tarification: "base", basePrice: 0.2 },
        ...{ consumerType: "individual", workingHours: null },
        ...(electricHeating !== undefined && { electricHeating }),
      });
      const hasHeating = page.assumptions.some((one) => one.startsWith("Chauffage électrique"));
      expect(hasHeating).toBe(electricHeating === true);
      expect(page.assumptions.includes(proposal?.activity ?? "")).toBe(electricHeating !== undefined);
      expect(owners?.savingEur).toEqual(whole(list.savingEur));
      return [list, page, proposal, signed].map((one) => Number(one?.savingEur.high.toFixed(2)));
    };
    const [heated, untold, unheated] = [await sums(true), await sums(), await sums(false)];
    expect(new Set(heated).size).toBe(1);
    expect(heated[0]).toBeLessThan(untold[0] ?? 0);
    expect(untold[0]).toBeLessThan(unheated[0] ?? 0);
  });

  it("is a loss for street lights, which have no sun and pay what is paid beside the energy, wherever it is told", async () => {
    const { list, page, owners, proposal, signed } = await toldEverywhere({
      contract: { type: "TRV", tarification: "base", basePrice: 0.2 },
      ...{ consumerType: "professional", workingHours: "night" },
    });
    expect(owners?.savingWithoutVatEur).toEqual({ low: -19, high: -19 });
    for (const told of [list, page, proposal, signed]) {
      // 4.47 € a year of network for who takes part and 15 € to the association, both without VAT.
      expect(told?.savingWithoutVatEur?.low).toBeCloseTo(-19.47, 1);
      expect(told?.savingWithoutVatEur?.high).toBeCloseTo(-19.47, 1);
    }
    expect(proposal?.saves).toBe(false);
  });

  it("goes by the power of the meter as soon as it is told, wherever it is told", async () => {
    const business = {
      contract: { type: "TRV", tarification: "base", basePrice: 0.2 },
      consumerType: "professional",
      workingHours: "day",
    } satisfies Parameters<typeof toldEverywhere>[0];
    const sums = async (meterPower?: MeterPower) => {
      const told = await toldEverywhere({ ...business, ...(meterPower && { meterPower }) });
      expect(told.page.assumptions).toContain(told.proposal?.supply);
      expect(told.owners?.savingEur).toEqual(whole(told.list.savingEur));
      return [told.list, told.page, told.proposal, told.signed].map((one) => one?.savingEur.high.toFixed(2));
    };
    const [untold, small, large] = [await sums(), await sums(6), await sums(36)];
    // The list of 3 to 6 kVA is dearer than that of 9 and more, which is counted for a business that told nothing.
    expect(large).toEqual(untold);
    expect(new Set(small).size).toBe(1);
    expect(Number(small[0])).toBeGreaterThan(Number(large[0]));
  });

  it("is a town hall’s with VAT, wherever it is told it, as soon as it says that it gets none back", async () => {
    const regulated: Contract = { type: "TRV", tarification: "base", basePrice: 0.2 };
    const business = { contract: regulated, consumerType: "professional", workingHours: "day" } as const;
    const { list, page, owners, proposal, signed } = await toldEverywhere({
      ...business,
      reclaimsVat: false,
    });
    expect(owners).toMatchObject({ savingWithoutVatEur: null, savingEur: whole(list.savingEur) });
    for (const told of [page, proposal, signed]) {
      expect(told).toMatchObject({ savingWithoutVatEur: null, isVatCounted: true, verdict: list.verdict });
      expect(told?.savingEur.high.toFixed(2)).toBe(list.savingEur.high.toFixed(2));
    }
    expect(proposal?.billWithoutVatEur).toBeNull();
  });

  it("is worked by hand for the home with two prices", async () => {
    await candidate.say({ vatRegime: "standard" });
    await candidate.server.deps.db
      .updateTable("production_point")
      .set({ price_min: 0.1, price_max: 0.1 })
      .execute();
    const params = { id: candidate.scene.projectId };
    const basis = await candidate.server.visitor().call(studyCalls.getEstimateBasis, { params });
    const home = { yearlyConsumption: 4500, contract: regulated2Q, consumerType: "individual" } as const;
    const { energyEur, sharedKwh, assumptions } = estimate(toEstimateInput(basis, home, "2026-11-24"));
    // August 2026: peak (0.1477 − 0.0494 + 0.03085) × 1.2 − 0.10 × 1.2 = 0.03498 €; off-peak (0.1016 − 0.035 + 0.03085)
    // × 1.2 − 0.12 = −0.00306 €. A roof gives nothing from 22:00 to 06:00: each kWh brings what a peak hour does.
    expect(energyEur.high / sharedKwh.high).toBeCloseTo(0.03498, 6);
    expect(assumptions.join(" ")).toContain("option heures pleines et creuses");
  });
});

describe("the sum of a project whose sellers ask different prices", () => {
  it("ends at best, in the list and on the page, at what the least price brings for which all of them sell", async () => {
    const { db } = candidate.server.deps;
    const { projectId } = candidate.scene;
    await candidate.say({ subscription: 12, vatRegime: "standard" });
    await db.updateTable("production_point").set({ price_min: 0.08, price_max: 0.1 }).execute();
    const farmer = await candidate.server.signedUp();
    const productionPointId = await productionPointRow(db, farmer.id, { projectId });
    await applicationRow(db, { projectId, productionPointId, status: "SIGNATURE" });
    await db
      .updateTable("production_point")
      .set({ price_min: 0.095, price_max: 0.11, production_power: 36 })
      .where("id", "=", productionPointId)
      .execute();
    const announced = await pageOf(candidate, candidate.server.visitor());
    await candidate.propose(0.095);
    expect((await candidate.preview(0.095)).askingMore).toEqual([]);
    const place = { projectId, pointId: candidate.pointId, price: 0.095 };
    const signed = await outcomeOfPrice(candidate.server.deps, place);
    const page = await pageOf(candidate, candidate.holder);
    for (const told of [await candidate.read(), signed, page])
      expect(told?.savingEur.high.toFixed(2)).toBe(announced.savingEur.high.toFixed(2));
    // Below it, one of them asks more: nobody is announced what that would bring.
    expect((await candidate.preview(0.094)).askingMore).toHaveLength(1);
  });
});

describe("the sum of who was proposed a price", () => {
  it("is the same to the cent beside the price and on the project's page, with his own terms", async () => {
    await manyTakePart(candidate);
    await candidate.say({ subscription: 12, vatRegime: "standard" });
    await candidate.say({ subscription: 6, vatRegime: "franchise" }, candidate.pointId);
    const announced = await pageOf(candidate, candidate.server.visitor());
    expect(await pageOf(candidate, candidate.holder)).toEqual(announced);
    await candidate.propose(0.105);
    const proposal = await candidate.read();
    const page = await pageOf(candidate, candidate.holder);
    expect(page).toMatchObject({ verdict: proposal?.verdict, subscriptionEur: proposal?.subscriptionEur });
    for (const sum of ["savingEur", "firstYearEur", "withoutExemptionEur"] as const) {
      for (const end of ["low", "high"] as const) {
        expect(page[sum]?.[end]).toBeCloseTo(proposal![sum]![end], 2);
      }
    }
    expect(page.savingEur.low).not.toBeCloseTo(announced.savingEur.low, 0);
    // Others still read the range of prices, and so does he once he withdrew.
    expect(await pageOf(candidate, candidate.server.visitor())).toEqual(announced);
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "REJECTED",
    });
    const withdrawn = await pageOf(candidate, candidate.holder);
    expect(withdrawn).toEqual(await pageOf(candidate, candidate.server.visitor()));
    // One less who waits: the least sum is no lower.
    expect(withdrawn.savingEur.high).toBe(announced.savingEur.high);
    expect(withdrawn.savingEur.low).toBeGreaterThan(announced.savingEur.low);
  });

  it("is the announced one again when the price can be accepted no more", async () => {
    const announced = await pageOf(candidate, candidate.holder);
    const priceUntil = new Date(candidate.server.deps.now().getTime() + 3 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const step = { status: "PROPOSAL", price: 0.105, priceUntil };
    await candidate.scene.owner.send("POST", `/api/application/${candidate.applicationId}/progress`, step);
    expect(await pageOf(candidate, candidate.holder)).not.toEqual(announced);
    const { db } = candidate.server.deps;
    await db
      .updateTable("application_progress")
      .set({ price_until: "2026-01-01" })
      .where("price", "is not", null)
      .execute();
    expect(await pageOf(candidate, candidate.holder)).toEqual(announced);
  });

  it("is of the place that takes part, for who asks for another place", async () => {
    await candidate.propose(0.105);
    const { db } = candidate.server.deps;
    const second = await consumptionPointRow(db, candidate.holder.id, { name: "Atelier" });
    await applicationRow(db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: second,
      status: "SIGNATURE",
    });
    const params = { id: candidate.scene.projectId };
    const { price } = await candidate.holder.call(studyCalls.getEstimateBasis, { params });
    // Accepted without a price: he reads the announced one.
    expect(price).toEqual({ min: 0.1, max: 0.14 });
  });
});

describe("the sum of who accepted", () => {
  const price = 0.11;
  it("is the same to the cent before and after, at signing and on the project's page", async () => {
    await manyTakePart(candidate);
    await candidate.say({ vatRegime: "standard" });
    await candidate.propose(price);
    const signing = () =>
      outcomeOfPrice(candidate.server.deps, {
        projectId: candidate.scene.projectId,
        pointId: candidate.pointId,
        price,
      });
    const before = await signing();
    expect((await candidate.read())?.verdict).toBe(before?.verdict);
    const { productionShare, ownCostsEur } = (await candidate.read()) ?? {};
    expect(productionShare?.high).toBeCloseTo(Number(before?.productionShare.high), 5);
    expect(ownCostsEur).toBeCloseTo(Number(before?.ownCostsEur), 2);
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "SIGNATURE",
    });
    const after = await signing();
    expect(after?.savingEur).toEqual(before?.savingEur);
    expect(after?.sharedKwh).toEqual(before?.sharedKwh);
    // His own page still tells him the price that he agreed to, and its sum.
    expect(await candidate.read()).toMatchObject({ price, verdict: before?.verdict });
    const page = await pageOf(candidate, candidate.holder);
    for (const end of ["low", "high"] as const) {
      expect(page.savingEur[end]).toBeCloseTo(before!.savingEur[end], 2);
    }
    // Others still read the range of prices, and count him among those who take part.
    expect((await pageOf(candidate, candidate.server.visitor())).savingEur.low).not.toBeCloseTo(
      page.savingEur.low,
      2,
    );
  });
});
