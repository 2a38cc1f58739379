import { expect, it } from "vitest";
import { salesContract } from "../../../test/document-samples.ts";
import type { SalesContractData } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const { terms } = salesContract;
if (!terms) throw new Error("The sample contract has terms");
const at = (price: number): SalesContractData => ({ ...salesContract, terms: { ...terms, price } });
const blank: SalesContractData = { ...salesContract, terms: null, acceptedPrice: null };
const sold = (...contracts: SalesContractData[]) =>
  essentialsOf("producer", contracts)
    .find(({ subject }) => subject === "price")
    ?.text.replaceAll("\u00a0", " ");

it("a seller reads the prices that are written, and how many of his contracts say none", () => {
  expect(sold(at(0.1), at(0.12), blank)).toMatch(/^Vous vendez de 10 c€\/kWh HT à 12 c€/u);
  expect(sold(at(0.1), at(0.12), blank)).toContain("Un contrat ne dit aucun prix : il se convient par écrit");
  expect(sold(at(0.1), blank, blank)).toContain("2 contrats ne disent aucun prix");
  expect(sold(at(0.1), at(0.12))).not.toContain("aucun prix");
  expect(sold(blank, blank)).toMatch(/^Prix à convenir par écrit avec chaque consommateur/u);
});
