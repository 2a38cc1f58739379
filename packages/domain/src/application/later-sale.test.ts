import { expect, it } from "vitest";
import { laterSaleText } from "./later-sale.ts";

const today = "2026-11-29";

it("a contract's day beyond the usual two weeks and the month of the project is said", () => {
  const told = (day: string | undefined, month: string | null = null) => laterSaleText(day, { today, month });
  expect(told("2027-03-01")?.replaceAll("\u00a0", " ")).toBe(
    "Votre contrat prend effet le 1er mars 2027 : le partage commence alors, au plus tôt.",
  );
  expect(told("2027-03-01", "2027-01")).toContain("mars 2027");
  expect(told("2027-03-01", "2027-07")).toBeNull();
  expect(told("2026-12-13")).toBeNull();
  expect(told("2026-12-14")).not.toBeNull();
  expect(told(undefined)).toBeNull();
});
