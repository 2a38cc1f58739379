import type { EstimateFigures } from "@mec/energy";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Start } from "../../../parts/project/answer/saving-words.ts";
import { SavingLine } from "./saving-line.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const figures = {
  savingEur: { low: -8, high: 10 },
  saves: true,
  membershipEur: 15,
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -31, high: -17 },
} as EstimateFigures;
const shown = (of: EstimateFigures | undefined, participants?: Start["participants"]) =>
  renderToStaticMarkup(
    <SavingLine figures={of} start={{ stage: "recruiting", expectedStart: "2027-07", participants }} />,
  ).replaceAll("\u00a0", " ");

it("tells both cases in one weight for a project that begins after the exemption's announced end, and until when it is sure", () => {
  const strong = [...shown(figures).matchAll(/<strong>(.*?)<\/strong>/gu)].map(([, sum]) => sum);
  expect(strong).toEqual(["De 17 à 31 € de perte", "De 8 € de perte à 10 € d’économie"]);
  expect(shown(figures)).toContain("continue après le 31 décembre 2026");
});

it("says to a business without a regulated tariff why it reads no sum, and what to tell", () => {
  expect(shown(undefined)).toContain("Votre somme dépend de votre prix du kWh : dites-le");
});

it("tells a business before it applies that each producer comes with a contract and an invoice", () => {
  const business = { ...figures, savingWithoutVatEur: { low: -8, high: 10 } };
  const [plant, home] = [{ kind: "producer" }, { kind: "consumer" }] as const;
  const several = "2 installations : une facture par producteur";
  for (const of of [business, { ...figures, isVatCounted: true }, undefined])
    expect(shown(of, [plant, plant, home])).toContain(several);
  expect(shown(business, [plant, home])).toContain(
    "Un contrat et une facture par producteur, aussi s’il en vient un autre",
  );
  // Nothing to a home, nor in a list, which does not know who sells.
  expect(shown(figures, [plant, plant])).not.toContain("contrat");
  expect(shown(business)).not.toContain("contrat");
});
