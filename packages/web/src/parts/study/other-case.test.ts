import { exemptionDoubt } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { casesOf, otherCaseText } from "./other-case.ts";

const sum = {
  savingEur: { low: 2, high: 34 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -29, high: -26 },
  saves: true,
  caution: "Si l’exonération s’arrêtait, ce projet vous coûterait entre 26 € et 29 € de plus par an.",
};

describe("the other case of a sum", () => {
  it("stands beside it where the project begins after the announced end: only the doubt is said below", () => {
    const { otherCase, caution } = casesOf(sum, true);
    expect(otherCaseText(sum)?.replaceAll("\u00a0", " ")).toBe(
      "Si l’exonération d’accise s’arrêtait : de 26 à 29 € de perte par an.",
    );
    expect(otherCase?.join(" | ").replaceAll("\u00a0", " ")).toBe(
      "Si l’exonération d’accise s’arrêtait | de 26 à 29 € de perte par an",
    );
    expect(caution).toBe(exemptionDoubt());
  });

  it("is said below where the project begins before", () => {
    expect(casesOf(sum, false)).toEqual({ otherCase: null, caution: sum.caution });
  });

  it("does not stand beside a sum that saves nothing, whose other case is worse", () => {
    expect(casesOf({ ...sum, saves: false }, true)).toEqual({
      otherCase: null,
      caution: sum.caution,
    });
    expect(casesOf({ ...sum, withoutExemptionEur: null, caution: null }, true).otherCase).toBeNull();
  });
});
