import type { SignatoryInput } from "@mec/domain/signatory";
import { describe, expect, it } from "vitest";
import {
  accord,
  bulletin,
  company,
  consumptionSite,
  individual,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import type { DocumentContent, SalesContractData, SaleToFollow } from "./content.ts";
import { legalDocument } from "./document.ts";
import { essentialsOf } from "./essentials.ts";

const { terms } = salesContract;
if (!terms) throw new Error("The sample contract has terms");

const told = (role: "participant" | "pmo" | "producer", documents: readonly DocumentContent[]) =>
  Object.fromEntries(essentialsOf(role, documents).map(({ subject, text }) => [subject, text]));
const contract = (given: Partial<NonNullable<SalesContractData["terms"]>>): SalesContractData => ({
  ...salesContract,
  terms: { ...terms, ...given },
});

describe("what a consumer signs, in six lines", () => {
  it("is price, length, notice, fee, who bills and how to leave, as the documents say them", () => {
    const lines = essentialsOf("participant", [bulletin, accord, salesContract]);
    expect(lines.map(({ subject }) => subject)).toEqual([
      "price",
      "length",
      "notice",
      "fee",
      "billing",
      "leaving",
    ]);
    const { price, length, notice, fee, billing, leaving } = told("participant", [
      bulletin,
      accord,
      salesContract,
    ]);
    // 0.125 × 1.2 = 0.15; 24 × 1.2 = 28.80
    expect(price).toContain("15\u00a0c€/kWh\u00a0TTC, un prix qui suit chaque année l’indice de l’INSEE.");
    expect(price).toContain("28,80\u00a0€ par an");
    expect(length).toBe(
      "5\u00a0ans, reconduit d’année en année sauf opposition\u00a0; résiliable à tout moment avec 2\u00a0mois de préavis.",
    );
    expect(notice).toMatch(
      /^2\u00a0mois, par écrit, pour vous comme pour le producteur\. Partir sans .* 10\u00a0%/u,
    );
    expect(fee).toBe("20,00\u00a0€ par an à l’association, et 12,50\u00a0€ à l’entrée, une seule fois.");
    expect(billing).toContain("Soleil & Cie");
    expect(billing).toContain("chaque trimestre, par prélèvement SEPA");
    expect(leaving).toContain("rétracter dans les 14\u00a0jours qui suivent la dernière signature");
    // The fee stays due of who leaves, and goes back to who retracts: article 4 of the bulletin.
    expect(leaving).toMatch(
      /La cotisation de l’année en cours reste due\. Vous pouvez aussi vous rétracter/u,
    );
    expect(leaving).toMatch(/sans motif ni frais\s: ce que vous avez versé vous est alors rendu\.$/u);
    expect(price).toContain("Aucune quantité n’est garantie, ni imposée.");
  });

  it("says what a late payment costs a business, a public body and an individual, as the contract does", () => {
    const billingOf = (consumer: SignatoryInput) =>
      told("participant", [{ ...salesContract, consumer }]).billing;
    expect(billingOf(individual)).toContain("taux légal");
    expect(billingOf(company)).toMatch(
      /40\s€ de frais, et des intérêts au taux de la BCE majoré de dix points/u,
    );
    expect(billingOf({ ...company, juridiction: "Collectivité" })).toContain("intérêts moratoires");
  });

  it("says that an individual may retract what comes before his contract, and a business may not", () => {
    const leavingOf = (participant: SignatoryInput) =>
      told("participant", [
        { ...bulletin, participant },
        { ...accord, participant },
      ]).leaving;
    expect(leavingOf(individual)).toContain("rétracter dans les 14\u00a0jours");
    expect(leavingOf(company)).not.toContain("rétracter");
  });

  it("says that the contribution is paid for each place, where one person signs for several", () => {
    expect(told("participant", [bulletin, bulletin]).fee).toBe(
      "20,00\u00a0€ par an à l’association, et 12,50\u00a0€ à l’entrée, une seule fois, pour chacun de vos 2\u00a0lieux\u00a0: 40,00\u00a0€ par an et 25,00\u00a0€ à l’entrée en tout.",
    );
  });

  it("is read without tax by a professional, who cannot withdraw, and without VAT where none is added", () => {
    const { price, leaving } = told("participant", [{ ...salesContract, consumer: company }]);
    expect(price).toContain("12,5\u00a0c€/kWh\u00a0HT, soit 15\u00a0c€/kWh\u00a0TTC");
    expect(price).toContain("24,00\u00a0€ HT par an");
    // Who said that it gets no VAT back reads first what it pays, as everywhere else.
    const paid = essentialsOf("participant", [{ ...salesContract, consumer: company }], { isVatPaid: true });
    expect(paid.find(({ subject }) => subject === "price")?.text).toContain(
      "15\u00a0c€/kWh\u00a0TTC, soit 12,5\u00a0c€/kWh\u00a0HT",
    );
    expect(leaving).not.toContain("14\u00a0jours");
    expect(told("participant", [contract({ vatRegime: "franchise" })]).price).toContain("12,5\u00a0c€/kWh, ");
  });

  it("is each seller's own price where one adds VAT and another does not", () => {
    const farm = { identity: company, site: productionSite, vatRegime: "standard" } as const;
    const home = { identity: individual, site: productionSite, vatRegime: "franchise" } as const;
    const both = { ...contract({ price: 0.11, subscription: 24 }), producers: [farm, home] };
    const { price } = told("participant", [both]);
    expect(price).toContain(
      "13,2\u00a0c€/kWh\u00a0TTC (Soleil & Cie) ou 11\u00a0c€/kWh, sans\u00a0TVA à ajouter (Madame\u00a0Zoé Šimůnek-Lefèvre), selon qui produit",
    );
    // Two plants of one power: 24 × (1 + 20 % / 2) = 26.40
    expect(price).toContain("26,40\u00a0€ par an");
    expect(price).toContain(
      "Si la TVA s’ajoute un jour aux 11\u00a0c€/kWh (annoncé un mois avant)\u00a0: 13,2\u00a0c€/kWh\u00a0TTC",
    );
    expect(told("producer", [both]).price).toContain(
      "Pour Soleil & Cie, la TVA de 20\u00a0% s’y ajoute, collectée et reversée\u00a0; les autres n’en facturent pas.",
    );
    const alone = { ...both, producers: [farm] };
    expect(told("producer", [alone]).price).toContain("vous la collectez et la reversez");
    expect(told("producer", [{ ...both, producers: [home] }]).price).not.toContain("20\u00a0%");
  });

  it("says what may be added to the price, that nothing punishes who leaves, and that the seller may leave too", () => {
    const ending = { vatRegime: "franchise", tacitRenewal: false, penaltyRate: null } as const;
    const { price, length, notice } = told("participant", [contract(ending)]);
    expect(price).toContain(
      "Si la TVA s’ajoute un jour (annoncé un mois avant)\u00a0: 15\u00a0c€/kWh\u00a0TTC au taux actuel.",
    );
    expect(price).toContain(
      "toute taxe créée, changée ou supprimée sur cette électricité vous est répercutée",
    );
    expect(length).toBe("5\u00a0ans au plus\u00a0; résiliable à tout moment avec 2\u00a0mois de préavis.");
    expect(notice).toBe(
      "2\u00a0mois, par écrit, pour vous comme pour le producteur. Partir ne coûte aucune pénalité.",
    );
    // 20 % of 20,000 kWh at 0.125 €.
    const punished = contract({ noticeMonths: 2, penaltyRate: 20, penaltyKwh: 20_000 });
    expect(told("participant", [punished]).notice).toContain(
      "coûte 20\u00a0% du prix de ce qui restait à fournir jusqu’au terme, compté sur 20\u202f000\u00a0kWh par an\u00a0: 500\u00a0€ HT par année restante, au prix de départ.",
    );
    const steady = contract({ noticeMonths: 2, penaltyRate: 20, penaltyKwh: 20_000, indexation: "none" });
    expect(told("participant", [steady]).notice).toContain("HT par année restante.");
    // As the contract's own articles say it.
    const whole = legalText(legalDocument(contract(ending)));
    for (const clause of [
      "Si le Producteur sort de la franchise en base, la TVA s’ajoute",
      "un mois à l’avance",
      "Toute création, suppression ou modification d’un impôt ou d’une taxe",
      "Chaque partie peut mettre fin au contrat à tout moment",
      "La résiliation ne donne lieu à aucune pénalité",
    ])
      expect(whole).toContain(clause);
    expect(told("participant", [contract({ ...ending, vatRegime: "standard" })]).price).not.toContain(
      "TVA s’ajoute",
    );
    // Who gets it back pays no more for it.
    const business = { ...contract(ending), consumer: company };
    expect(told("participant", [business]).price).toContain(
      "Si la TVA s’ajoute un jour, c’est annoncé un mois avant.",
    );
    const free = { ...ending, price: 0, subscription: 0 } as const;
    expect(told("participant", [contract(free)]).price).not.toContain("TVA s’ajoute");
  });

  it("says that the price goes up each year, and to what in the fifth", () => {
    const fixed = contract({ indexation: "fixed", indexationRate: 1.5 });
    // 15 × 1.015⁴ = 15.92
    expect(told("participant", [fixed]).price?.replaceAll("\u00a0", " ")).toContain(
      "15 c€/kWh TTC, +1,5 % par an : 15,92 c€/kWh TTC l’année 5.",
    );
  });

  it("says what is given, what has no term, and what is not said", () => {
    const given = contract({ price: 0, subscription: 0, durationYears: null, noticeMonths: 0 });
    expect(told("participant", [given])).toMatchObject({
      price: expect.stringContaining("vous est donnée"),
      length: expect.stringContaining("Sans terme"),
      notice: "Aucun, pour vous comme pour le producteur. Partir ne coûte aucune pénalité.",
      billing: expect.stringContaining("Personne"),
      fee: expect.stringContaining("pas parmi ces documents"),
    });
    const blank = { ...salesContract, terms: null, acceptedPrice: null };
    expect(told("participant", [blank])).toMatchObject({
      price: expect.stringMatching(/^Prix à convenir par écrit .* Vous pouvez en demander un/u),
      length: expect.stringContaining("Sans terme"),
      notice: "Raisonnable, par écrit, pour vous comme pour le producteur. Partir ne coûte aucune pénalité.",
    });
    expect(told("participant", [bulletin, accord]).price).toContain("Aucun contrat de vente");
  });

  it("tells the price that was said yes to where the contract is to come, and whose meter it waits for", () => {
    const sale = { price: 0.125, vatRegime: "standard", unmetered: ["Hangar Roux"] } as const;
    const { price, length, notice, billing } = told("participant", [
      { ...bulletin, sale },
      { ...accord, sale },
    ]);
    // 0.125 × 1.2 = 0.15
    expect(price?.replaceAll("\u00a0", " ")).toBe(
      "15 c€/kWh TTC, le prix que vous avez accepté. Le contrat de vente, qui l’écrit, se signe à part : il attend le compteur (PDL) de « Hangar Roux ».",
    );
    expect(length).toContain("Le contrat de vente aura la sienne.");
    expect(notice).toContain("avant le contrat de vente");
    expect(billing).toMatch(/^Personne pour la part locale avant le contrat de vente/u);
    const priceOf = (given: Partial<SaleToFollow>) =>
      told("participant", [{ ...accord, sale: { ...sale, ...given } }]).price;
    expect(priceOf({ unmetered: [] })).toMatch(/se signe à part\.$/u);
    expect(priceOf({ price: null })).toMatch(/^Celui du contrat de vente, que vous signerez à part/u);
    expect(priceOf({ price: 0 })).toContain("vous est donnée");
    const text = legalText(legalDocument({ ...accord, sale }));
    expect(text).toMatch(/il attend le compteur \(PDL\) de «\sHangar Roux\s»/u);
    expect(text).toContain("aucune électricité locale ne lui est facturée avant qu’il ait signé ce contrat");
    expect(legalText(legalDocument(accord))).not.toContain("n’oblige pas le Participant à acheter");
  });

  it("says of a contract with who came later that it stands beside what is signed", () => {
    const added = { ...salesContract, isAdded: true } as const;
    expect(told("participant", [added]).price).toMatch(
      /^Un contrat de plus, avec le producteur \(Soleil & Cie\)\s: ce que vous avez signé ne change pas, et la somme compte tout le projet\. 15/u,
    );
    const text = legalText(legalDocument(added));
    expect(text).toContain("Il s’ajoute à ceux que le Consommateur a conclus");
    expect(text).toMatch(
      /se rétracter dans les 14\sjours qui suivent la dernière signature du présent contrat/u,
    );
  });

  it("says when the contract's price is not the one that was proposed to the candidate", () => {
    const signed = (price: number) =>
      told("participant", [{ ...contract({ price }), acceptedPrice: 0.125 }]).price;
    // 0.125 × 1.2 = 0.15; 0.2 × 1.2 = 0.24
    expect(signed(0.2)).toContain("24\u00a0c€/kWh\u00a0TTC");
    expect(signed(0.2)).toContain(
      "Attention\u00a0: le prix proposé pour votre candidature était de 15\u00a0c€/kWh\u00a0TTC.",
    );
    expect(signed(0.125)).not.toContain("Attention");
  });

  it("tells apart the contracts of two places, by their names", () => {
    const site = { ...consumptionSite, name: "Le Fournil" };
    const { price } = told("participant", [contract({ price: 0.1 }), { ...contract({ price: 0.11 }), site }]);
    expect(price).toMatch(/^Pour «\sMaison de l’Œillet\s»\s: 12\sc€.* Pour «\sLe Fournil\s»\s: 13,2\sc€/u);
  });
});

describe("what others sign", () => {
  it("a producer sells over his contracts, and gives the mandate that his accord gives", () => {
    const sold = [contract({ price: 0.1, noticeMonths: 1 }), contract({ price: 0.12, durationYears: 10 })];
    expect(told("producer", sold)).toMatchObject({
      price: expect.stringContaining("de 10\u00a0c€/kWh\u00a0HT à 12\u00a0c€/kWh\u00a0HT selon le contrat"),
      length: expect.stringContaining("de 5\u00a0ans à 10\u00a0ans selon le contrat"),
      notice: expect.stringMatching(/^de 1\u00a0mois à 2\u00a0mois .* chaque contrat la dit\.$/u),
    });
    const ending = contract({ price: 0.1, tacitRenewal: false });
    expect(told("producer", [ending]).length).toBe("5\u00a0ans, sans reconduction.");
    expect(told("producer", [contract({ price: 0.1, durationYears: null })]).length).toBe(
      "Sans terme\u00a0: il dure tant que personne n’y met fin.",
    );
    expect(told("producer", [ending, contract({ price: 0.1 })]).length).toContain(
      "reconduit ou non selon le contrat",
    );
    const own = { ...accord, participant: company, site: productionSite };
    expect(told("participant", [own]).billing).toContain("votre accord lui en donne le mandat");
    const [seller] = salesContract.producers;
    if (!seller) throw new Error("The sample contract has a producer");
    const sold1 = { ...salesContract, producers: [{ ...seller, mandate: "with-accord" as const }] };
    expect(told("producer", [sold1]).billing).toContain("dès que votre accord est signé");
  });

  it("a bulletin that is signed alone is told alone: nothing of an accord's length, of its mandate, or of a surplus", () => {
    const ofPlant = { ...bulletin, participant: company, site: productionSite };
    expect(told("participant", [ofPlant])).toMatchObject({
      length: "Sans terme, jusqu’à votre démission. Chaque contrat de vente aura la sienne.",
      notice: "Aucun pour quitter l’association. Chaque contrat de vente aura le sien.",
      billing: expect.stringMatching(/^Ce bulletin n’en dit rien\s: l’accord/u),
      leaving: "Par écrit, à tout moment. La cotisation de l’année en cours reste due.",
    });
    const own = { ...accord, participant: company, site: productionSite };
    expect(told("participant", [ofPlant, own])).toMatchObject({
      length: expect.stringMatching(/^Sans terme pour l’adhésion comme pour l’accord\./u),
      leaving: expect.stringContaining("Votre production vous revient."),
    });
    expect(told("participant", [own])).toMatchObject({
      length: expect.stringMatching(/^Sans terme pour l’accord\./u),
      notice: expect.stringMatching(/^Aucun pour l’accord\./u),
    });
    // A consumer's too: how long the operation lasts is the agreement's.
    expect(told("participant", [bulletin]).length).toBe("Sans terme, jusqu’à votre démission.");
    const sale = { price: 0.125, vatRegime: "standard", unmetered: [] } as const;
    expect(told("participant", [{ ...bulletin, sale }]).length).toMatch(
      /^Sans terme, jusqu’à votre démission\. Le contrat/u,
    );
    expect(told("participant", [bulletin, accord]).length).toBe("Sans terme, tant que dure l’opération.");
  });

  it("a producer reads that his price changes each year as the buyer reads it, and without VAT where he adds none", () => {
    const priceOf = (...contracts: SalesContractData[]) =>
      told("producer", contracts).price?.replaceAll(/[\u00a0\u202f]/gu, " ");
    const rising = { price: 0.1, indexation: "fixed", indexationRate: 1.5, durationYears: 10 } as const;
    expect(priceOf(contract({ ...rising, vatRegime: "franchise" }))).toBe(
      "Vous vendez 10 c€/kWh, sans TVA. Le prix augmente de 1,5 % chaque année : 11,43 c€/kWh, sans TVA l’année 10. Le surplus reste à vous.",
    );
    expect(priceOf(contract({ price: 0.1, indexation: "none", vatRegime: "standard" }))).toBe(
      "Vous vendez 10 c€/kWh HT, un prix ferme pendant le contrat. Le surplus reste à vous.",
    );
    expect(priceOf(contract(rising), contract({ ...rising, price: 0.12 }))).toBe(
      "Vous vendez de 10 c€/kWh HT à 12 c€/kWh HT selon le contrat. Le prix augmente de 1,5 % chaque année. Le surplus reste à vous.",
    );
    expect(priceOf(contract(rising), contract({ ...rising, indexation: "none" }))).toBe(
      "Vous vendez 10 c€/kWh HT. Chaque contrat dit comment son prix change. Le surplus reste à vous.",
    );
  });

  it("the legal body buys nothing, and takes a mandate from producers only", () => {
    expect(told("pmo", [accord]).price).toContain("n’achète ni ne vend");
    expect(told("pmo", [accord]).billing).toContain("n’en donnent pas");
    expect(told("pmo", [{ ...accord, site: productionSite }]).billing).toContain("mandat");
  });

  it("who signs for the legal body and sells is told of the sale first", () => {
    const { price, length, notice, fee, billing, leaving } = told("pmo", [accord, salesContract]);
    expect(price).toContain(
      "Vous vendez 12,5\u00a0c€/kWh\u00a0HT, un prix qui suit chaque année l’indice de l’INSEE.",
    );
    expect(length).toBe(
      "Pour la vente, 5\u00a0ans, reconduit d’année en année sauf opposition. Pour l’association, sans terme, tant que dure l’opération.",
    );
    expect(notice).toMatch(
      /^Pour la vente, 2\u00a0mois, par écrit\. Partir sans.* coûte 10\u00a0% .* Pour l’association, aucun pour/u,
    );
    expect(fee).toContain("chaque bulletin d’adhésion");
    expect(billing).not.toContain("Ces accords");
    expect(leaving).toMatch(/^Pour la vente, par écrit.* Pour l’association, le participant sort/u);
  });

  it("is nothing where nothing is to sign", () => {
    expect(essentialsOf("participant", [])).toEqual([]);
  });
});

describe("the warning to have the model checked", () => {
  it.each([bulletin, accord, salesContract])("is the drafting owner's: $kind", (content) => {
    expect(legalDocument(content).warning).toBe("");
    expect(legalDocument({ ...content, isDraft: true }).warning).toContain("Modèle à faire vérifier");
  });
});
