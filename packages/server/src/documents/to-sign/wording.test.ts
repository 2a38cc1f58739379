import type { SignatoryInput } from "@mec/domain/signatory";
import { describe, expect, it } from "vitest";
import {
  accord,
  bulletin,
  company,
  individual,
  producersOf,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import type { DocumentContent, SalesContractData } from "./content.ts";
import { legalDocument } from "./document.ts";

/** With ordinary spaces, to be read. */
const said = (content: DocumentContent): string =>
  legalText(legalDocument(content)).replace(/[\u00a0\u202f]/g, " ");

type Terms = NonNullable<SalesContractData["terms"]>;
const kept = salesContract.terms as Terms;
const withTerms = (terms: Partial<Terms>, more: Partial<SalesContractData> = {}): string =>
  said({ ...salesContract, ...more, terms: { ...kept, ...terms } });

const forCompany: Partial<SalesContractData> = { consumer: company };

describe("a contract of sale says", () => {
  it.each([
    [
      "the price with and without VAT",
      withTerms({}),
      ["0,1250 €/kWh (12,5 c€/kWh)", "0,1500 €/kWh (15 c€/kWh)", "20 %"],
    ],
    [
      "the same price twice in franchise",
      withTerms({ vatRegime: "franchise" }),
      ["TVA non applicable, art. 293 B du CGI", "Non applicable"],
    ],
    [
      "the price that the consumer accepted when the terms say none",
      withTerms({ price: null }),
      ["0,1200 €/kWh"],
    ],
    ["that the electricity is given", withTerms({ price: null }, { acceptedPrice: 0 }), ["à titre gratuit"]],
    ["the subscription", withTerms({}), ["24,00 €/an", "28,80 €/an"]],
    ["that there is no subscription", withTerms({ subscription: 0 }), ["ne comporte pas d’abonnement"]],
    [
      "by which mandate the association may bill",
      withTerms({}),
      ["– Mandat de facturation", "auparavant et par écrit, le mandat exprès", "son seul vendeur"],
    ],
    [
      "from when businesses exchange electronic invoices",
      withTerms({}, forCompany),
      ["plateforme agréée", "1er septembre 2027", "depuis le 1er septembre 2026"],
    ],
    ["a firm price", withTerms({ indexation: "none" }), ["Le prix est ferme"]],
    [
      "a fixed indexation",
      withTerms({ indexation: "fixed", indexationRate: 1.5 }),
      ["le prix hors taxes de l’électricité augmente de 1,5 %."],
    ],
    ["an index that the law allows", withTerms({}), ["« Électricité »", "L. 112-2"]],
    [
      "how it is billed",
      withTerms({}),
      ["chaque trimestre", "par prélèvement SEPA", "dans un délai de 30 jours"],
    ],
    ["that an invoice is due at once", withTerms({ paymentDays: 0 }), ["à réception de la facture"]],
    [
      "its term and its renewal",
      withTerms({}),
      ["une durée de 5 ans", "reconduit tacitement", "préavis de 2 mois", "L. 215-1"],
    ],
    ["that it is not renewed", withTerms({ tacitRenewal: false }), ["sans reconduction tacite"]],
    ["that it has no term", withTerms({ durationYears: null }), ["une durée indéterminée"]],
    [
      "what leaving costs",
      withTerms({}),
      ["10 % du prix hors taxes", "jusqu’au terme du contrat", "3 500 kWh par an"],
    ],
    ["that leaving costs nothing", withTerms({ penaltyRate: 0 }), ["aucune pénalité"]],
    [
      "that excise duty is nil under 1 MW",
      withTerms({}),
      ["tarif nul d’accise", "en deçà de cette puissance"],
    ],
    ["that excise duty may be due from 1 MW on", withTerms({ power: 1000 }), ["l’accise peut être due"]],
    [
      "an individual's right to withdraw, with its form",
      withTerms({}),
      [
        "L. 221-18",
        "les 14 jours qui suivent la dernière signature",
        "« Me rétracter »",
        "Annexe – Formulaire de rétractation",
        "Médiateur national de l’énergie",
      ],
    ],
    ["what professionals owe each other when late", withTerms({}, forCompany), ["L. 441-10", "40 €"]],
    [
      "that a public body pays as the code says",
      withTerms({}, { consumer: { ...company, juridiction: "Collectivité" } }),
      ["code de la commande publique", "L. 2192-10", "L. 2192-13", "portail public de facturation"],
    ],
    [
      "that who sells for nothing gives",
      withTerms({ price: 0 }),
      ["Contrat de fourniture gratuite", "fournit gratuitement", "à titre gratuit", "La gratuité porte"],
    ],
    [
      "that where nothing is to be paid nothing is billed",
      withTerms({ price: 0, subscription: 0 }),
      ["aucune facture n’est établie"],
    ],
    [
      "that one may leave at once",
      withTerms({ noticeMonths: 0 }),
      ["par écrit, sans préavis", "s’y oppose par écrit, avant cette date", "aucune pénalité"],
    ],
    [
      "that who leaves the operation keeps to the notice",
      withTerms({}),
      ["de son propre chef respecte le préavis"],
    ],
    ["the power of what is no solar plant in kW", withTerms({ energyKind: "hydro" }), ["36,5 kW"]],
    [
      "how long an indefinite contract still counts for who leaves without notice",
      withTerms({ durationYears: null }),
      ["jusqu’à la fin du préavis"],
    ],
    ["whom to write to about one’s data", withTerms({}), [`à l’adresse ${company.email}`]],
    [
      "that each of several producers answers for his data",
      withTerms({}, { producers: producersOf(2) }),
      ["de courriel du producteur concerné"],
    ],
    [
      "that several producers sell each for his own",
      withTerms({}, { producers: producersOf(2) }),
      ["sans solidarité"],
    ],
  ])("%s", (_, text, wanted) => {
    for (const words of wanted) expect(text).toContain(words);
  });

  it.each([
    ["a mandate said in passing", withTerms({}), "ou la PMO qui agit pour lui"],
    ["an approved platform to an individual", withTerms({}), "plateforme agréée"],
    ["renewal without a term", withTerms({ durationYears: null }), "reconduit"],
    ["a company's right to withdraw", withTerms({}, forCompany), "rétractation"],
    ["interest between professionals to an individual", withTerms({}), "L. 441-10"],
    ["a price for what is given", withTerms({ price: null, subscription: 0 }, { acceptedPrice: 0 }), "€/kWh"],
    [
      "the interest that a company owes to a public body",
      withTerms({}, { consumer: { ...company, juridiction: "Collectivité" } }),
      "dix points",
    ],
    ["how the price of what is given changes", withTerms({ price: 0 }), "Évolution du prix"],
    ["a sale of what is given", withTerms({ price: 0 }), "vend au Consommateur"],
    ["a penalty reckoned on no price", withTerms({ price: 0 }), "indemnité égale"],
    ["anything missing when all is known", withTerms({}), "à compléter"],
  ])("nothing of %s", (_, text, unwanted) => {
    expect(text).not.toContain(unwanted);
  });

  it("what holds where the terms are silent, without a hole", () => {
    const nothing = Object.fromEntries(Object.keys(kept).map((name) => [name, name === "name" ? "" : null]));
    const producers = producersOf(1);
    const silent = { ...salesContract, producers, acceptedPrice: null, terms: nothing as Terms };
    for (const text of [said(silent), said({ ...silent, terms: null })]) {
      expect(text).not.toContain("à compléter");
      for (const words of [
        "celui dont les parties conviennent par écrit. Aucune électricité n’est facturée avant cet accord",
        "ne comporte pas d’abonnement",
        "Le prix est ferme",
        "au moins une fois par an",
        "par le moyen que choisit le Consommateur, à l’échéance que porte la facture",
        "prend effet à l’entrée du point dans l’opération",
        "durée indéterminée",
        "préavis raisonnable (code civil, article 1211)",
        "dès que le Gestionnaire de réseau a communiqué les dernières quantités",
        "aucune pénalité",
      ])
        expect(text).toContain(words);
      for (const words of ["Date d’installation", "Surplus", "Abonnement"]) expect(text).not.toContain(words);
    }
    // What a consumer pays at most stands there all the same: his six lines say the same sum.
    const unsaid = withTerms({ vatRegime: null });
    expect(unsaid).toMatch(/20\s% au plus.*0,1500\s€\/kWh \(15\sc€\/kWh\) au plus/u);
    expect(unsaid).toContain("le plus élevé que le Producteur puisse demander");
    expect(unsaid).not.toContain("S’il y a lieu");
    expect(withTerms({ tacitRenewal: null })).toContain("sans reconduction tacite");
  });

  it("that it takes effect towards each seller as his plant enters, and its years run from there", () => {
    const words = (count: number, startDate: string | null) =>
      said({ ...salesContract, producers: producersOf(count), terms: { ...kept, startDate } as Terms });
    expect(words(2, null)).toContain(
      "à l’entrée du point dans l’opération ou, si elle est postérieure, à celle de l’installation de chaque Producteur, à l’égard de celui-ci",
    );
    for (const text of [words(2, null), words(2, "2027-01-01")])
      expect(text).toContain(
        "Sa durée et ses dates anniversaires se comptent de ce jour, pour chaque Producteur.",
      );
    expect(words(1, "2027-01-01")).toMatch(
      /prend effet le 1er janvier 2027 ou, si elle est postérieure, à la date d’entrée du point dans l’opération ou à celle de l’installation du Producteur/u,
    );
  });

  it("of an association that it does not know, that both are members of the legal body", () => {
    const text = said({ ...salesContract, association: null, interlocutor: null });
    expect(text).toContain("membres de la personne morale organisatrice de l’opération, « la PMO »");
  });
});

describe("a bulletin says", () => {
  it("who gives the statutes, and not that they are on the platform, where they may not be", () => {
    expect(said(bulletin)).toContain("communique ses statuts");
    expect(said(bulletin)).not.toContain("mis à sa disposition sur la plateforme");
  });

  const withFee = (fee: object): string =>
    said({ ...bulletin, fee: { ...(bulletin.fee as object), ...fee } as never });

  it("what is paid and how", () => {
    const text = said(bulletin);
    for (const words of [
      "20,00 €",
      "12,50 €",
      "FR76 3000 6000 0112 3456 7890 189",
      "AGRIFRPP",
      "s’acquitte de ces sommes par l’un de ces moyens, à son choix",
      "par chèque à l’ordre de l’association Les Voisins du Soleil, envoyé à son siège",
    ])
      expect(text).toContain(words);
  });

  it("that the fee is this place's, and that a public body pays it on a call, never by cheque", () => {
    expect(said(bulletin)).toContain("cotisation annuelle : 20,00 € pour ce point");
    const town = { ...company, socialReason: "Commune de Grenoble", juridiction: "Collectivité" } as const;
    const text = said({ ...bulletin, participant: town });
    expect(text).toContain("par mandat, sur l’appel de cotisation que l’Association lui adresse");
    expect(text).toContain("FR76 3000 6000 0112 3456 7890 189");
    expect(text).not.toContain("chèque");
  });

  it("by which délibération a public body's signer is authorised, wherever he is named", () => {
    const town = { ...company, juridiction: "Collectivité" } as const;
    const voted = { ...town, deliberationNumber: "2026-41", deliberationDate: "2026-12-12" };
    const by = "habilité par délibération n° 2026-41 du 12 décembre 2026";
    expect(said({ ...bulletin, participant: voted }).split(by)).toHaveLength(3);
    expect(said({ ...salesContract, consumer: voted })).toContain(by);
    expect(said({ ...salesContract, consumer: town })).toContain("dûment habilité");
  });

  it("that the board admits, and that one leaves when one likes", () => {
    for (const words of ["admission, que prononce le bureau", "démissionner à tout moment"])
      expect(said(bulletin)).toContain(words);
  });

  it("that nothing is due, and then not how it is paid", () => {
    const text = withFee({ required: false, entranceFeeRequired: false });
    expect(text).toContain("cotisation annuelle : aucune");
    expect(text).toContain("droit d’entrée : aucun");
    expect(text).not.toContain("IBAN");
  });

  it("that an individual is born somewhere, and that a company is represented", () => {
    expect(said(bulletin)).toContain("29 février 1984 à L’Haÿ-les-Roses");
    expect(said({ ...bulletin, participant: company })).toContain("Monsieur Jean-François Núñez, gérant");
  });
});

type SignatoryOf = Extract<SignatoryInput, { entityType: "Professionnel" }>;

describe("a business's legal form", () => {
  const named = (juridiction: SignatoryOf["juridiction"], socialReason: string, more: object = {}): string =>
    said({ ...accord, participant: { ...company, ...more, juridiction, socialReason } as SignatoryInput });

  it("is written as the law says it, which is true of who has one partner too", () => {
    const sarl = named("SARL", "Boulangerie Benali EURL");
    expect(sarl).toContain("Boulangerie Benali EURL, société à responsabilité limitée, SIRET");
    expect(named("SAS", "Soleil SASU")).toContain("Soleil SASU, société par actions simplifiée, SIRET");
  });

  it("is left out where the list has none, rather than make a legal person of a sole trader", () => {
    const sole = named("OTHER", "Amina Benali", { juridicId: "73282932000074" });
    expect(sole).toContain("Amina Benali, SIRET 732 829 320 00074, dont le siège");
    const form = said({
      ...bulletin,
      participant: { ...company, juridiction: "OTHER", juridicId: "732" } as SignatoryInput,
    });
    expect(form).not.toContain("Forme juridique");
    expect(said({ ...bulletin, participant: company })).toContain("société à responsabilité limitée");
  });
});

describe("a contract whose sellers differ by their VAT says", () => {
  const farm = {
    identity: { ...company, socialReason: "EARL du Pré", siretId: "73282932000074" },
    site: productionSite,
    vatRegime: "standard",
  } as const;
  const home = {
    identity: individual,
    site: { ...productionSite, power: 12 },
    vatRegime: "franchise",
  } as const;
  const sold = (...producers: SalesContractData["producers"]) =>
    withTerms({ price: 0.11, subscription: 24 }, { producers });

  it("of each, whether he adds it, and what his buyer pays him", () => {
    const text = sold(farm, home);
    for (const part of [
      "Électricité affectée, vendue par EARL du Pré",
      "0,1100 €/kWh (11 c€/kWh)",
      "0,1320 €/kWh (13,2 c€/kWh)",
      "Électricité affectée, vendue par Madame Zoé Šimůnek-Lefèvre",
      "Non applicable",
      "TVA non applicable, art. 293 B du CGI",
      "La TVA est due au taux normal",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(
      /EARL du Pré.*, qui ajoute la TVA au prix de son électricité \(numéro de TVA FR44\s732\s829\s320/su,
    );
    expect(text).toMatch(/Šimůnek-Lefèvre.*, qui n’ajoute pas de TVA au prix de son électricité/su);
  });

  it("to which part of the subscription it comes: 36.5 of 48.5 kWc", () => {
    // 24 × (1 + 20 % × 36.5 / 48.5) = 27.61
    expect(sold(farm, home)).toContain("27,61 €/an");
    expect(sold(farm, home)).toContain("à proportion de la puissance");
  });

  it("his own, whatever the project plans", () => {
    const exempt = withTerms({ vatRegime: "standard" }, { producers: [home] });
    expect(exempt).toContain("TVA non applicable, art. 293 B du CGI");
    expect(exempt).not.toContain("20 %");
    const taxed = withTerms({ vatRegime: "franchise" }, { producers: [farm] });
    expect(taxed).toContain("0,1500 €/kWh (15 c€/kWh)");
    expect(taxed).not.toContain("293 B");
  });
});
