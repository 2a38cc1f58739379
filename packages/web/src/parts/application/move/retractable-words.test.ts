import { expect, it } from "vitest";
import { otherPeopleText, retractableText, retractableTitle } from "./retractable-words.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;
const hugo = { name: "Hugo Petit", until: "2026-12-10" };

it("who may still retract is counted, and named with the last day on which he may", () => {
  expect(plain(retractableTitle({ count: 1 }))).toBe("1 personne peut encore se rétracter");
  expect(plain(retractableTitle({ count: 3 }))).toBe("3 personnes peuvent encore se rétracter");
  expect(plain(retractableText(hugo))).toBe("Hugo Petit, jusqu’au 10 décembre 2026 inclus");
});

it("days that have not begun to run have no end yet", () => {
  expect(plain(retractableText({ ...hugo, until: null }))).toBe(
    "Hugo Petit, dont le délai ne court pas encore : quelqu’un doit encore signer",
  );
});

it("whether each asked to be supplied before, and else from which day it may be, the day after the last", () => {
  expect(plain(retractableText({ ...hugo, asksEarlySupply: true }))).toBe(
    "Hugo Petit, jusqu’au 10 décembre 2026 inclus. A demandé que la fourniture commence avant : elle peut commencer sans attendre.",
  );
  expect(plain(retractableText({ ...hugo, asksEarlySupply: false }))).toBe(
    "Hugo Petit, jusqu’au 10 décembre 2026 inclus. N’a pas demandé que la fourniture commence avant : elle peut commencer à partir du 11 décembre 2026.",
  );
  expect(plain(retractableText({ ...hugo, until: null, asksEarlySupply: false }))).toContain(
    "elle peut commencer après les 14 jours qui suivent la dernière signature.",
  );
  // He buys by no contract signed here.
  expect(plain(retractableText({ ...hugo, asksEarlySupply: null }))).toBe(plain(retractableText(hugo)));
});

it("of those who are not named, how many did not ask", () => {
  const people = [{ ...hugo, asksEarlySupply: false }];
  expect(otherPeopleText({ count: 1, unasked: 1, people })).toBeNull();
  expect(plain(otherPeopleText({ count: 3, unasked: 2, people }))).toBe(
    "et 2 autres, dont 1 sans cette demande",
  );
  expect(plain(otherPeopleText({ count: 3, unasked: 1, people }))).toBe("et 2 autres");
});
