import { expect, it } from "vitest";
import { endingContractText, ownContractText, sellerContractText } from "./contract-words.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ") ?? null;

it("a contract of before 9 October 2021 has to end before sharing, and its holder reads it where he proposes", () => {
  expect(plain(ownContractText("older"))).toBe(
    "Votre contrat d’achat, d’avant le 9 octobre 2021, ne se cumule pas avec le partage : il doit prendre fin avant.",
  );
  expect(plain(ownContractText("unknown"))).toMatch(/^Vérifiez la date de votre contrat d’achat : d’avant/);
  expect(plain(ownContractText("recent"))).toContain("se cumule avec le partage");
  expect([ownContractText("none"), ownContractText("")]).toEqual([null, null]);
});

it("so does the owner who accepts him; of who has not said it, that it may be so", () => {
  const laid = {};
  expect(plain(sellerContractText("older", laid))).toBe(
    "Son contrat d’achat, d’avant le 9 octobre 2021, ne se cumule pas avec le partage : il doit prendre fin avant.",
  );
  expect(plain(sellerContractText(null, laid))).toMatch(/^S’il a un contrat d’achat d’avant/);
  expect([sellerContractText("recent", laid), sellerContractText("none", laid)]).toEqual([null, null]);
  expect(sellerContractText(null, { isPlanned: true })).toBeNull();
});

it("one that ends on a day to come is told with it, and one that has ended no more", () => {
  expect(plain(endingContractText("2027-03-01", "2026-11-29"))).toBe(
    "Le contrat d’achat prend fin le 1er mars 2027 : le partage peut commencer à partir du 2 mars 2027.",
  );
  expect([endingContractText("2026-10-31", "2026-11-29"), endingContractText(null, "2026-11-29")]).toEqual([
    null,
    null,
  ]);
});
