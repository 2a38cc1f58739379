import { expect, it } from "vitest";
import { retractableText, retractableTitle } from "./retractable-words.ts";

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
