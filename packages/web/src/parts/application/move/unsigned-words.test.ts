import { expect, it } from "vitest";
import {
  othersText,
  plantsTitle,
  plantText,
  saleText,
  unpricedTitle,
  unsignedTitle,
} from "./unsigned-words.ts";

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

it("a plant that has not signed is told with what it has not", () => {
  expect(plain(plantsTitle({ count: 1 }))).toBe("1 installation n’a pas tout signé");
  expect(plain(plantsTitle({ count: 2 }))).toBe("2 installations n’ont pas tout signé");
  expect(plain(plantText({ name: "Toit de l’école", kinds: ["bulletin", "accord"] }))).toBe(
    "Toit de l’école : bulletin d’adhésion et accord de participation",
  );
});

it("who signed no price is counted", () => {
  expect(plain(unpricedTitle({ count: 1 }))).toBe("1 participant n’a signé aucun prix");
  expect(plain(unpricedTitle({ count: 4 }))).toBe("4 participants n’ont signé aucun prix");
});
