import { describe, expect, it } from "vitest";
import { estimate } from "./estimate.ts";
import { exactly, type Proposed, proposals } from "./proposals.ts";
import { soldOf, wantedBy } from "./sold.ts";

const noFees = { membership: 0, entrance: 0, subscription: 0 };
const night = { start: 22 * 60, end: 6 * 60 };
const project = {
  latitude: 45.76,
  longitude: 4.84,
  plants: [{ type: "photovoltaic", powerKw: 100, annualKwh: 0 }],
  acceptedKwh: 60_000,
  isBehindOneSubstation: false,
} as const;
const day = "2026-11-22";
const accepted: Proposed["home"][] = [];
const household: Proposed = {
  id: "household",
  home: {
    annualKwh: 4500,
    category: "household",
    connection: "upTo36",
    contract: null,
    regulated: null,
    offPeakHours: { summer: [night], winter: [night] },
  },
  price: exactly(0.1),
  vatRegime: "taxed",
  fees: { membership: 12, entrance: 20, subscription: 0 },
  laterPrice: null,
};

describe("a price that is proposed", () => {
  it("brings what the estimate on the project's page says of that price: the same to the cent", () => {
    const { home, price, fees, vatRegime } = household;
    const {
      assumptions: _,
      byPrice: ___,
      typicalDays: __,
      ...page
    } = estimate({
      home,
      project: { ...project, price, fees, vatRegime },
      day,
    });
    const [one] = proposals({ project, people: [household], accepted, day }).people;
    expect(one).toEqual({
      id: "household",
      ...page,
      billEur: expect.any(Number),
      billWithoutVatEur: null,
      supply: expect.stringContaining("faute de connaître le vôtre"),
      fixedPrice: null,
      activity: null,
      later: null,
      breakEven: { low: expect.any(Number), high: expect.any(Number) },
      perKwh: expect.objectContaining({ paid: 0.12 }),
    });
  });

  it("leaves less once it has risen: each kWh by the rise, with its VAT for a home and without for a business", () => {
    const business: Proposed = {
      ...household,
      id: "business",
      home: { ...household.home, category: "business" },
    };
    const rising = [household, business].map((one) => ({ ...one, laterPrice: 0.11 }));
    const [home, firm] = proposals({ project, people: rising, accepted, day }).people;
    // 0.11 − 0.10 = 0.01 €, 0.012 € with VAT: the best case loses it on what is shared most.
    expect(home!.savingEur.low - home!.later!.savingEur.low).toBeCloseTo(home!.sharedKwh.low * 0.012, 6);
    expect(home!.savingEur.high - home!.later!.savingEur.high).toBeCloseTo(home!.sharedKwh.high * 0.012, 6);
    expect(home!.later!.savingWithoutVatEur).toBeNull();
    // Without the exemption each kWh loses already: the worst case is the one that shares most, and loses the rise on it.
    expect(home!.withoutExemptionEur!.low).toBeLessThan(0);
    expect(home!.withoutExemptionEur!.low - home!.later!.withoutExemptionEur!.low).toBeCloseTo(
      home!.sharedKwh.high * 0.012,
      6,
    );
    const [now, then] = [firm!.savingWithoutVatEur!, firm!.later!.savingWithoutVatEur!];
    expect(now.high - then.high).toBeCloseTo(firm!.sharedKwh.high * 0.01, 6);
  });

  it("stands beside what the person pays today: 4,500 kWh at the published 0.2001 € are 900 €", () => {
    const [one] = proposals({ project, people: [household], accepted, day }).people;
    expect(one?.billEur).toBeCloseTo(900.45, 0);
    // By period: (0.20 + 0.03085) × 1.2 = 0.27702 at every hour, whatever the hours.
    const contract = { kind: "peak", peak: 0.2, offPeak: 0.2 } as const;
    const [other] = proposals({
      project,
      people: [{ ...household, home: { ...household.home, contract } }],
      accepted,
      day,
    }).people;
    expect(other?.billEur).toBeCloseTo(4500 * 0.27702, 6);
    expect(other?.billWithoutVatEur).toBeNull();
    // A business, whose saving is without VAT, has the same bill without it.
    const business = { ...household.home, contract, category: "business" } as const;
    const [firm] = proposals({ project, people: [{ ...household, home: business }], accepted, day }).people;
    expect(firm?.billWithoutVatEur).toBeCloseTo(4500 * 0.23085, 6);
  });

  it("brings to who sells what each buys at his price", () => {
    const given: Proposed = { ...household, id: "given", price: exactly(0), fees: noFees };
    const { people, soldKwh, soldEur } = proposals({ project, people: [household, given], accepted, day });
    expect(people.map(({ id }) => id)).toEqual(["household", "given"]);
    expect(soldKwh.low).toBeCloseTo(people[0]!.sharedKwh.low * 2, 6);
    expect(soldEur.low).toBeCloseTo(people[0]!.sharedKwh.low * 0.1, 6);
    expect(soldEur.high).toBeCloseTo(people[0]!.sharedKwh.high * 0.1, 6);
  });

  it("costs nothing where one's own body sells, and no later price: what is saved is the supplier's kWh, less the fees", () => {
    // Own panels of a school: its price of 0.10 €, the rise to 0.11 € and a subscription of 30 € would be paid to itself.
    const fees = { membership: 12, entrance: 20, subscription: 30 };
    const own: Proposed = { ...household, fees, laterPrice: 0.11, ownPart: 1 };
    const given: Proposed = { ...household, price: null, fees: { ...fees, subscription: 0 } };
    const { people, soldKwh, soldEur, wanted } = proposals({ project, people: [own], accepted, day });
    const [one, free] = [people[0]!, proposals({ project, people: [given], accepted, day }).people[0]!];
    expect(one.savingEur).toEqual(free.savingEur);
    expect(one.savingEur.low).toBeCloseTo(one.energyEur.low - one.participationEur - 12, 6);
    expect(one).toMatchObject({ subscriptionEur: 0, later: null, breakEven: null });
    // Nobody buys: its kWh are taken from what is left to sell.
    expect([soldKwh, soldEur]).toEqual([
      { low: 0, high: 0 },
      { low: 0, high: 0 },
    ]);
    expect(wanted.takenKwh).toEqual(one.sharedKwh);
  });

  it("is paid in part where one's own body is one of those who sell", () => {
    // A quarter comes from its own panels: 0.75 × 0.10 = 0.075 € a kWh, and 0.75 × 40 = 30 € of subscription.
    const part: Proposed = {
      ...household,
      fees: { ...noFees, subscription: 40 },
      laterPrice: 0.12,
      ownPart: 0.25,
    };
    const cheaper: Proposed = {
      ...household,
      price: exactly(0.075),
      fees: { ...noFees, subscription: 30 },
      laterPrice: 0.09,
    };
    const [{ people, soldKwh, soldEur }, as] = [part, cheaper].map((one) =>
      proposals({ project, people: [one], accepted, day }),
    ) as [ReturnType<typeof proposals>, ReturnType<typeof proposals>];
    const [one, other] = [people[0]!, as.people[0]!];
    expect(one.savingEur.low).toBeCloseTo(other.savingEur.low, 6);
    expect(one.savingEur.high).toBeCloseTo(other.savingEur.high, 6);
    expect(one.subscriptionEur).toBeCloseTo(36, 6);
    expect(one.later!.savingEur.low).toBeCloseTo(other.later!.savingEur.low, 6);
    // 0.75 of what is shared is sold, at the whole price, which may rise higher before he loses by it.
    expect(soldKwh.low).toBeCloseTo(0.75 * one.sharedKwh.low, 6);
    expect(soldEur.low).toBeCloseTo(0.075 * one.sharedKwh.low, 6);
    expect(one.breakEven!.low).toBeCloseTo(other.breakEven!.low / 0.75, 6);
  });

  it("sells nothing where nothing is produced yet", () => {
    const empty = { low: 0, high: 0 };
    const roofless = { ...project, plants: [] };
    expect(proposals({ project: roofless, people: [household], accepted, day })).toMatchObject({
      soldKwh: empty,
      soldEur: empty,
    });
    expect(proposals({ project, people: [], accepted, day })).toMatchObject({
      soldKwh: empty,
      soldEur: empty,
    });
  });

  it("is the range that the project announces for whom no price was proposed to yet", () => {
    const announced = { min: 0.08, max: 0.12 };
    const at = (price: Proposed["price"]) =>
      proposals({ project, people: [{ ...household, price }], accepted, day });
    const [cheap, dear, either] = [at(exactly(0.08)), at(exactly(0.12)), at(announced)];
    expect(either.people[0]?.savingEur.high).toBe(cheap.people[0]?.savingEur.high);
    expect(either.people[0]?.savingEur.low).toBe(dear.people[0]?.savingEur.low);
    expect(either.soldEur).toEqual({ low: cheap.soldEur.low, high: dear.soldEur.high });
    expect(at(null).soldEur).toEqual({ low: 0, high: 0 });
  });

  it("never sells more than is produced, however many are asked", () => {
    const many = proposals({ project, people: new Array<Proposed>(200).fill(household), accepted, day });
    // 100 kWc near Lyon make about 124 MWh, 5 % more in a bright year.
    expect(many.soldKwh.high).toBeLessThan(140_000);
    expect(many.soldEur.high).toBeCloseTo(many.soldKwh.high * 0.1, 6);
    expect(many.soldEur.low).toBeLessThanOrEqual(many.soldEur.high);
  });

  it("sells as much whether people are asked at once or in lots", () => {
    const people = new Array<Proposed>(200).fill(household);
    const asked = { project, accepted: [household.home], day };
    const once = proposals({ ...asked, people });
    const [first, second] = [people.slice(50), people.slice(0, 50)].map((lot) =>
      proposals({ ...asked, people: lot }),
    );
    const together = soldOf(wantedBy(first!.wanted, second!.wanted));
    for (const end of ["low", "high"] as const) {
      expect(together.soldKwh[end]).toBeCloseTo(once.soldKwh[end], 6);
      expect(together.soldEur[end]).toBeCloseTo(once.soldEur[end], 6);
    }
    // Each lot alone nearly takes all: added up they would be sold more than is produced.
    expect(first!.soldKwh.high + second!.soldKwh.high).toBeGreaterThan(together.soldKwh.high * 1.2);
  });

  it("brings to each of several people what it brings to him alone", () => {
    const heated: Proposed = {
      ...household,
      id: "heated",
      home: {
        ...household.home,
        category: "heated-home",
        contract: { kind: "peak", peak: 0.14, offPeak: 0.1 },
      },
      laterPrice: 0.12,
    };
    const shop: Proposed = { ...household, id: "shop", home: { ...household.home, category: "business" } };
    const everybody = [household, heated, shop];
    const together = proposals({ project, people: everybody, accepted, day }).people;
    const alone = everybody.flatMap((one) => proposals({ project, people: [one], accepted, day }).people);
    expect(together).toEqual(alone);
  });

  it("sells nothing of a project that produces nothing yet", () => {
    const { soldKwh, soldEur } = proposals({
      project: { ...project, plants: [] },
      people: [household],
      accepted,
      day,
    });
    expect([soldKwh, soldEur]).toEqual([
      { low: 0, high: 0 },
      { low: 0, high: 0 },
    ]);
  });

  it("leaves out what those who take part already buy", () => {
    const people = new Array<Proposed>(200).fill(household);
    const alone = proposals({ project, people, accepted, day });
    const beside = proposals({ project, people, accepted: people.map(({ home }) => home), day });
    // As many who use as much: each takes half of a production that is all taken.
    expect(beside.soldKwh.high).toBeCloseTo(alone.soldKwh.high / 2, 6);
    expect(beside.soldEur.high).toBeCloseTo(alone.soldEur.high / 2, 6);
    const few = proposals({ project, people: [household], accepted: [household.home], day });
    expect(few.soldKwh).toEqual(proposals({ project, people: [household], accepted, day }).soldKwh);
  });

  it("is told of nobody without anybody", () => {
    expect(proposals({ project, people: [], accepted, day })).toMatchObject({
      people: [],
      soldKwh: { low: 0, high: 0 },
      soldEur: { low: 0, high: 0 },
    });
  });
});
