import { expect, it } from "vitest";
import { gainBesideThen } from "./index.ts";

it("tells once what a change left as it was, to the euro, and both sums where it moved", () => {
  const sum = (low: number, high: number) => ({
    savingEur: { low, high },
    savingWithoutVatEur: null,
    withoutExemptionEur: { low: low - 40, high: high - 40 },
  });
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
  expect(plain(gainBesideThen(sum(72.2, 184), sum(71.8, 184.3)))).toBe(
    "comme auparavant, de 32 à 144 € d’économie sans l’exonération d’accise, de 72 à 184 € d’économie avec",
  );
  expect(plain(gainBesideThen(sum(72, 184), sum(60, 150)))).toMatch(
    /^auparavant .* avec ; aujourd’hui .* avec$/u,
  );
});
