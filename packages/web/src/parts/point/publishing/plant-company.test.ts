import { expect, it } from "vitest";
import { companyOf, longestCompany, withCompany } from "./plant-company.ts";

const roof = "Toit du 12 rue du Port";

it("an installation is called by the structure that proposes it, and by its own name", () => {
  expect(withCompany(roof, " EARL de la Prairie ")).toBe("EARL de la Prairie · Toit du 12 rue du Port");
  expect(withCompany("Hangar nord", "GAEC du Val")).toBe("GAEC du Val · Hangar nord");
  expect(withCompany(roof, "Société civile agricole des Tilleuls")).toMatch(/^Société civile .* · Toit$/);
});

it("the structure is read back, while it is typed and once it is sent", () => {
  for (const company of ["E", "EARL de la Prairie", "x".repeat(longestCompany)]) {
    const name = withCompany(roof, company);
    expect(companyOf(name)).toBe(company);
    expect(name.length).toBeLessThanOrEqual(50);
    expect(companyOf(withCompany(name, "SCEA des Tilleuls"))).toBe("SCEA des Tilleuls");
  }
  expect(withCompany(withCompany(roof, "EARL"), "")).toBe(roof);
});

it("no name of an installation alone is taken for a structure's", () => {
  for (const name of [roof, "Toiture de la grange", "EARL du Lac", ""]) expect(companyOf(name)).toBe("");
});
