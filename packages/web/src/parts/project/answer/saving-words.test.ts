import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { savingText } from "./saving-words.ts";

const of = (low: number, high: number, saves = true, membershipEur: number | null = 15) =>
  savingText({ savingEur: { low, high }, saves, membershipEur } as EstimateFigures).replaceAll(
    /[\u00a0\u202f]/g,
    " ",
  );

describe("what a project answers of money", () => {
  it("is a range of whole euros", () => {
    expect(of(8.4, 85.6)).toBe("De 8 à 86 € par an, cotisation comprise");
    expect(of(-0.3, 1234.2)).toBe("De 0 à 1 234 € par an, cotisation comprise");
  });

  it("is one figure when both ends read the same", () => {
    expect(of(12.1, 12.4)).toBe("Environ 12 € par an, cotisation comprise");
  });

  it("calls what it may cost a loss, as the proposal does", () => {
    expect(of(-4.3, 8.2)).toBe("De 4 € de perte à 8 € d’économie par an, cotisation comprise");
  });

  it("tells a contribution that is not settled from none", () => {
    expect(of(8, 86, true, null)).toBe("De 8 à 86 € par an, cotisation pas encore fixée");
    expect(of(8, 86, true, 0)).toBe("De 8 à 86 € par an, sans cotisation");
  });

  it("is said in words when nothing would be saved", () => {
    expect(of(-12, -7, false)).toBe("Ne vous ferait pas économiser");
    expect(of(-3, 0.2, false)).toBe("Ne changerait presque rien");
    expect(of(-40, 0.2, false)).toBe("Ne vous ferait pas économiser");
  });
});
