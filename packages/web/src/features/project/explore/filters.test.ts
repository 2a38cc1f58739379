import type { PublicProject } from "@mec/api/project";
import { describe, expect, it } from "vitest";
import { countFilters, matchesFilters } from "./filters.ts";

const project: PublicProject = {
  id: "1",
  name: "Soleil partagé",
  description: "",
  perimeter: 10,
  address: {
    label: "1 Rue du Port 80000 Amiens",
    houseNumber: "1",
    street: "Rue du Port",
    postCode: "80000",
    city: "Amiens",
    coordinates: { latitude: 49.9, longitude: 2.3 },
  },
  images: [],
  created: "2026-01-01T00:00:00.000Z",
  updated: "2026-01-01T00:00:00.000Z",
  repartitionKey: "dynamic-per-default",
  price: { min: 0.1, max: 0.13 },
  numberOfConsumers: 3,
  numberOfProducers: 1,
  bearer: null,
  bearerImage: null,
  stage: "recruiting",
  expectedStart: null,
  visibility: true,
  gauge: { annualProductionKwh: 1000, pledgedShare: 0.8, plannedKwh: 0 },
  productionTypes: ["photovoltaic", "hydro"],
};

describe("a project", () => {
  it.each([
    [{}],
    [{ productionPointType: "hydro" }],
    [{ maxPrice: 0.1 }],
    [{ perimeter: "10" }],
    [{ open: true }],
    [{ productionPointType: "photovoltaic", maxPrice: 0.2, perimeter: "10", open: true }],
  ] as const)("passes %j", (filters) => {
    expect(matchesFilters(project, filters)).toBe(true);
  });

  it.each([
    [{ productionPointType: "wind" }],
    [{ maxPrice: 0.099 }],
    [{ perimeter: "2" }],
    [{ productionPointType: "hydro", perimeter: "20" }],
  ] as const)("does not pass %j", (filters) => {
    expect(matchesFilters(project, filters)).toBe(false);
  });

  it("that shares nothing yet is not in service", () => {
    expect(matchesFilters(project, { running: true })).toBe(false);
    expect(matchesFilters({ ...project, stage: "running" }, { running: true })).toBe(true);
  });

  it("with all its production pledged has no place left", () => {
    const full = { ...project, gauge: { ...project.gauge, pledgedShare: 1 } };
    expect(matchesFilters(full, { open: true })).toBe(false);
  });

  it.each([
    [null, 0.12, true],
    [null, 0.119, false],
    ["standard", 0.119, false],
    ["franchise", 0.1, true],
    ["franchise", 0.099, false],
  ] as const)(
    "at 0.10 € without tax, whose regime is %s, is within %d € all taxes: %s",
    (vatRegime, most, passes) => {
      expect(matchesFilters({ ...project, vatRegime }, { maxPriceWithTax: most })).toBe(passes);
    },
  );

  it("that sells nothing has no price under any limit, as the server has it", () => {
    expect(matchesFilters({ ...project, price: null }, { maxPrice: 10 })).toBe(false);
  });
});

it("counts the filters that narrow", () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters({ open: false, perimeter: undefined, maxPrice: 0.1 })).toBe(1);
});
