import { withUnsaidVat } from "@mec/domain/study";
import { expect, it } from "vitest";
import { agreedTitle, proposedPriceText, untaxedAgreed } from "./agreed-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const seller = { profileType: "professional", vatRegime: "standard" } as const;
const at = (price: number) => ({ min: price, max: price });
const asked = { min: 0.1, max: 0.12 };

it("tells a producer before he applies what participants have accepted", () => {
  expect(plain(agreedTitle(at(0.1), seller, "standard"))).toBe(
    "Prix déjà retenu pour des participants : 10 c€/kWh HT",
  );
  expect(plain(agreedTitle({ min: 0.1, max: 0.11 }, seller, null))).toBe(
    "Prix déjà retenu pour des participants : de 10 à 11 c€/kWh HT",
  );
});

it("names the price that his sum counts, and what he asks beside it", () => {
  const told = (...given: [Parameters<typeof proposedPriceText>[0], typeof asked | null]) =>
    plain(proposedPriceText(...given, seller, null));
  expect(told(at(0.1), asked)).toBe(
    "Prix retenu pour des participants : 10 c€/kWh HT ; vous demandez de 10 à 12 c€/kWh HT",
  );
  expect(told(asked, asked)).toBe("Prix retenu pour des participants : de 10 à 12 c€/kWh HT");
  expect(told(null, asked)).toBe("Prix demandé : de 10 à 12 c€/kWh HT");
  expect(told(null, null)).toBe("Électricité offerte");
});

it("tells who adds VAT that a price was accepted without it, and what is left where it is refused", () => {
  const left = "10 c€/kWh sans TVA";
  expect(plain(agreedTitle(at(0.1), seller, "franchise"))).toBe(
    `Prix déjà retenu pour des participants : ${left}`,
  );
  // The same figure without VAT is another price with it.
  expect(plain(proposedPriceText(at(0.1), at(0.1), seller, "franchise"))).toBe(
    `Prix retenu pour des participants : ${left} ; vous demandez 10 c€/kWh HT`,
  );
  expect(plain(untaxedAgreed(at(0.1), { ...seller, projectVat: "franchise" }) ?? "")).toContain(
    "soit 12 c€/kWh TTC",
  );
  // 12 MWh at 10 c€ less 12 MWh at 8.33: 200 € of 1,500.
  const revenue = { todayEur: { low: 1500, high: 1500 }, sharedKwh: { low: 12_000, high: 30_000 } };
  const told = untaxedAgreed(at(0.1), { ...seller, projectVat: "franchise", revenue });
  expect(plain(told ?? "")).toMatch(
    /il vous en resterait 8,33 c€.kWh HT, environ 1 300 € par an aujourd’hui\.$/,
  );
  expect(untaxedAgreed(at(0.1), { ...seller, projectVat: "standard" })).toBeNull();
  expect(untaxedAgreed(at(0.1), { vatRegime: "franchise", projectVat: "franchise" })).toBeNull();
});

it("and who has not said whether he adds it reads the price as it was accepted, also where others sell with VAT by now", () => {
  const unsaid = { profileType: "individual", vatRegime: null } as const;
  expect(plain(agreedTitle(at(0.1), unsaid, "franchise"))).toBe(
    "Prix déjà retenu pour des participants : 10 c€/kWh sans TVA",
  );
  expect(plain(proposedPriceText(at(0.1), asked, unsaid, "franchise"))).toContain(
    "retenu pour des participants : 10 c€/kWh sans TVA ;",
  );
  const free = { profileType: "individual", vatRegime: "franchise" } as const;
  expect(plain(agreedTitle(at(0.1), free, "franchise"))).toContain("10 c€/kWh, sans TVA");
});

it("tells once what is lost where it is refused: of a sum that goes from there already, its least", () => {
  const whole = { todayEur: { low: 1500, high: 1500 }, sharedKwh: { low: 12_000, high: 30_000 } };
  const earned = { ...whole, earnsEur: { low: 1500, high: 3000 }, fullEur: { low: 3000, high: 3000 } };
  for (const own of ["standard", null] as const) {
    const revenue = withUnsaidVat(earned, { own, agreed: at(0.1), agreedVat: "franchise" });
    expect(plain(untaxedAgreed(at(0.1), { ...seller, projectVat: "franchise", revenue }) ?? "")).toContain(
      "il vous en resterait 8,33 c€/kWh HT, environ 1 300 € par an aujourd’hui.",
    );
    expect(revenue.todayEur?.low).toBeCloseTo(1300, 2);
  }
});
