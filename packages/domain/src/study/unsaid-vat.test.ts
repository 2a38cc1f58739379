import { expect, it } from "vitest";
import { earnsText } from "./earns-words.ts";
import { spanOfVat, vatAnswersTexts, withUnsaidVat } from "./unsaid-vat.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const at = (price: number) => ({ min: price, max: price });
const sum = (value: number) => ({ low: value, high: value });

const revenue = {
  earnsEur: { low: 1820, high: 3900 },
  todayEur: sum(1820),
  fullEur: sum(3900),
  sharedKwh: { low: 12_000, high: 30_000 },
};
const asked = { own: null, agreedVat: "franchise", agreed: at(0.1) } as const;

it("a sum goes from one answer to the other as long as its reader has not said whether he adds VAT", () => {
  const told = withUnsaidVat(revenue, asked);
  // 12 MWh at 10 c€, or at the 8.33 that are left of it.
  expect(told.todayEur.low).toBeCloseTo(1620, 1);
  expect(told.todayEur.high).toBe(1820);
  expect(told.earnsEur.low).toBeCloseTo(1620, 1);
  expect(told.fullEur.low).toBeCloseTo(3700, 1);
  expect(plain(earnsText(told))).toBe(
    "de 1 620 à 1 820 € par an ici avec les participants d’aujourd’hui, selon que vous facturez la TVA ou non, de 3 700 à 3 900 € par an si le projet se remplit",
  );
});

it("goes from what they refuse to what they pay once he has said that he adds it", () => {
  const told = withUnsaidVat(revenue, { ...asked, own: "standard" });
  expect(told.unsaidVat).toBeUndefined();
  expect(plain(earnsText(told))).toBe(
    "de 1 620 à 1 820 € par an ici avec les participants d’aujourd’hui, selon que les acheteurs paient la TVA ou la refusent, de 3 700 à 3 900 € par an si le projet se remplit",
  );
});

it("and stays as it is once he has said that he adds none, where the price was accepted with VAT, or none was", () => {
  expect(withUnsaidVat(revenue, { ...asked, own: "franchise" })).toBe(revenue);
  expect(withUnsaidVat(revenue, { ...asked, agreedVat: "standard" })).toBe(revenue);
  expect(withUnsaidVat(revenue, { ...asked, agreed: null })).toBe(revenue);
});

it("is told by each answer where he is asked for it", () => {
  const ends = spanOfVat(revenue, { today: 200, full: 200 }).unsaidVat;
  expect(ends && vatAnswersTexts(ends).map(plain)).toEqual([
    "Avec les participants d’aujourd’hui, si vous facturez la TVA : environ 1 820 € par an s’ils la paient, environ 1 620 € par an s’ils la refusent.",
    "Si vous n’en facturez pas : environ 1 820 € par an.",
  ]);
});
