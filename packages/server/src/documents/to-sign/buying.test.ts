import { nextDuesText } from "@mec/domain/pmo";
import { describe, expect, it } from "vitest";
import {
  bulletin,
  company,
  individual,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { buyingOf } from "./buying.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const { terms } = salesContract;
if (!terms) throw new Error("The sample contract has terms");

const seller = (name: string): ContractProducer => ({
  identity: { ...company, socialReason: name },
  site: productionSite,
  mandate: "given",
});
const contract = (given: Partial<SalesContractData> = {}): SalesContractData => ({
  ...salesContract,
  consumer: individual,
  producers: [seller("Soleil & Cie")],
  ...given,
});
const told = (...contracts: readonly SalesContractData[]) =>
  Object.fromEntries(
    buyingOf([bulletin, ...contracts], { isVatPaid: false }).map(({ subject, text }) => [
      subject,
      text.replaceAll("\u00a0", " "),
    ]),
  );

describe("what the documents of one place commit its consumer to", () => {
  it("is told in the very lines that he read when he signed them, with the day on which its fee comes back", () => {
    const documents = [bulletin, contract({ acceptedPrice: terms.price })];
    const read = essentialsOf("participant", documents);
    expect(buyingOf(documents, { isVatPaid: false })).toEqual(
      read.map((line) => (line.subject === "fee" ? { ...line, text: `${line.text} ${nextDuesText}` } : line)),
    );
  });

  it("says no fee where the bulletin is not among them", () => {
    expect(buyingOf([contract()], { isVatPaid: false }).map(({ subject }) => subject)).not.toContain("fee");
  });

  it("is the price and who bills, as the summary of his contract told them when he signed", () => {
    const { price, billing } = told(contract());
    expect(price).toMatch(/^15 c€\/kWh TTC, un prix qui suit chaque année l’indice de l’INSEE\./u);
    expect(billing).toContain(
      "au nom du producteur (Soleil & Cie) : une facture chaque trimestre, par prélèvement SEPA",
    );
    expect(billing).toContain("à payer sous 30 jours");
    expect(billing).toContain("C’est une facture de plus : votre fournisseur facture le reste");
  });

  it("is that nobody bills what is given, and no second bill", () => {
    const { price, billing } = told(
      contract({ terms: { ...terms, price: 0, subscription: null }, acceptedPrice: 0 }),
    );
    expect(price).toContain("L’électricité locale vous est donnée.");
    expect(billing).toMatch(/^Personne pour la part locale, qui ne coûte rien\. Votre fournisseur/u);
  });

  it("says no more what else had been proposed, which the signature settled", () => {
    expect(told(contract({ acceptedPrice: 0.05 })).price).not.toContain("Attention");
  });

  it("is said once of contracts on the same terms, with all who sell", () => {
    const added = contract({ isAdded: true, producers: [seller("Ferme Roux")], reference: "CV-2" });
    const { price, billing } = told(contract(), added);
    expect(price).toBe(told(contract()).price);
    expect(billing).toContain("au nom de chaque producteur (Soleil & Cie, Ferme Roux) : deux factures");
  });

  it("is said of each seller where their contracts differ, and never of another place", () => {
    const added = contract({
      isAdded: true,
      producers: [seller("Ferme Roux")],
      terms: { ...terms, price: 0.1, noticeMonths: 0 },
    });
    const { price, billing, notice, fee } = told(contract(), added);
    expect(price).toContain("Avec le producteur (Soleil & Cie) : 15 c€/kWh TTC");
    expect(price).toContain("Avec le producteur (Ferme Roux) : 12 c€/kWh TTC");
    expect(notice).toMatch(
      /^Avec le producteur \(Soleil & Cie\) : 2 mois.*Avec le producteur \(Ferme Roux\) : aucun/u,
    );
    expect(fee).not.toContain("Avec");
    expect(`${price} ${billing} ${notice}`).not.toContain("un autre de vos lieux");
  });

  it("is nothing without a contract", () => {
    expect(told()).toEqual({});
  });
});
