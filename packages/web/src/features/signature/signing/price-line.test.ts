import { besidePrice } from "@mec/domain/signature";
import { expect, it } from "vitest";
import { priceInShort, priceLine } from "./price-line.ts";

const of = (text: string) => priceLine({ essentials: [{ subject: "price", text }], sales: [] });
const beside = `${besidePrice} restent facturés par votre fournisseur\u00a0; toute taxe vous est répercutée.`;

it("is the price and its yearly change, without what the supplier goes on billing", () => {
  expect(of(`13,2 c€/kWh TTC, puis 2 % de plus chaque année. ${beside}`)).toBe(
    "13,2 c€/kWh TTC, puis 2 % de plus chaque année.",
  );
});

it("keeps what else is paid, and the price of each place", () => {
  expect(of(`15 c€/kWh TTC. L’abonnement coûte 28,80 € par an. ${beside}`)).toBe(
    "15 c€/kWh TTC. L’abonnement coûte 28,80 € par an.",
  );
  expect(of(`15 c€/kWh TTC. ${beside} Pour un autre de vos lieux\u00a0: 12 c€/kWh TTC. ${beside}`)).toBe(
    "15 c€/kWh TTC. Pour un autre de vos lieux\u00a0: 12 c€/kWh TTC.",
  );
});

it("is nothing for who sells, whose sums tell his price, nor where nothing waits", () => {
  expect(priceLine({ essentials: [{ subject: "price", text: "12 c€." }], sales: ["of a plant"] })).toBeNull();
  expect(priceLine({ essentials: [], sales: [] })).toBeNull();
});

it("is, where one agrees, a line for each seller and one for the change of each year; the rest is in one tap", () => {
  const head =
    "10 c€/kWh HT, soit 12 c€/kWh TTC (EARL de Kerlann) ou 10 c€/kWh, sans TVA à ajouter (Commune de Langouet), selon qui produit, +1,5 % par an";
  const later = `${head}\u00a0: 10,61 c€/kWh HT l’année 5.`;
  expect(priceInShort(`${later} Si la TVA s’ajoute un jour, c’est annoncé un mois avant.`)).toEqual({
    lines: [
      "10 c€/kWh HT, soit 12 c€/kWh TTC (EARL de Kerlann)",
      "10 c€/kWh, sans TVA à ajouter (Commune de Langouet)",
      "+1,5 % par an",
    ],
    rest: `${later} Si la TVA s’ajoute un jour, c’est annoncé un mois avant.`,
  });
  expect(priceInShort("13,2 c€/kWh TTC.")).toEqual({ lines: ["13,2 c€/kWh TTC."], rest: "" });
});
