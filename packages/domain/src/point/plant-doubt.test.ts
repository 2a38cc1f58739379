import { describe, expect, it } from "vitest";
import { powerDoubt, roofAreaDoubt } from "./plant-doubt.ts";

const plain = (text: string | undefined) => text?.replace(/\s/g, " ");

describe("the power of panels", () => {
  it("is asked about when it is probably in watts", () => {
    const doubt = powerDoubt(36_000, "photovoltaic");
    expect(plain(doubt?.question)).toBe("36 000 kWc ? Si votre devis dit 36 000 W, c’est 36 kWc.");
    expect(doubt?.meant).toBe("36");
    expect(powerDoubt(4500, "photovoltaic")?.meant).toBe("4,5");
  });

  it.each([9, 100, 1000])("is that of many roofs: %s kWc", (powerKw) => {
    expect(powerDoubt(powerKw, "photovoltaic")).toBeNull();
  });

  it("is no matter of doubt for wind and water, which are often larger", () => {
    expect(powerDoubt(2400, "wind")).toBeNull();
    expect(powerDoubt(2400, "hydro")).toBeNull();
  });
});

it("a roof of more than a hectare is asked about, and no smaller one", () => {
  expect(plain(roofAreaDoubt(60_000)?.question)).toBe(
    "60 000 m² ? C’est 6 ha de panneaux : vérifiez la surface.",
  );
  expect(roofAreaDoubt(10_000)).toBeNull();
});
