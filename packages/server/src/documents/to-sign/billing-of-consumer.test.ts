import type { Mandate } from "@mec/domain/document";
import type { SellerVat } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import {
  company,
  consumptionSite,
  individual,
  producersOf,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { legalDocument } from "./document.ts";
import { essentialsOf } from "./essentials.ts";

interface Said {
  readonly mandate?: Mandate;
  readonly vatRegime?: SellerVat;
}

const seller = (name: string | null, said: Said = { mandate: "given" }): ContractProducer => ({
  identity: name === null ? null : { ...company, socialReason: name },
  site: productionSite,
  ...said,
});
const soldBy = (...producers: readonly ContractProducer[]): SalesContractData => ({
  ...salesContract,
  producers,
});
const billingOf = (...contracts: readonly SalesContractData[]) =>
  (
    essentialsOf("participant", contracts).find(({ subject }) => subject === "billing")?.text ?? ""
  ).replaceAll("\u00a0", " ");
const body = "L’association (Les Voisins du Soleil)";

describe("who signs a contract reads who bills him and how many invoices come", () => {
  it("the association, once it is mandated", () => {
    expect(billingOf(soldBy(seller("Soleil & Cie")))).toContain(
      `${body}, au nom du producteur (Soleil & Cie) : une facture chaque trimestre, par prélèvement SEPA, à payer sous 30 jours.`,
    );
    expect(billingOf(soldBy(seller("Soleil & Cie")))).toContain(
      "C’est une facture de plus : votre fournisseur facture le reste.",
    );
  });

  it("that a direct debit needs a mandate that none of these papers is, and who asks for it", () => {
    const mandate = "Aucun de ces papiers n’est le mandat de prélèvement";
    expect(billingOf(soldBy(seller("Soleil & Cie")))).toContain(
      `${mandate} : le producteur, ou qui encaisse`,
    );
    expect(billingOf(soldBy(seller("Soleil & Cie"), seller("GAEC des Trois Chênes")))).toContain(
      `${mandate} : chaque producteur, ou qui encaisse`,
    );
    const transferred = soldBy(seller("Soleil & Cie"));
    const { terms } = transferred;
    if (!terms) throw new Error("the sample has terms");
    expect(billingOf({ ...transferred, terms: { ...terms, billingMeans: "transfer" } })).not.toContain(
      mandate,
    );
  });

  it("one invoice of who sells by two plants", () => {
    expect(billingOf(soldBy(seller("Soleil & Cie"), seller("Soleil & Cie")))).toContain(
      `${body}, au nom du producteur (Soleil & Cie) : une facture chaque trimestre`,
    );
  });

  it("two invoices of two sellers of one name, and no VAT of one whose plants differ in it", () => {
    const named = (identity: ContractProducer["identity"], said: Said = {}): ContractProducer => ({
      identity,
      site: productionSite,
      mandate: "given",
      ...said,
    });
    const son = { ...individual, birthDate: "1999-03-04" };
    expect(billingOf(soldBy(named(individual), named(son)))).toContain("deux factures chaque trimestre");
    expect(billingOf(soldBy(named(individual), named(individual)))).toContain("une facture chaque trimestre");
    const namesake = { ...company, siretId: "73282932000074" };
    expect(billingOf(soldBy(named(company), named(namesake)))).toContain("deux factures");
    const [both, none] = [
      named(company, { vatRegime: "standard" }),
      named(company, { vatRegime: "franchise" }),
    ];
    const told = billingOf(soldBy(both, none, named(individual, { vatRegime: "franchise" })));
    expect(told).toContain(`(${company.socialReason} ; `);
    expect(told).toContain(", sans TVA)");
    expect(told).not.toContain("TVA de 20");
  });

  it("the association to come, as long as the accord is to be signed", () => {
    expect(billingOf(soldBy(seller("Soleil & Cie", { mandate: "with-accord" })))).toContain(
      `${body}, au nom du producteur (Soleil & Cie) dès que son accord l’en charge : une facture chaque trimestre`,
    );
  });

  it("both cases, where the mandate of who sells is not known here", () => {
    const former = { ...seller("Soleil & Cie", {}), hasMandated: false };
    for (const unknown of [
      seller("Soleil & Cie", { mandate: "unknown" }),
      seller("Soleil & Cie", {}),
      former,
    ])
      expect(billingOf(soldBy(unknown))).toContain(
        "Le producteur (Soleil & Cie), ou l’association (Les Voisins du Soleil) en son nom si elle en est chargée : une facture chaque trimestre",
      );
    expect(legalText(legalDocument(salesContract))).toContain(
      "S’il en a donné à la PMO, auparavant et par écrit, le mandat exprès, dans son accord",
    );
  });

  it("one invoice of each of two sellers, with their VAT where it differs", () => {
    const [commune, farm] = ["Commune de Langouet", "GAEC des Trois Chênes"];
    const told = billingOf(
      soldBy(
        seller(commune, { mandate: "given", vatRegime: "franchise" }),
        seller(farm, { mandate: "given", vatRegime: "standard" }),
      ),
    );
    expect(told).toContain(
      `${body}, au nom de chaque producteur (Commune de Langouet, sans TVA ; GAEC des Trois Chênes, TVA de 20 %) : deux factures chaque trimestre, par prélèvement SEPA`,
    );
    expect(told).toContain("Ce sont deux factures de plus : votre fournisseur");
    expect(billingOf(soldBy(seller(commune), seller(farm), seller(commune)))).toContain(
      "au nom de chaque producteur (Commune de Langouet, GAEC des Trois Chênes) : deux factures",
    );
  });

  it("each seller's own, where one has mandated the association and another is not known to have", () => {
    const told = billingOf(
      soldBy(seller("Commune de Langouet", { mandate: "unknown" }), seller("GAEC des Trois Chênes")),
    );
    expect(told).toContain(
      `${body}, au nom du producteur (GAEC des Trois Chênes) ; le producteur (Commune de Langouet), ou l’association en son nom si elle en est chargée : deux factures chaque trimestre`,
    );
  });

  it("one of each producer, where they are not all known by name", () => {
    // Two names of three would read as two sellers.
    const told = billingOf(soldBy(seller("A"), seller("B"), seller(null)));
    expect(told).toContain("au nom de chaque producteur : une facture par producteur chaque trimestre");
    expect(told).toContain("Ce sont autant de factures de plus : votre fournisseur");
    expect(billingOf(soldBy(seller(null)))).toContain("au nom du producteur : une facture chaque trimestre");
    // More than a first page names are in the contract's annex.
    const many = producersOf(4).map((one) => ({ ...one, mandate: "given" as const }));
    expect(billingOf(soldBy(...many))).toContain("au nom de chaque producteur : ");
  });

  it("as many for each place, where one signs for several", () => {
    const bakery = soldBy(seller("Soleil & Cie"));
    const shop = { ...bakery, site: { ...consumptionSite, name: "Boutique" } };
    expect(billingOf(bakery, shop)).toContain(
      `${body}, au nom du producteur (Soleil & Cie) : une facture par lieu chaque trimestre`,
    );
    expect(billingOf(bakery, shop)).toContain("Ce sont autant de factures de plus");
  });
});
