import { expect, it } from "vitest";
import { sellersPrices } from "./sellers-prices.ts";

const told =
  "13,2 c€/kWh TTC (EARL du Pré) ou 11 c€/kWh, sans TVA à ajouter (Commune de Langouet), selon qui produit";

it("tells each seller's price on a line of its own, and what follows apart", () => {
  const later =
    "14,01 c€/kWh TTC (EARL du Pré) ou 11,68 c€/kWh (Commune de Langouet), selon qui produit l’année 5";
  expect(
    sellersPrices(`${told}, +1,5 % par an\u00a0: ${later}. Si la TVA s’ajoute un jour, c’est annoncé.`),
  ).toEqual({
    before: null,
    sellers: [
      { who: "EARL du Pré", price: "13,2 c€/kWh TTC", later: "14,01 c€/kWh TTC" },
      { who: "Commune de Langouet", price: "11 c€/kWh, sans TVA à ajouter", later: "11,68 c€/kWh" },
    ],
    change: "+1,5 % par an",
    laterYear: "l’année 5",
    rest: "Si la TVA s’ajoute un jour, c’est annoncé.",
  });
});

it("keeps what stands before the price, and after it", () => {
  expect(sellersPrices(`Votre contrat\u00a0: ${told}, signé le 3 novembre 2026.`)).toMatchObject({
    before: "Votre contrat",
    sellers: [{ who: "EARL du Pré" }, { who: "Commune de Langouet" }],
    change: "signé le 3 novembre 2026",
    rest: "",
  });
  expect(sellersPrices(`${told}, un prix ferme pendant le contrat.`)?.change).toBe(
    "un prix ferme pendant le contrat",
  );
});

it("leaves a price of a seller as it is written, and those of several places", () => {
  expect(sellersPrices("13,2 c€/kWh TTC, +1,5 % par an\u00a0: 14,01 c€/kWh TTC l’année 5.")).toBeNull();
  expect(sellersPrices(`${told}. Pour un autre de vos lieux\u00a0: ${told}.`)).toBeNull();
  expect(sellersPrices("L’électricité locale vous est donnée.")).toBeNull();
});

it("leaves out no word that is told", () => {
  const parts = sellersPrices(`${told}. Aucune quantité n’est garantie.`);
  const words = [...(parts?.sellers.flatMap(({ who, price }) => [price, who]) ?? []), parts?.rest].join(" ");
  for (const word of ["13,2", "EARL du Pré", "11 c€", "sans TVA à ajouter", "Commune", "Aucune quantité"])
    expect(words).toContain(word);
});
