import { expect, it } from "vitest";
import { beforeStartCase, beforeStartText } from "./before-start.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");

it("what is paid before a project of a later year shares anything is told in one sentence", () => {
  expect(plain(beforeStartText({ membershipEur: 15 }, "2027-07"))).toBe(
    "Plus 15 € de cotisation avant juillet 2027, sans électricité locale.",
  );
});

it.each([
  [15, null],
  [0, "2027-07"],
  [null, "2027-07"],
])("a fee of %s and a start in %s say nothing of it", (membershipEur, startsIn) => {
  expect(beforeStartText({ membershipEur }, startsIn)).toBeNull();
  expect(beforeStartCase({ membershipEur }, startsIn)).toBeNull();
});
