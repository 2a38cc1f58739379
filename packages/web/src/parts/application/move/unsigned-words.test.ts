import { expect, it } from "vitest";
import { othersText, saleText, unsignedTitle } from "./unsigned-words.ts";

const contract = { buyer: "Hugo Petit", sellers: ["Rémi Toit", "GAEC du Bois"] };
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

it("contracts that not all have signed are counted, and told by who buys from whom", () => {
  expect(plain(unsignedTitle({ count: 1 }))).toBe("1 contrat de vente n’est pas encore signé par tous");
  expect(plain(unsignedTitle({ count: 3 }))).toBe("3 contrats de vente ne sont pas encore signés par tous");
  expect(saleText(contract)).toBe("Hugo Petit, qui achète à Rémi Toit et GAEC du Bois");
});

it("those that are not named are counted", () => {
  expect(othersText(0)).toBeNull();
  expect(plain(othersText(1))).toBe("et 1 autre");
  expect(plain(othersText(11))).toBe("et 11 autres");
});
