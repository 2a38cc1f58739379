import { expect, it } from "vitest";
import { proposal } from "../../../test/council-note-samples.ts";
import {
  bulletin,
  company,
  individual,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { franchiseText } from "../council-note/purchase.ts";
import { commitmentOf } from "./commitment.ts";
import type { SalesContractData } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const { terms } = salesContract;
if (!terms) throw new Error("The sample contract has terms");
const contract: SalesContractData = {
  ...salesContract,
  consumer: individual,
  acceptedPrice: 0.125,
  terms: { ...terms, price: 0.125, subscription: 0, vatRegime: "franchise" },
};
const sharedKwh = { low: 800, high: 1600 };
const told = (contracts: SalesContractData[], kwh: typeof sharedKwh | null = sharedKwh, isVatPaid = false) =>
  essentialsOf("participant", [bulletin, ...contracts], { isVatPaid, sharedKwh: kwh })
    .find(({ subject }) => subject === "price")
    ?.text.replaceAll("\u00a0", " ");

it("who signs without VAT reads what its coming would cost in a year, at his own price", () => {
  expect(told([contract])).toContain(
    "12,5 c€/kWh, un prix qui suit chaque année l’indice de l’INSEE. Si la TVA s’ajoute un jour (annoncé un mois avant) : 15 c€/kWh TTC au taux actuel, soit de 20 à 40 € de plus par an.",
  );
});

it("reads it before the yes as when he signs", () => {
  const reader = { price: 0.125, isVatPaid: false, sharedKwh, sellers: contract.producers, later: [] };
  const ahead = commitmentOf([bulletin, contract], reader);
  expect(ahead).toEqual(essentialsOf("participant", [bulletin, contract], { isVatPaid: false, sharedKwh }));
});

it("reads it of the part that is sold without", () => {
  const farm = { identity: company, site: productionSite, vatRegime: "standard" } as const;
  const home = { identity: individual, site: productionSite, vatRegime: "franchise" } as const;
  expect(told([{ ...contract, producers: [farm, home] }])).toContain("soit de 10 à 20 € de plus par an");
});

it("reads no euro where none is known of this contract, or VAT is given back", () => {
  const without = ": 15 c€/kWh TTC au taux actuel.";
  expect(told([contract], null)).toContain(without);
  expect(told([contract, contract])).toContain(without);
  const business = { ...contract, consumer: company };
  expect(told([business])).toContain("Si la TVA s’ajoute un jour, c’est annoncé un mois avant.");
  expect(told([business], sharedKwh, true)).toContain("soit de 20 à 40 € de plus par an");
});

it("reads it of one more contract too: the kilowatt-hours are those that it sells", () => {
  expect(told([{ ...contract, isAdded: true }])).toContain("soit de 20 à 40 € de plus par an");
});

it("reads the sum that the note for a council says of the same price and energy", () => {
  const kwh = { low: 1040, high: 1620 };
  const noted = franchiseText([{ ...proposal, vatRegime: "franchise", price: 0.125, sharedKwh: kwh }]);
  const sum = /de 26 à 4\d € de plus par an/u;
  const [inNote] = sum.exec(JSON.stringify(noted).replaceAll("\u00a0", " ")) ?? [];
  expect(inNote).toBeDefined();
  expect(told([contract], kwh)).toContain(`soit ${inNote}`);
});

it("a business that gets VAT back, and buys of who adds it, reads that it does and of no day on which it may come", () => {
  const farm = { identity: company, site: productionSite, vatRegime: "standard" } as const;
  const home = { identity: individual, site: productionSite, vatRegime: "franchise" } as const;
  const text = told([{ ...contract, consumer: company, producers: [farm, home] }]);
  expect(text).toContain("La TVA que certains producteurs ajoutent, vous la récupérez.");
  expect(text).not.toContain("s’ajoute un jour");
});
