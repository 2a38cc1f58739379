import { describe, expect, it } from "vitest";
import { allocate } from "../allocation/allocate.ts";
import { day, home, project } from "../testing/a-home.ts";
import { estimate } from "./estimate.ts";
import { estimateFigures } from "./figures.ts";
import { prepareHome } from "./prepared-home.ts";
import { producedBy, sharedAt, sharedByPeriod } from "./shared-energy.ts";

describe("a person who is prepared once", () => {
  it("is told of each project what an estimate of it alone tells", () => {
    const prepared = prepareHome(home, day);
    for (const change of [{}, { latitude: 43.3, acceptedKwh: 0 }, { plants: [] }, { price: null }]) {
      const {
        assumptions: _,
        typicalDays: __,
        byPrice: ___,
        billEur: ____,
        billWithoutVatEur: _____,
        ...alone
      } = estimate({ home, project: { ...project, ...change }, day });
      expect(estimateFigures(prepared, { ...project, ...change })).toEqual(alone);
    }
  });

  it("receives the same at each announced price: only the euros differ", () => {
    const prepared = prepareHome(home, day);
    for (const isBehindOneSubstation of [false, true]) {
      const asked = { ...project, isBehindOneSubstation };
      const alone = [0.08, 0.1].map((price) => {
        const at = { ...asked, price: { min: price, max: price } };
        const { savingEur, savingWithoutVatEur, withoutExemptionEur } = estimateFigures(prepared, at);
        return { price, savingEur, savingWithoutVatEur, withoutExemptionEur };
      });
      expect(estimate({ home, project: asked, day }).byPrice).toEqual(alone);
    }
  });

  it("receives what the default key gives", () => {
    const prepared = prepareHome(home, day);
    const produced = producedBy(project, prepared);
    const shop = { category: "business", tariff: "base", offPeakHours: home.offPeakHours } as const;
    const others = prepared.shapeOf(shop).map((part) => part * 80_000_000);
    const { shared } = allocate({
      key: "default_dynamic",
      consumption: [prepared.consumption, others],
      production: [produced.wh.map((wh) => wh * 0.9)],
      detail: "series",
    });
    const among = { production: 0.9, othersKwh: 80_000, othersCategory: "business" } as const;
    const ours = sharedAt(prepared, produced, among);
    const most = shared.series![0]!.reduce((gap, wh, t) => Math.max(gap, Math.abs(wh - ours(t))), 0);
    expect(sharedByPeriod(prepared, produced, among, 1)[0]).toBeCloseTo(shared.totals[0]!, 3);
    expect(most).toBeLessThan(1e-9);
    expect([...produced.steps]).toEqual([...produced.wh.keys()].filter((t) => produced.wh[t] !== 0));
  });
});
