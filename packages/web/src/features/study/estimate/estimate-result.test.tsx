import { MantineProvider } from "@mantine/core";
import type { Estimate } from "@mec/energy";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { Start } from "../../../parts/project/answer/saving-words.ts";
import { EstimateResult } from "./estimate-result.tsx";

const range = { low: 2, high: 34 };
const estimate = {
  ...{ sharedKwh: range, localShare: { low: 0.2, high: 0.3 }, energyEur: range, savingEur: range },
  ...{
    firstYearEur: range,
    savingWithoutVatEur: null,
    isVatCounted: false,
    costsWithoutVat: null,
    ownCostsEur: 0,
    productionShare: { low: 0.1, high: 0.2 },
    networkOptionEur: null,
  },
  ...{ participationEur: 0, membershipEur: 0, subscriptionEur: 0, entranceEur: 0 },
  ...{ saves: true, verdict: "Vous économiseriez", withoutExemptionEur: { low: -40, high: -14 } },
  ...{ exemptionEur: { low: 40, high: 48 }, isNetworkSupposed: false, isListOfHomes: false },
  ...{ withoutExemptionWithVatEur: null, billEur: 900, billWithoutVatEur: null },
  ...{ caution: null, assumptions: [], typicalDays: [], byPrice: [] },
} as Estimate;

const pageFor = (
  start: Start,
  typicalDays: Estimate["typicalDays"] = [],
  electricHeating: boolean | null = null,
  more: Partial<Estimate> = {},
  isToldAbove = true,
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MantineProvider>
        <EstimateResult
          {...{
            estimate: { ...estimate, typicalDays, ...more },
            electricHeating,
            start,
            plannedText: null,
            vatRegime: "standard",
            terms: "Le prix monte.",
            isUpdating: false,
            isToldAbove,
            result: { current: null },
          }}
        />
      </MantineProvider>
    </MemoryRouter>,
  );
const colourFor = (start: Start) => pageFor(start).match(/--alert-bg:var\(--mantine-color-(\w+)-/u)?.[1];
const headlineFor = (start: Start, isToldAbove = true) =>
  (pageFor(start, [], null, {}, isToldAbove).match(/<h3[^>]*>(.*?)<\/h3>/u)?.[1] ?? "").replaceAll(
    "\u00a0",
    " ",
  );

afterEach(() => void vi.useRealTimers());

it("is good news by the first year of who joins, as its short line is: that of a running project begins today", () => {
  vi.useFakeTimers({ now: new Date("2026-05-26T12:00:00Z") });
  expect(colourFor({ stage: "running", expectedStart: null })).toBe("green");
  expect(colourFor({ stage: "recruiting", expectedStart: "2027-07" })).toBe("gray");
  vi.setSystemTime(new Date("2026-11-26T12:00:00Z"));
  expect(colourFor({ stage: "running", expectedStart: null })).toBe("gray");
});

it("recalls the sum that the page's head tells, in its numbers alone and both cases in one weight", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") });
  const alike = (text: string) => text.match(/<strong>(.*?)<\/strong>/gu)?.map((one) => one.slice(8, -9));
  const late = headlineFor({ stage: "recruiting", expectedStart: "2027-05" });
  expect(late).toMatch(/data-verdict="mixed">Gain possible seulement si l’exonération continue</u);
  expect(alike(late)).toEqual(["−40 à −14 €", "+2 à +34 €"]);
  expect(late).not.toContain("seulement si l’exonération de taxe");
  expect(headlineFor({ stage: "running", expectedStart: null })).toContain("si l’exonération s’arrêtait");
  vi.setSystemTime(new Date("2026-05-26T12:00:00Z"));
  expect(alike(headlineFor({ stage: "running", expectedStart: null }))).toEqual(["+2 à +34 €"]);
});

it("tells the sum in full where the page's head does not, as of an address that could not join", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") });
  const full = headlineFor({ stage: "recruiting", expectedStart: "2027-05" }, false);
  expect(full).toContain("De 14 à 40 € de perte");
  expect(full).toContain("seulement si l’exonération");
});

it("leaves the doubt of the exemption to the calculation where both cases are told", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") });
  const page = pageFor({ stage: "recruiting", expectedStart: "2027-05" });
  expect(page.indexOf("ce n’est pas confirmé")).toBeGreaterThan(page.indexOf("Le prix monte."));
});

it("says of which case its lines are, without the exemption first, and what that adds, where both are told", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") });
  const late = pageFor({ stage: "recruiting", expectedStart: "2027-05" });
  const [own, other, excise] = [
    "Avec l’exonération d’accise",
    "Si l’exonération s’arrêtait",
    "Exonération d’accise<",
  ];
  expect(late.replaceAll("\u00a0", " ")).toMatch(
    /1er janvier 2027, avant le démarrage prévu \(mai 2027\) :/u,
  );
  expect([own, other, excise].map((text) => late.includes(text))).toEqual([true, true, true]);
  expect(late.indexOf(other)).toBeLessThan(late.indexOf(`${own}\u00a0:`));
  vi.setSystemTime(new Date("2026-05-26T12:00:00Z"));
  expect(pageFor({ stage: "running", expectedStart: null })).not.toContain(excise);
});

it("tells both fees that are due before a later start with their sum, and a second one that is near", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") });
  const told = (start: Start) =>
    pageFor(start, [], null, { membershipEur: 15 }).replaceAll(/[\u00a0\u202f]/gu, " ");
  expect(told({ stage: "recruiting", expectedStart: "2027-05" })).toContain(
    "Plus 15 € de cotisation avant mai 2027, sans électricité locale ; dus d’ici là : 30,00 € au plus.",
  );
  expect(told({ stage: "running", expectedStart: null })).toContain(
    "Admis avant le 31 janvier 2027 : 15,00 € à l’admission, puis 15,00 € ce jour-là, pour deux années.",
  );
});

it("tells under the sum what the terms of sale say of the years to come", () => {
  const page = pageFor({ stage: "running", expectedStart: null });
  expect(page.indexOf("Le prix monte.")).toBeGreaterThan(page.indexOf("</h3>"));
});

it("says of which day its pictures are", () => {
  const hours = [{ consumptionKwh: 1, sharedKwh: 0.5 }];
  const days = [
    { season: "summer", usualDay: "weekday", hours },
    { season: "winter", usualDay: "saturday", hours },
  ] as const;
  const page = pageFor({ stage: "running", expectedStart: null }, days);
  expect(page).toContain("Un jour de semaine en juin<");
  expect(page).toContain("Un samedi de janvier<");
  const heated = pageFor({ stage: "running", expectedStart: null }, days, true);
  expect(heated).toContain("Un jour de semaine en juin, profil type, chauffage électrique<");
  const unheated = pageFor({ stage: "running", expectedStart: null }, days, false);
  expect(unheated).toContain("profil type, sans chauffage électrique<");
});
