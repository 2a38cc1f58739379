import { expect, it } from "vitest";
import { laterSaleText, laterStartText, soonestDay, supplyDay, supplyLaterText } from "./later-sale.ts";

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

const supplied = { suppliedFrom: "2026-12-15" };
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

it("who may not be supplied yet is told his first day, unless his contract or his project begins later", () => {
  const told = (starts: object, month: string | null = null) =>
    plain(laterStartText(starts, { today, month }));
  expect(told(supplied)).toBe(
    "L’électricité locale commence pour vous le 15 décembre 2026 au plus tôt, une fois passé votre délai de rétractation.",
  );
  expect(told(supplied, "2026-12")).toContain("15 décembre 2026");
  expect(told(supplied, "2027-01")).toBeNull();
  expect(told({ ...supplied, saleStartsOn: "2027-03-01" })).toContain("prend effet le 1er mars 2027");
  expect(told({ saleStartsOn: "2027-03-01" })).toContain("prend effet le 1er mars 2027");
  expect(told({})).toBeNull();
});

it("who buys of plants that are under other contracts until a day is told the day after, where nothing of his own is later", () => {
  const under = { ...supplied, plantFrom: "2027-01-01" };
  const told = (starts: object, month: string | null = null) =>
    plain(laterStartText(starts, { today, month }));
  expect(told(under)).toBe(
    "L’électricité locale commence pour vous le 1er janvier 2027 au plus tôt : jusque-là, elle est due à un autre acheteur.",
  );
  expect(told(under, "2026-12")).toContain("1er janvier 2027");
  expect(told(under, "2027-02")).toBeNull();
  expect(told({ ...supplied, plantFrom: "2026-12-01" })).toContain("15 décembre 2026");
  expect([soonestDay(under), soonestDay(supplied)]).toEqual(["2027-01-01", "2026-12-15"]);
});

it("the later of the two days is the one that he begins on", () => {
  expect(supplyDay(supplied)).toBe("2026-12-15");
  expect(supplyDay({ ...supplied, saleStartsOn: "2026-12-10" })).toBe("2026-12-15");
  expect(supplyDay({ ...supplied, saleStartsOn: "2027-03-01" })).toBeUndefined();
  expect(plain(supplyLaterText("2026-12-15"))).toContain("Vous n’avez rien à payer");
});
