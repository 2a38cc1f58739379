import type { EstimateFigures } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { savingText } from "./words.ts";

const of = (low: number, high: number, saves = true) =>
  savingText({ savingEur: { low, high }, saves } as EstimateFigures).replaceAll(/[\u00a0\u202f]/g, " ");

describe("what a project answers of money", () => {
  it("is a range of whole euros", () => {
    expect(of(8.4, 85.6)).toBe("De 8 à 86 € par an, cotisation comprise");
    expect(of(-0.3, 1234.2)).toBe("De 0 à 1 234 € par an, cotisation comprise");
  });

  it("is one figure when both ends read the same", () => {
    expect(of(12.1, 12.4)).toBe("Environ 12 € par an, cotisation comprise");
  });

  it("shows what it may cost", () => {
    expect(of(-4.3, 8.2)).toBe("De −4 à 8 € par an, cotisation comprise");
  });

  it("is said in words when nothing would be saved", () => {
    expect(of(-12, -7, false)).toBe("Ne vous ferait pas économiser");
  });
});
