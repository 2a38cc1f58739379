import { expect, it } from "vitest";
import { duesBesideSum, duesCase, earlyDuesText } from "./index.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const today = "2026-11-30";

it("a fee that falls due again soon after an admission is told with both payments", () => {
  const told = (day: string, once = 0, yearly = 15) =>
    plain(earlyDuesText({ yearly, once }, { today: day, startsIn: null }));
  expect(told(today)).toBe(
    "Admis avant le 31 janvier 2027 : 15,00 € à l’admission, puis 15,00 € ce jour-là, pour deux années.",
  );
  expect(told(today, 5)).toBe(
    "Admis avant le 31 janvier 2027 : 20,00 € à l’admission, droit d’entrée compris, puis 15,00 € ce jour-là, pour deux années.",
  );
  expect(told("2026-10-31")).not.toBe("");
  expect([told("2026-10-30"), told("2027-01-31"), told(today, 5, 0)]).toEqual(["", "", ""]);
});

it("a start that comes after it is told with all that is paid until then, and nothing twice", () => {
  expect(plain(earlyDuesText({ yearly: 15, once: 20 }, { today, startsIn: "2027-07" }))).toBe(
    "Pour une admission avant le 31 janvier 2027, 50,00 € sont dus avant le premier partage, prévu en juillet 2027.",
  );
});

it("under the sum of a year, which counts one fee, all that is due before is told once", () => {
  const beside = (given: object) =>
    plain(duesBesideSum({ membershipEur: 15, entranceEur: 0 }, { today, startsIn: null, ...given }));
  expect(beside({ startsIn: "2027-07" })).toBe(
    "Plus 15 € de cotisation avant juillet 2027, sans électricité locale ; dus d’ici là : 30,00 € au plus.",
  );
  expect(beside({ today: "2027-02-10", startsIn: "2028-01" })).toBe(
    "Plus 15 € de cotisation avant janvier 2028, sans électricité locale.",
  );
  expect(beside({})).toMatch(/^Admis avant le 31 janvier 2027 : 15,00 €/u);
  expect(beside({ places: 2 })).toMatch(/puis 15,00 € ce jour-là, pour deux années, pour les 2 lieux\.$/u);
  expect(beside({ today: "2027-06-02" })).toBeNull();
  expect(duesBesideSum({ membershipEur: null }, { today, startsIn: null })).toBeNull();
});

it("among the cases of a price it is a row, with the same sums", () => {
  const row = (given: object) =>
    duesCase({ membershipEur: 15, entranceEur: 5 }, { today, startsIn: null, ...given })?.map(plain);
  expect(row({ startsIn: "2027-07" })).toEqual([
    "Avant juillet 2027, sans électricité locale",
    "15 € de cotisation ; dus d’ici là : 35,00 € au plus",
  ]);
  expect(row({})).toEqual([
    "Admis avant le 31 janvier 2027",
    "20,00 € à l’admission, droit d’entrée compris, puis 15,00 € ce jour-là, pour deux années",
  ]);
  expect(row({ today: "2027-06-02" })).toBeUndefined();
  expect(duesCase({ membershipEur: 0 }, { today, startsIn: null })).toBeNull();
});
