import { duesCase } from "@mec/domain/overview";
import { expect, it } from "vitest";
import { yearsOf } from "./net-sentence.ts";

const plain = (text: unknown) => JSON.stringify(text)?.replaceAll(/[\u00a0\u202f]/gu, " ");
const sum = {
  savingEur: { low: 8, high: 86 },
  savingWithoutVatEur: null,
  isVatCounted: false,
  membershipEur: 15,
  later: null,
};

it("what is paid before a project of a later year shares anything stands beside the sum of a year, which is without it", () => {
  const dues = duesCase(sum, { today: "2026-11-30", startsIn: "2027-07" });
  expect(plain(yearsOf(sum, dues))).toBe(
    '[["Avant juillet 2027, sans électricité locale","15 € de cotisation ; dus d’ici là : 30,00 € au plus"]]',
  );
});

it.each([
  [15, null],
  [0, "2027-07"],
  [null, "2027-07"],
])("a fee of %s and a start in %s say nothing of it", (membershipEur, startsIn) => {
  const told = { ...sum, membershipEur };
  expect(yearsOf(told, duesCase(told, { today: "2026-06-30", startsIn }))).toEqual([]);
});
