import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DomainError } from "../shared/index.ts";
import {
  actionOf,
  amountsOf,
  areCreditsValid,
  billableActions,
  breakEvenConsumers,
  checkAction,
  choosePlan,
  costOf,
  costOfDocuments,
  countedBy,
  formatAmount,
  formatAmountDue,
  isActive,
  type PlansInForce,
  type PricingType,
  planCodeOf,
  plansInForce,
  prices,
  pricingTypes,
  readPlanCode,
  type ServiceGroup,
  serviceGroups,
  serviceOf,
} from "./index.ts";

const nothing: PlansInForce = plansInForce([]);
const everyPlan = serviceGroups.flatMap((group) => pricingTypes.map((pricing) => ({ group, pricing })));
const codeOf = (run: () => unknown): string => {
  try {
    run();
    return "ok";
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe("the prices of specification §9", () => {
  it.each([
    ["data", 30, 400, false, 14],
    ["pmo", 7, 35, true, 5],
    ["vente", 20, 100, true, 5],
    ["convention", 13, 65, true, 5],
  ] as const)(
    "%s: %d € each, or %d € in credits (disabled: %s), better from %d",
    (group, each, pack, disabled, from) => {
      expect(prices[group].usage).toEqual({ amountExclTax: each, unit: "consumer", disabled: false });
      expect(prices[group].credits).toEqual({ amountExclTax: pack, unit: "project", disabled });
      expect(prices[group].free).toMatchObject({ amountExclTax: 0, disabled: true });
      expect(breakEvenConsumers(group)).toBe(from);
    },
  );

  it("credits cost no more from the break-even on, and more before it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...serviceGroups), fc.integer({ min: 1, max: 500 }), (group, consumers) => {
        const credits = costOf(group, "credits", consumers);
        const usage = costOf(group, "usage", consumers);
        expect(credits <= usage).toBe(consumers >= breakEvenConsumers(group));
      }),
    );
  });

  it("nobody costs nothing, whatever the plan; a free plan costs nothing for anybody", () => {
    for (const group of serviceGroups) {
      for (const pricing of ["usage", "credits", "free"] as const) expect(costOf(group, pricing, 0)).toBe(0);
      expect(costOf(group, "free", 200)).toBe(0);
    }
  });

  it("all the documents of a consumer cost their three services, and nothing of the study's data", () => {
    expect([0, 1, 10].map((consumers) => costOfDocuments({ consumers }))).toEqual([0, 40, 400]);
  });

  it("read without tax for a professional and with it for an individual", () => {
    expect(formatAmount(30, "professional")).toBe("30\u00A0€\u00A0HT");
    expect(formatAmount(30, "individual")).toBe("36\u00A0€\u00A0TTC");
    expect(formatAmount(7, "individual")).toBe("8,40\u00A0€\u00A0TTC");
    expect(formatAmount(0, "professional")).toBe("0\u00A0€\u00A0HT");
  });

  it("read with both where a professional is to pay them: not every one reclaims the tax", () => {
    expect(formatAmountDue(160, "professional")).toBe("160\u00A0€\u00A0HT, soit 192\u00A0€\u00A0TTC");
    expect(formatAmountDue(160, "individual")).toBe("192\u00A0€\u00A0TTC");
    expect(formatAmountDue(0, "professional")).toBe("0\u00A0€\u00A0HT");
  });
});

describe("credits are good for two years", () => {
  it.each([
    ["2026-05-04T08:00:00Z", "2028-05-04T07:59:59Z", true],
    ["2026-05-04T08:00:00Z", "2028-05-04T08:00:00Z", false],
    ["2028-02-29T00:00:00Z", "2030-02-28T23:59:59Z", true],
  ])("bought on %s, on %s: %s", (boughtAt, now, valid) => {
    expect(areCreditsValid(new Date(boughtAt), new Date(now))).toBe(valid);
  });
});

describe("plan codes", () => {
  it("name a plan each, and are written as they are read", () => {
    expect(everyPlan).toHaveLength(16);
    for (const plan of everyPlan) expect(readPlanCode(planCodeOf(plan))).toEqual(plan);
  });

  it.each([
    ["MONEC_CLASSIC", { group: "data", pricing: "usage" }],
    ["MONEC_SPECIFIC", { group: "data", pricing: "credits" }],
    ["resiliation", null],
    ["data", null],
    ["pmo-USAGE", null],
    ["constructor", null],
    ["", null],
  ])("%s", (code, plan) => {
    expect(readPlanCode(code)).toEqual(plan);
  });

  it("the newest of a group is in force; what names no plan is passed over", () => {
    const codes = [
      "MONEC_CLASSIC",
      "pmo-usage",
      "data-not-taken",
      "resiliation",
      "MONEC_SPECIFIC",
      "vente-gold",
    ];
    expect(plansInForce(codes)).toEqual({
      data: "credits",
      pmo: "usage",
      vente: "not-taken",
      convention: "not-taken",
    });
  });

  it("a group stands where its last code put it, whatever came for the others", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyPlan), { maxLength: 40 }), (history) => {
        const inForce = plansInForce(history.map(planCodeOf));
        for (const group of serviceGroups) {
          const last = history.findLast((plan) => plan.group === group);
          expect(inForce[group]).toBe(last?.pricing ?? "not-taken");
        }
      }),
    );
  });
});

/** §4 and §9, written apart from the code: what is shown, and what can be chosen, by plan in force. */
const shown: Record<PricingType, string> = {
  "not-taken": "usage credits not-taken",
  usage: "usage credits",
  credits: "usage credits",
  free: "usage credits free",
};
const enabled = (group: ServiceGroup, selected: PricingType): string => {
  if (selected !== "not-taken") return selected;
  return group === "data" ? "usage credits not-taken" : "usage not-taken";
};

describe.each(everyPlan)("$group with $pricing in force", ({ group, pricing }) => {
  const { selectedPricing, pricingOptions } = serviceOf(group, pricing);

  it("lists the four options and says which is in force", () => {
    expect(selectedPricing).toEqual({ type: pricing });
    expect(pricingOptions.map(({ type }) => type)).toEqual([...pricingTypes]);
    expect(isActive(pricing)).toBe(pricing !== "not-taken");
  });

  it("hides leaving once taken, and shows a free plan to who has it", () => {
    const visible = pricingOptions.filter(({ hide }) => !hide).map(({ type }) => type);
    expect(visible.join(" ")).toBe(shown[pricing]);
  });

  it("enables what is taken alone, or what is sold", () => {
    const open = pricingOptions.filter((option) => option.enabled).map(({ type }) => type);
    expect(open.join(" ")).toBe(enabled(group, pricing));
  });

  it.each(pricingTypes)("lets %s be chosen when it is enabled, in force already, or leaving", (wanted) => {
    const choose = () => choosePlan(planCodeOf({ group, pricing: wanted }), { ...nothing, [group]: pricing });
    if (wanted === pricing) expect(choose()).toBeNull();
    else if (wanted === "not-taken" || enabled(group, pricing).split(" ").includes(wanted)) {
      expect(choose()).toEqual({ group, pricing: wanted });
    } else expect(codeOf(choose)).toBe("PLAN_DISABLED");
  });
});

describe("choosing", () => {
  it("a code that names nothing is refused, and resiliation is passed over", () => {
    expect(codeOf(() => choosePlan("data-gold", nothing))).toBe("UNKNOWN_PLAN");
    expect(choosePlan("resiliation", { ...nothing, pmo: "usage" })).toBeNull();
  });

  it("a legacy code chooses what it stands for", () => {
    expect(choosePlan("MONEC_CLASSIC", nothing)).toEqual({ group: "data", pricing: "usage" });
  });
});

describe("counting", () => {
  it.each(billableActions)("%s is counted in its own plan and in a free one, in no other", (action) => {
    const { pricing, group } = countedBy[action];
    for (const inForce of pricingTypes) {
      const expected = inForce === pricing || inForce === "free" ? "ok" : "PLAN_MISSING";
      expect(codeOf(() => checkAction(action, inForce))).toBe(expected);
    }
    expect(actionOf(group, pricing)).toBe(action);
  });

  it("the study's data are counted for each consumer, or for the project", () => {
    expect(actionOf("data", "usage")).toBe("DATA_USAGE_CONSO");
    expect(actionOf("data", "credits")).toBe("DATA_USAGE_PROJECT");
    expect(actionOf("data", "free")).toBe("DATA_USAGE_CONSO");
  });

  it("costs together what the price says, credits still good costing nothing more", () => {
    const taken = fc.constantFrom("usage", "credits", "free");
    const count = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(
        fc.constantFrom(...serviceGroups),
        taken,
        count,
        fc.boolean(),
        (group, pricing, points, valid) => {
          const amounts = amountsOf(group, pricing, points, valid);
          expect(amounts).toHaveLength(points);
          const expected = pricing === "credits" && valid ? 0 : costOf(group, pricing, points);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(expected);
        },
      ),
    );
  });
});
