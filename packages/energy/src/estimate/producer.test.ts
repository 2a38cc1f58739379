import { describe, expect, it } from "vitest";
import { producerEstimate } from "./producer.ts";

const day = "2026-11-22";
const langouet = { latitude: 48.25, longitude: -1.83 };
const newProject = { ...langouet, plants: [], acceptedKwh: 0 };
const roof = { ...langouet, type: "photovoltaic", powerKw: 36, annualKwh: 41_000 } as const;
const price = { min: 0.1, max: 0.12 };
const asked = { project: newProject, plant: roof, price, membership: null, day };

describe("what a producer earns in a project", () => {
  it("is what is taken at his price and the rest at the surplus', against all at the whole sale's", () => {
    const told = producerEstimate(asked);
    expect(told.producedKwh).toBeCloseTo(41_000, 0);
    // 36 kWc is between 9 and 100: 5.36 c€ since January 2026; selling all, 41,000 × 0.0911 = 3,735.10 €
    expect(told.surplusPrice).toBe(0.0536);
    expect(told.sellingAllEur).toBeCloseTo(3735.1, 0);
    const at = (kwh: number, local: number) => kwh * local + (told.producedKwh - kwh) * 0.0536;
    expect(told.earnsEur.low).toBeCloseTo(at(told.sharedKwh.low, 0.1), 6);
    expect(told.earnsEur.high).toBeCloseTo(at(told.sharedKwh.high, 0.12), 6);
    expect(told.sharedKwh.low).toBeGreaterThan(0);
    expect(told.sharedKwh.high).toBeLessThan(told.producedKwh + 1e-6);
  });

  it("counts those of today at what they have accepted, and those who come at what is asked of them", () => {
    const project = { ...newProject, acceptedKwh: 20_000 };
    const comingPrice = { min: 0.125, max: 0.135 };
    const told = producerEstimate({ ...asked, project, price: { min: 0.1, max: 0.1 }, comingPrice });
    const { low: today, high: all } = told.sharedKwh;
    const at = (price: number) => today * 0.1 + (all - today) * price + (told.producedKwh - all) * 0.0536;
    expect(told.todayEur?.high).toBeCloseTo(today * 0.1 + (told.producedKwh - today) * 0.0536, 6);
    expect(told.fullEur.low).toBeCloseTo(at(0.125), 6);
    expect(told.fullEur.high).toBeCloseTo(at(0.135), 6);
    expect(told.earnsEur.high).toBe(told.fullEur.high);
  });

  it("has nobody come to a project that is full: what more they take in the daytime has their own price", () => {
    const project = { ...newProject, acceptedKwh: 4 * 41_000 };
    const [one, two] = [0.125, 0.2].map((price) =>
      producerEstimate({ ...asked, project, comingPrice: { min: price, max: price } }),
    );
    expect(one?.fullEur).toEqual(two?.fullEur);
  });

  it("pays what the association asks each year, which selling all does not", () => {
    const [free, member] = [producerEstimate(asked), producerEstimate({ ...asked, membership: 15 })];
    expect(member.earnsEur.low).toBeCloseTo(free.earnsEur.low - 15, 6);
    expect(member.earnsEur.high).toBeCloseTo(free.earnsEur.high - 15, 6);
    expect(member.sellingAllEur).toBe(free.sellingAllEur);
    expect([free.membershipEur, member.membershipEur]).toEqual([null, 15]);
  });

  it("counts the sale of a surplus at a surplus' price, as its seller is paid it today", () => {
    const all = producerEstimate(asked);
    const surplus = producerEstimate({ ...asked, sellsSurplus: true });
    expect(surplus.sellingAllEur).toBeCloseTo(surplus.producedKwh * (all.surplusPrice ?? 0), 6);
    expect([surplus.fullSalePrice, surplus.sellsSurplus]).toEqual([all.surplusPrice, true]);
    expect(surplus.earnsEur).toEqual(all.earnsEur);
    // His own contract's tariff is what he is paid for it.
    const buyBack = { price: 0.12, takesSurplus: false };
    expect(producerEstimate({ ...asked, sellsSurplus: true, buyBack }).fullSalePrice).toBe(0.12);
  });

  it("counts at a surplus' price what a plant makes whose contract has ended, whatever that paid", () => {
    const buyBack = { price: 0.155, takesSurplus: false };
    const runs = producerEstimate({ ...asked, buyBack });
    const over = producerEstimate({ ...asked, buyBack, isContractOver: true });
    expect(over.sellingAllEur).toBeCloseTo(over.producedKwh * (over.surplusPrice ?? 0), 6);
    expect([over.isContractOver, over.earnsEur]).toEqual([true, runs.earnsEur]);
    expect(runs).not.toHaveProperty("isContractOver");
  });

  it("counts the rest at what a buyer offers for it, and all of it once the contract has ended", () => {
    const buyBack = { price: 0.155, takesSurplus: false };
    const [published, offered] = [buyBack, { ...buyBack, surplusOffer: 0.071 }].map((told) =>
      producerEstimate({ ...asked, buyBack: told }),
    );
    expect([offered?.surplusPrice, offered?.isSurplusOffered]).toEqual([0.071, true]);
    expect(offered?.sellingAllEur).toBe(published?.sellingAllEur);
    const leftKwh = (offered?.producedKwh ?? 0) - (offered?.sharedKwh.high ?? 0);
    expect((offered?.fullEur.low ?? 0) - (published?.fullEur.low ?? 0)).toBeCloseTo(
      leftKwh * (0.071 - 0.0536),
      6,
    );
    const over = producerEstimate({
      ...asked,
      buyBack: { ...buyBack, surplusOffer: 0.071 },
      isContractOver: true,
    });
    expect(over.sellingAllEur).toBeCloseTo(over.producedKwh * 0.071, 6);
    // Its own contract pays for the rest: nobody else's offer counts.
    const taken = producerEstimate({
      ...asked,
      buyBack: { ...buyBack, takesSurplus: true, surplusOffer: 0.071 },
    });
    expect(taken.surplusPrice).toBe(0.155);
    expect(taken).not.toHaveProperty("isSurplusOffered");
  });

  it("counts selling all at the tariff of a contract that runs, and the rest so only where its buyer takes it", () => {
    const of = (takesSurplus: boolean) =>
      producerEstimate({ ...asked, buyBack: { price: 0.12, takesSurplus } });
    const [unknown, taken] = [of(false), of(true)];
    // Selling all: 41,000 × 0.12 = 4,920 €, whatever becomes of the rest.
    expect([unknown.sellingAllEur, taken.sellingAllEur]).toEqual([
      expect.closeTo(4920, 0),
      expect.closeTo(4920, 0),
    ]);
    expect([unknown.fullSalePrice, taken.fullSalePrice]).toEqual([0.12, 0.12]);
    // Not known to be taken, the rest stays at the published surplus': the sums of who told no tariff.
    expect(unknown.surplusPrice).toBe(0.0536);
    expect(unknown.earnsEur).toEqual(producerEstimate(asked).earnsEur);
    // Taken at 12 c€, sharing at 12 c€ brings as much as selling all, 4,920 €; at 10 c€, 2 c€ less for each kWh that is shared.
    expect(taken.surplusPrice).toBe(0.12);
    expect(taken.earnsEur.high).toBeCloseTo(4920, 0);
    expect(taken.earnsEur.low).toBeCloseTo(taken.producedKwh * 0.12 - taken.sharedKwh.high * 0.02, 6);
  });

  it("compares with the tariff of a contract where none is published, over 100 kWc", () => {
    const plant = { ...roof, powerKw: 250, annualKwh: 280_000 };
    const told = producerEstimate({ ...asked, plant, buyBack: { price: 0.1, takesSurplus: false } });
    // 280,000 × 0.10 = 28,000 €; the surplus has no price still.
    expect(told.sellingAllEur).toBeCloseTo(28_000, 0);
    expect(told.surplusPrice).toBeNull();
  });

  it("counts no surplus whose price nobody publishes, over 100 kWc, and compares with nothing", () => {
    const told = producerEstimate({ ...asked, plant: { ...roof, powerKw: 250, annualKwh: 280_000 } });
    expect([told.surplusPrice, told.sellingAllEur]).toEqual([null, null]);
    expect(told.earnsEur.high).toBeCloseTo(told.sharedKwh.high * 0.12, 6);
  });

  it.each(["wind", "hydro", "other"] as const)(
    "takes no price of panels for a plant of another kind: %s",
    (type) => {
      const told = producerEstimate({ ...asked, plant: { ...roof, type } });
      expect([told.surplusPrice, told.fullSalePrice, told.sellingAllEur]).toEqual([null, null, null]);
      expect(told.earnsEur.high).toBeCloseTo(told.sharedKwh.high * 0.12, 6);
    },
  );

  it("is nothing but the surplus when he gives", () => {
    const { earnsEur, sharedKwh, producedKwh } = producerEstimate({ ...asked, price: null });
    expect(earnsEur.low).toBeCloseTo((producedKwh - sharedKwh.high) * 0.0536, 6);
    expect(earnsEur.high).toBeCloseTo((producedKwh - sharedKwh.low) * 0.0536, 6);
  });

  it("is shared with the plants that are there: two alike get half each of what is taken", () => {
    const acceptedKwh = 20_000;
    const alone = producerEstimate({ ...asked, project: { ...newProject, acceptedKwh } });
    const beside = producerEstimate({ ...asked, project: { ...newProject, acceptedKwh, plants: [roof] } });
    expect(beside.sharedKwh.low).toBeLessThan(alone.sharedKwh.low);
    // Twice the offer to the same homes: together they take more than from one, so each plant sells more than half.
    expect(beside.sharedKwh.low).toBeGreaterThan(alone.sharedKwh.low / 2);
  });

  it("produces in the sun of its own place, wherever the project stands", () => {
    const unmeasured = { ...roof, annualKwh: 0 };
    const ceret = { latitude: 42.49, longitude: 2.75 };
    const here = producerEstimate({ ...asked, plant: unmeasured });
    const away = producerEstimate({ ...asked, plant: unmeasured, project: { ...newProject, ...ceret } });
    expect(away.producedKwh).toBe(here.producedKwh);
    expect(away.sellingAllEur).toBe(here.sellingAllEur);
    const moved = producerEstimate({ ...asked, plant: { ...unmeasured, ...ceret } });
    expect(moved.producedKwh).toBeGreaterThan(here.producedKwh * 1.1);
  });

  it("grows with those who are in", () => {
    const few = producerEstimate({ ...asked, project: { ...newProject, acceptedKwh: 5000 } });
    const many = producerEstimate({ ...asked, project: { ...newProject, acceptedKwh: 50_000 } });
    expect(many.sharedKwh.low).toBeGreaterThan(few.sharedKwh.low);
  });

  it("tells apart what those of today bring and what a full project would, each from the lowest price to the highest", () => {
    const told = producerEstimate({ ...asked, project: { ...newProject, acceptedKwh: 20_000 } });
    const at = (kwh: number, local: number) => kwh * local + (told.producedKwh - kwh) * 0.0536;
    expect(told.todayEur?.low).toBeCloseTo(at(told.sharedKwh.low, 0.1), 6);
    expect(told.todayEur?.high).toBeCloseTo(at(told.sharedKwh.low, 0.12), 6);
    expect(told.fullEur.low).toBeCloseTo(at(told.sharedKwh.high, 0.1), 6);
    expect(told.fullEur.high).toBeCloseTo(at(told.sharedKwh.high, 0.12), 6);
    // Given, today's few leave the greater surplus: the lower end is then the full project's.
    const given = producerEstimate({
      ...asked,
      price: null,
      project: { ...newProject, acceptedKwh: 20_000 },
    });
    expect(given.todayEur?.low).toBe(given.earnsEur.high);
    expect(given.fullEur.high).toBe(given.earnsEur.low);
  });

  it("tells nothing of today's participants where it is told of none", () => {
    expect(producerEstimate(asked).todayEur).toBeNull();
  });

  it("says how much the few consume whom the least sum supposes, as long as nobody is told of", () => {
    // Half of what is produced.
    expect(producerEstimate(asked).fewestKwh).toBeCloseTo(20_500, 0);
    expect(
      producerEstimate({ ...asked, project: { ...newProject, acceptedKwh: 5000 } }).fewestKwh,
    ).toBeNull();
  });

  it("says above which price nobody saves, above the surplus'", () => {
    const { highestPrice, surplusPrice } = producerEstimate(asked);
    expect(highestPrice).toBeGreaterThan(surplusPrice ?? 0);
    expect(highestPrice).toBeLessThan(0.2);
    // Without the exemption the excise, 3.085 c€, stays due on each kWh of a year that passes its announced end.
    const late = producerEstimate({ ...asked, day: "2026-11-24" });
    expect(late.highestPriceWithoutExemption).toBeCloseTo(late.highestPrice - 0.03085, 9);
    expect(producerEstimate({ ...asked, day: "2026-01-01" }).highestPriceWithoutExemption).toBeNull();
  });

  it("refuses what is no power", () => {
    expect(() => producerEstimate({ ...asked, plant: { ...roof, powerKw: -1 } })).toThrow(RangeError);
  });
});

describe("a producer whose own buildings take part", () => {
  // Flat all year, 8,760 kWh are 1 kWh each hour; its surplus has no price: what is sold is the whole sum.
  const turbine = { ...langouet, type: "other", powerKw: 10, annualKwh: 8760 } as const;
  const flat = { ...asked, plant: turbine, price: { min: 0.1, max: 0.1 } };
  const hall = (kwh: number) => [{ kwh, category: "household" }] as const;

  it("is paid nothing for what they take, which is told apart", () => {
    const told = producerEstimate({
      ...flat,
      project: { ...newProject, acceptedKwh: 876 },
      own: hall(438),
    });
    // Of 8,760 kWh the others buy 876 for 87.60 €, and 438 go to his own hall.
    expect(told.todayEur?.low).toBeCloseTo(87.6, 2);
    expect(told.sharedKwh.low).toBeCloseTo(876, 6);
    expect(told.ownKwh.high).toBeCloseTo(438, 6);
    // A full project, three times the production, leaves it its part: about 438 / (438 + 26,280) of the 8,760 kWh, 144 kWh.
    expect(told.ownKwh.low).toBeGreaterThan(80);
    expect(told.ownKwh.low).toBeLessThan(220);
  });

  it("is told what they alone make of it where nobody else takes part: no home is supposed", () => {
    const panels = { ...flat, plant: roof };
    const told = producerEstimate({ ...panels, own: hall(4000), isOwnAlone: true });
    expect(told.fewestKwh).toBeNull();
    expect(told.sharedKwh.low).toBe(0);
    // Of 41,000 kWh what the hall leaves sells at 5.36 c€.
    expect(told.todayEur?.high).toBeCloseTo((41_000 - told.ownKwh.high) * 0.0536, 0);
    expect(told.ownKwh.high).toBeGreaterThan(1000);
    expect(told.ownKwh.high).toBeLessThan(4000);
  });

  it("counts for one plant its part of what all in the project make", () => {
    const beside = { ...newProject, plants: [{ ...turbine, annualKwh: 26_280 }], acceptedKwh: 876 };
    const told = producerEstimate({ ...flat, project: beside, own: hall(438) });
    // 8,760 of 35,040 kWh are a quarter: 219 and 109.5 kWh.
    expect(told.partOfAll).toBeCloseTo(0.25, 9);
    expect(told.sharedKwh.low).toBeCloseTo(219, 6);
    expect(told.ownKwh.high).toBeCloseTo(109.5, 6);
  });
});
