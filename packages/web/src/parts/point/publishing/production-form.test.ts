import { describe, expect, it } from "vitest";
import { withUsualName } from "./plant-name.ts";
import {
  allowedStep,
  emptyProductionForm,
  firstOpenStep,
  type ProductionForm,
  priceStepSchema,
  retyped,
  stepsOf,
  toProductionForm,
  toProductionPoint,
  toProductionUpdate,
  withPlannedVat,
  withPower,
  withUsualPrice,
} from "./production-form.ts";

const complete: ProductionForm = {
  operating: "yes",
  prm: "16123456789012",
  sge: true,
  raccordementId: "RAC 2026 001",
  name: "Toit de l’école",
  productionType: "photovoltaic",
  address: {
    label: "1 Rue du Lac 31000 Toulouse",
    houseNumber: "1",
    street: "Rue du Lac",
    postCode: "31000",
    city: "Toulouse",
    coordinates: { latitude: 43.6, longitude: 1.44 },
  },
  productionPower: "36,5",
  annualProduction: "45000",
  segment: "C4",
  selling: "sells",
  min: "0,12",
  max: "0,144",
  typedAs: "individual",
  vatRegime: "",
  contract: "unknown",
};

describe("the steps of a production point", () => {
  it("come in order: none is reached before those that come first", () => {
    expect(firstOpenStep(emptyProductionForm)).toBe("typology");
    expect(allowedStep("price", emptyProductionForm)).toBe("typology");
    expect(allowedStep("price", { ...complete, name: "" })).toBe("typology");
    expect(allowedStep("price", { ...complete, prm: "" })).toBe("sge");
    expect(allowedStep("sge", complete)).toBe("sge");
    expect(firstOpenStep(complete)).toBeNull();
  });

  it("ask of what is in service whether a purchase contract runs: that nobody answered is no answer", () => {
    const { contract: _, ...unsaid } = complete;
    for (const operating of ["yes", "later"] as const)
      expect(firstOpenStep({ ...unsaid, operating })).toBe("typology");
    expect(firstOpenStep({ ...unsaid, operating: "no" })).toBeNull();
    expect(firstOpenStep({ ...complete, buyBack: "douze" })).toBe("typology");
    // A tariff beside no contract is asked about, and not lost.
    expect(firstOpenStep({ ...complete, contract: "none", buyBack: "12" })).toBe("typology");
    expect(firstOpenStep({ ...complete, contract: "none", buyBack: "" })).toBeNull();
  });

  it("ask for the meter only of who has its number at hand", () => {
    expect(stepsOf(complete)).toEqual(["typology", "sge", "price"]);
    expect(stepsOf({ operating: "later" })).toEqual(["typology", "price"]);
    expect(allowedStep("sge", { ...complete, operating: "no" })).toBe("typology");
  });

  it("call an installation by its street and its kind until somebody names it", () => {
    const unnamed = { ...complete, name: "" };
    expect(withUsualName(unnamed).name).toBe("Toit du 1 rue du Lac");
    expect(withUsualName(complete).name).toBe("Toit de l’école");
    const moved = {
      ...unnamed,
      name: "Toit du 1 rue du Lac",
      address: { ...complete.address!, street: "Rue du Port" },
    };
    expect(withUsualName(moved, complete).name).toBe("Toit du 1 rue du Port");
    const numberless = { ...complete.address!, houseNumber: "" };
    expect(withUsualName({ ...unnamed, address: numberless }).name).toBe("Toit, rue du Lac");
    const wind = { ...unnamed, name: "Toit du 1 rue du Lac", productionType: "wind" } as const;
    expect(withUsualName(wind, complete).name).toBe("Installation du 1 rue du Lac");
    expect(withUsualName({ ...unnamed, address: null }).name).toBe("");
  });

  it("take a rising range of prices, unless the electricity is given", () => {
    const issuesOf = (answers: Partial<ProductionForm>) =>
      priceStepSchema
        .safeParse({ ...complete, ...answers })
        .error?.issues.map(({ path, message }) => [path, message]);
    expect(issuesOf({ max: "0,11" })).toEqual([
      [["max"], "Ce prix doit être supérieur à la fourchette basse."],
    ]);
    expect(issuesOf({ selling: "gives", min: "", max: "" })).toBeUndefined();
    expect(issuesOf({ selling: "" })).toHaveLength(1);
  });
});

describe("a production point made of its form", () => {
  it("keeps prices without tax, however they were typed", () => {
    expect(toProductionPoint(complete).price).toEqual({ min: 0.1, max: 0.12 });
    expect(toProductionPoint({ ...complete, typedAs: "professional" }).price).toEqual({
      min: 0.12,
      max: 0.144,
    });
    expect(toProductionPoint({ ...complete, selling: "gives" }).price).toBeNull();
  });

  it("keeps no meter when it does not produce yet", () => {
    const { operational } = toProductionPoint({ ...complete, operating: "no" });
    expect(operational).toEqual({
      isOperational: false,
      prm: "",
      sge: false,
      raccordementId: "RAC2026001",
      isPlanned: true,
    });
    expect(toProductionPoint({ ...complete, operating: "later" }).operational.isPlanned).toBe(false);
  });

  it("does not renew a consent that was withdrawn while something else is changed", () => {
    const { operational } = toProductionPoint({ ...complete, sge: false });
    expect(operational).toMatchObject({ prm: complete.prm, sge: false });
  });

  it("keeps unknown figures as unknown", () => {
    const point = toProductionPoint({ ...complete, productionPower: "", annualProduction: "" });
    expect([point.productionPower, point.annualProduction]).toEqual([null, ""]);
  });

  it("is edited as it was kept", () => {
    const kept = toProductionPoint(complete, "7b0e0d0a-0000-4000-8000-000000000001");
    const edited = toProductionForm({ ...kept, id: "1", applicationProgress: null }, "professional");
    expect(toProductionPoint(edited, kept.projectId)).toEqual(kept);
    expect(edited.min).toBe("0,1");
  });

  it.each(["no", "later"] as const)("is edited with what was said of its panels: %s", (operating) => {
    const kept = toProductionPoint({ ...complete, operating, raccordementId: "" });
    const point = { ...kept, id: "1", applicationProgress: null };
    expect(toProductionForm(point, "professional").operating).toBe(operating);
    const { isPlanned: _, ...unsaid } = kept.operational;
    expect(toProductionForm({ ...point, operational: unsaid }, "professional").operating).toBe("");
  });

  it("is edited elsewhere than at its price, whatever that is: one that its own step asks about is kept", () => {
    const dear = {
      ...toProductionPoint(complete),
      id: "1",
      applicationProgress: null,
      price: { min: 0.5, max: 0.7 },
    };
    expect(toProductionPoint(toProductionForm(dear, "professional")).price).toEqual(dear.price);
    expect(priceStepSchema.safeParse(toProductionForm(dear, "professional")).success).toBe(false);
  });

  it("has its prices rewritten when the visitor changes how he reads them", () => {
    const rewritten = retyped({ ...complete, max: "abc" }, "professional");
    expect(rewritten).toMatchObject({ selling: "sells", min: "0,1", max: "abc", typedAs: "professional" });
    expect(retyped(rewritten, "individual").min).toBe("0,12");
  });
});

describe("the prices of a new installation", () => {
  const range = { min: 0.08, max: 0.11 };
  const untyped = { ...complete, min: "", max: "" };

  it("begin at the range that is usual there, with or without tax as they are typed", () => {
    expect(withUsualPrice(untyped, range)).toMatchObject({ min: "0,096", max: "0,132" });
    const professional = { ...untyped, typedAs: "professional" } as const;
    expect(withUsualPrice(professional, range)).toMatchObject({ min: "0,08", max: "0,11" });
  });

  it("stay as somebody began to type them", () => {
    const begun = { ...untyped, max: "0,2" };
    expect(withUsualPrice(begun, range)).toEqual(begun);
  });
});

describe("the VAT of a project's first seller", () => {
  const untouched = { ...complete, min: "", max: "", vatRegime: "" } as const;

  it("begins with what the project plans", () => {
    expect(withPlannedVat(untouched, "franchise").vatRegime).toBe("franchise");
    expect(withPlannedVat(untouched, null).vatRegime).toBe("");
  });

  it("is his own once he has begun to answer: that he does not know it too", () => {
    expect(withPlannedVat({ ...untouched, min: "0,1", max: "0,12" }, "franchise").vatRegime).toBe("");
    expect(withPlannedVat({ ...untouched, vatRegime: "standard" }, "franchise").vatRegime).toBe("standard");
  });
});

describe("a change to an installation", () => {
  it("leaves as it is a VAT that was not read and is not said, as a node of the former release answers", () => {
    expect(toProductionUpdate({ ...complete, vatRegime: "" }, {})).not.toHaveProperty("vatRegime");
    expect(toProductionUpdate({ ...complete, vatRegime: "standard" }, {}).vatRegime).toBe("standard");
  });

  it("takes back what was read, once its seller no longer knows", () => {
    expect(
      toProductionUpdate({ ...complete, vatRegime: "" }, { vatRegime: "franchise" }).vatRegime,
    ).toBeNull();
    expect(toProductionUpdate(complete, { vatRegime: null })).not.toHaveProperty("vatRegime");
  });
});

describe("the segment of connection", () => {
  const small = { productionPower: "", segment: "C5" } as const;

  it("follows the power", () => {
    const large = withPower(small, "40");
    expect(large.segment).toBe("C4");
    expect(withPower(large, "9").segment).toBe("C5");
  });

  it("stays as it was chosen otherwise", () => {
    expect(withPower({ productionPower: "40", segment: "C5" }, "50").segment).toBe("C5");
  });

  it("says whether its seller adds VAT, once he knows", () => {
    expect(toProductionPoint(complete).vatRegime).toBeNull();
    const exempt = toProductionPoint({ ...complete, vatRegime: "franchise" });
    expect(exempt.vatRegime).toBe("franchise");
    expect(toProductionForm({ ...exempt, id: "1", applicationProgress: null }, "individual").vatRegime).toBe(
      "franchise",
    );
  });
});
