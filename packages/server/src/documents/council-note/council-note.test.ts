import { localCostText } from "@mec/domain/study";
import { describe, expect, it } from "vitest";
import { data, hall, proposal, school } from "../../../test/council-note-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import { ownText, readPdf } from "../../../test/read-pdf.ts";
import { councilNote } from "./council-note.ts";
import type { CouncilNoteData, NotePlace } from "./data.ts";
import { councilNotePdf } from "./pdf.ts";

const words = (given: Partial<CouncilNoteData> = {}) =>
  legalText(councilNote({ ...data, ...given })).replaceAll(/[\u00a0\u202f]/gu, " ");
const read = async (given: Partial<CouncilNoteData> = {}) =>
  readPdf(await councilNotePdf({ ...data, ...given }));

describe("the note for a council", () => {
  it("says the project, who is behind it, how far it is and who produces", () => {
    const text = words();
    expect(text).toContain("Note pour le conseil Commune de La Chapelle-Chaussée, 2 lieux");
    expect(text).toContain("Projet Soleil du Val, Langouet");
    expect(text).toContain("Porté par Commune de Langouet ; étude, démarrage prévu en juillet 2027");
    expect(text).toContain("Producteurs Commune de Langouet : 2 installations, 72,5 kWc");
    const unnamed = words({ project: { ...data.project, bearer: null } });
    expect(unnamed).toContain("Où il en est Étude, démarrage prévu en juillet 2027");
    const named = { ...school, name: data.structure?.name ?? "" };
    expect(councilNote({ ...data, places: [named] }).subtitle).toBe("Commune de La Chapelle-Chaussée");
  });

  it("has a line a place, with its price in the tax that it pays and its sums as its page has them", () => {
    const text = words();
    expect(text).toContain(
      [
        "École\n2 Rue de l’École 35630 La Chapelle-Chaussée\nEn période scolaire, 45 MWh par an",
        "13,2 c€/kWh TTC, soit 11 c€/kWh HT\nà accepter jusqu’au 20 décembre 2026 inclus",
        "de 235 € TTC de perte à 12 € TTC d’économie",
        "de 241 à 362 € TTC d’économie",
        "de 150 à 240 € TTC d’économie",
      ].join(" "),
    );
    expect(text).toContain("Surtout en journée, 9 000 kWh par an, supposés");
    expect(text).toContain("accepté en ligne de 40 à 90 € TTC de perte de 30 à 59 € TTC d’économie");
    expect(text).toContain("Année 5, fournisseur inchangé");
  });

  // 241 + 30 and 362 + 59; −235 − 90 and 12 − 40; 150 + 10 and 240 + 30.
  it("adds up what is read, and says of several places that they share", () => {
    const shared = "Ces lieux se partagent la même production : chaque ligne compte que tous participent.";
    expect(words()).toContain(shared);
    expect(words({ places: [school] })).not.toContain(shared);
    expect(words()).toContain(
      "Ensemble, 2 lieux  de 28 à 325 € TTC de perte de 271 à 421 € TTC d’économie de 160 à 270 € TTC d’économie",
    );
  });

  // 2 × 8700 and 2 × 12,950 kWh, read as the owner's dialog has them, 17.5 and 26 MWh, at 0.132 €; 20 years at 1.5 %: × 23.1237.
  it("says what the local part costs, a year and over the contract: a budget is voted for it", () => {
    expect(words()).toContain(
      "À payer pour la part locale de 17,5 à 26 MWh par an, soit de 2 310 à 3 430 € TTC au prix de départ, et de 53 420 à 79 360 € TTC sur 20 ans.",
    );
    // A subscription stays as it is: 20 × 1000 €, and 1148.4 and 1716 € × 23.1237: 26,560 and 39,680.
    const subscribed = words({ places: [{ ...school, proposal: { ...proposal, subscriptionEur: 1000 } }] });
    expect(subscribed).toContain(
      "de 2 150 à 2 720 € TTC au prix de départ, et de 46 560 à 59 680 € TTC sur 20 ans",
    );
    const insee = { ...proposal.engagement, indexation: "insee" as const, indexationRate: null };
    const open = words({ places: [{ ...school, proposal: { ...proposal, engagement: insee } }] });
    expect(open).toContain("de 1 150 à 1 720 € TTC au prix de départ. La cotisation est à part.");
    // Half of the panels add VAT: 8700 and 13,000 kWh at 0.121 €.
    const mixed = words({ places: [{ ...school, proposal: { ...proposal, vatRegime: 0.5 } }] });
    expect(mixed).toContain("de 1 050 à 1 570 € TTC au prix de départ");
  });

  it("has a local kWh beside the supplier's as the page of each place has it, once where they read the same", () => {
    const perKwh = { avoided: { low: 0.1529, high: 0.1529 }, paid: 0.132, excise: 0.037, mayEnd: true };
    const [one, other] = [
      { ...school, proposal: { ...proposal, perKwh } },
      { ...hall, proposal: { ...proposal, perKwh: { ...perKwh, avoided: { low: 0.14, high: 0.14 } } } },
    ];
    const told = "Un kWh aux heures de soleil, hors réseau : 15,3 c€ TTC au fournisseur";
    expect(words({ places: [one, { ...hall, proposal: one.proposal }] })).toContain(
      `La cotisation est à part. ${told}`,
    );
    expect(words({ places: [one, other] })).toContain(`La cotisation est à part. École : ${told}`);
    expect(words({ places: [one, other] })).toContain("Salle des fêtes : Un kWh aux heures");
    expect(words()).not.toContain("Un kWh aux heures");
  });

  it("says of each place alone what its page says, a home's with its VAT", () => {
    const home = { ...proposal, isVatCounted: false, subscriptionEur: 24 };
    for (const one of [proposal, home]) {
      const told = words({ places: [{ ...school, proposal: one }] });
      expect(told).toContain(`${localCostText(one).replaceAll(/[\u00a0\u202f]/gu, " ")} au prix de départ`);
    }
    // 8700 and 13,000 kWh at 0.132 €, and 24 € of subscription.
    expect(words({ places: [{ ...school, proposal: home }] })).toContain("de 1 174 à 1 744 € au prix");
  });

  // 8700 and 13,000 kWh at 0.11 × 0.2 = 0.022 €; of two, 17.5 and 26 MWh at 0.023 €.
  it("says what the price becomes, in euros, if a producer without VAT has to add it", () => {
    const franchise = { ...proposal, vatRegime: "franchise" as const };
    expect(words({ places: [{ ...school, proposal: franchise }] })).toContain(
      "La TVA Sans TVA, le producteur étant en franchise. S’il la quittait : 13,2 c€/kWh TTC au lieu de 11 c€/kWh, de 190 à 290 € de plus par an.",
    );
    const dearer = { ...hall, proposal: { ...franchise, price: 0.12 } };
    expect(words({ places: [{ ...school, proposal: franchise }, dearer] })).toContain(
      "S’il la quittait : de 400 à 600 € de plus par an.",
    );
    expect(words()).not.toContain("franchise");
    const reclaims = { ...franchise, savingWithoutVatEur: { low: 1, high: 2 } };
    expect(words({ places: [{ ...school, proposal: reclaims }] })).not.toContain("S’il la quittait");
  });

  it("has both risks at once in a column of their own: a price may gain in each, and lose where they meet", () => {
    const risky = (place: NotePlace, low: number): NotePlace => ({
      ...place,
      proposal: {
        ...place.proposal,
        withoutExemptionEur: { low: 20, high: 90 },
        later: {
          ...{ year: 5, savingEur: { low: 30, high: 120 }, savingWithoutVatEur: null },
          withoutExemptionEur: { low, high: -10 },
        },
      },
    });
    const text = words({ places: [risky(school, -60), risky(hall, -70)] });
    expect(text).toContain("Année 5, sans l’exonération d’accise");
    expect(text).toContain("de 10 à 60 € TTC de perte");
    expect(text).toContain("de 20 à 130 € TTC de perte");
    expect(words()).not.toContain("Année 5, sans l’exonération");
  });

  it("counts what is produced once where the places would take more, and says so", () => {
    const large = (place: NotePlace): NotePlace => ({
      ...place,
      proposal: {
        ...place.proposal,
        savingEur: { low: 100, high: 362.2 },
        productionShare: { low: 0.4, high: 0.8 },
      },
    });
    const text = words({ places: [large(school), large(school)] });
    // (362.2 + 25.4) × 2 / 1.6 − 50.8 = 433.7
    expect(text).toMatch(/Ensemble, 2 lieux {2}de [^.]* de perte de 200 à 434 € TTC/u);
    expect(text).toContain("le total compte qu’ils se le partagent");
  });

  it("adds no sum with VAT to one without, and says why", () => {
    const water: NotePlace = {
      ...school,
      name: "Station d’eau",
      proposal: { ...proposal, isVatCounted: false, savingWithoutVatEur: { low: 200, high: 300 } },
    };
    const text = words({ places: [school, water] });
    expect(text).toContain("Ensemble, 2 lieux  – – –");
    expect(text).toContain("Des sommes TTC et HT ne s’additionnent pas.");
  });

  it("has the lines of what is committed to, and leaves a price that is not one to the table", () => {
    expect(words()).toContain("Ce à quoi ce prix engage Le prix 13,2 c€/kWh TTC, soit 11 c€/kWh HT. Le prix");
    const dearer = { ...hall, proposal: { ...hall.proposal, price: 0.12 } };
    expect(words({ places: [school, dearer] })).toContain("Ce à quoi ce prix engage La durée 20 ans");
  });

  it("says on top what changed since its price was accepted, and of which day its terms are", () => {
    const sinceAgreement = "Depuis l’accord du 12 décembre 2026, un producteur a rejoint le projet.";
    const text = words({ sinceAgreement, agreedOn: "2026-12-12" });
    expect(text).toMatch(
      /2 lieux\s+Ce qui a changé Depuis l’accord du 12 décembre .* le projet\. Projet Soleil du Val/u,
    );
    expect(text).toContain("Ce à quoi ce prix engage, aux conditions du 12 décembre 2026 Le prix");
    expect(words()).not.toContain("Ce qui a changé");
  });

  it("says what it supposes: a tax that nobody told of, and a fee that is not settled", () => {
    const unsaid = { ...school, proposal: { ...proposal, vatRegime: null, membershipEur: null } };
    const text = words({ places: [unsaid] });
    expect(text).toContain("La TVA n’est pas encore dite par tous ceux qui vendent : elle est comptée");
    expect(text).toContain(
      "La cotisation, là où elle n’est pas encore fixée, n’est pas comptée, ni un droit d’entrée éventuel.",
    );
    expect(words()).not.toContain("pas encore dite par tous");
  });

  it("says what is paid once, or that nothing is", () => {
    const asks = (entranceEur: number): NotePlace => ({ ...school, proposal: { ...proposal, entranceEur } });
    const once = "sans le droit d’entrée, payé une fois";
    expect(words()).toContain(`${once} : 10,00 € par lieu, 20,00 € pour les 2 lieux.`);
    expect(words({ places: [school] })).toContain(`${once} : 10,00 € par lieu.`);
    expect(words({ places: [school, asks(15)] })).toContain(`${once} : 25,00 € pour les 2 lieux.`);
    expect(words({ places: [asks(0)] })).toContain("compris ; droit d’entrée : aucun.");
  });

  it("says what is paid before the first kWh, of a project that begins in a later year", () => {
    expect(words()).toContain(
      "Plus 40 € de cotisation avant juillet 2027, sans électricité locale, pour les 2 lieux ; dus d’ici là",
    );
    expect(words({ places: [school] })).toContain(
      "Plus 20 € de cotisation avant juillet 2027, sans électricité locale ; dus d’ici là : 50,00 € au plus.",
    );
    // 20 € on admission and on 31 January, and 10 € once, of each place.
    expect(words()).toContain("pour les 2 lieux ; dus d’ici là : 100,00 € au plus.");
    expect(words({ date: "2027-01-10T10:00:00.000Z" })).not.toContain("sans électricité locale");
  });

  it("has the fee that is voted on in the model, in figures, and none where it is not settled", () => {
    const fee = "personne morale organisatrice, et sa cotisation";
    const once = "et son droit d’entrée";
    expect(words()).toContain(
      `${fee} (20,00 € par an et par lieu, 40,00 € pour les 2 lieux) ${once} (10,00 € par lieu, 20,00 € pour les 2 lieux, une seule fois), et désigne`,
    );
    expect(words({ places: [school] })).toContain(
      `${fee} (20,00 € par an) ${once} (10,00 €, une seule fois), et désigne`,
    );
    const unsettled = { ...school, proposal: { ...proposal, membershipEur: null, entranceEur: 0 } };
    expect(words({ places: [unsettled] })).toContain(`${fee}, et désigne`);
  });

  it("says of figures when they were made, and by whose tariff", () => {
    expect(words()).toContain("Estimées le 26 novembre 2026 par Mon énergie collective");
    expect(words()).toContain("Le prix de votre fournisseur est celui de votre contrat.");
  });

  it("says until when a fixed price is compared", () => {
    const fixedPrice = "Votre prix est fixe jusqu’en juin 2028.";
    const text = words({ places: [{ ...school, proposal: { ...proposal, fixedPrice } }] });
    expect(text).toContain(`celui de votre contrat. ${fixedPrice}`);
  });

  const supplied = (place: NotePlace, supply: string): NotePlace => ({
    ...place,
    proposal: { ...place.proposal, supply },
  });
  const regulated =
    "Le prix de votre fournisseur est, faute de connaître le vôtre, celui du tarif réglementé.";

  it("says by place where their prices come from, where it is not the same", () => {
    const text = words({ places: [school, supplied(hall, regulated)] });
    expect(text).toContain(
      "École : le prix de votre fournisseur est celui de votre contrat. Salle des fêtes : le prix de votre fournisseur est, faute de connaître le vôtre,",
    );
    expect(words()).not.toContain("École : le prix");
  });

  it("names those that are few, and not each of many others", () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ ...school, name: `Bâtiment ${n + 1}` }));
    const text = words({ places: [...many, supplied(hall, regulated)] });
    expect(text).toContain(
      "Salle des fêtes : le prix de votre fournisseur est, faute de connaître le vôtre, celui du tarif réglementé. Les autres lieux : le prix de votre fournisseur est celui de votre contrat.",
    );
  });
});

describe("the model of a délibération", () => {
  it("names what is known, marks what is not, and says that it is a model to have checked", () => {
    const text = words();
    expect(text).toContain("Modèle de délibération Ce texte est un modèle, à adapter et à faire vérifier");
    expect(text).toContain("Délibération n° [à compléter : numéro], séance du [à compléter : date]");
    expect(text).toContain("articles L. 2121-29, L. 2121-33 et L. 2131-1 ;");
    expect(text).toContain("Le conseil, après en avoir délibéré :");
    expect(text).toContain("pour École (2 Rue de l’École 35630 La Chapelle-Chaussée) et Salle des fêtes (");
    expect(text).toContain("autorise Hélène Morvan, maire, à signer pour ces lieux");
    expect(text).toContain("au prix de 13,2 c€/kWh TTC, soit 11 c€/kWh HT, aux conditions de la note jointe");
    expect(text).toContain("l’association « Énergie du Val », personne morale organisatrice");
    expect(text).toContain("transmise au préfet le [à compléter : date]");
  });

  it("rests on an intercommunality’s article, and for an association on its statutes alone", () => {
    const structure = { name: "CC du Val", isIntercommunal: true, signer: "Luc Roy, président" };
    expect(words({ structure })).toContain("L. 2131-1 et L. 5211-1");
    const text = words({ decider: "association", structure: null });
    expect(text).toContain("Vu les statuts de l’association ;");
    expect(text).not.toContain("code général");
    expect(text).not.toContain("préfet");
  });

  it.each(["company", "home"] as const)("is not for a %s, which decides alone", (decider) => {
    const text = words({ decider, structure: null });
    expect(text).toContain("Proposition de prix 2 lieux");
    expect(text).not.toContain("élibération");
    expect(text).not.toContain("conseil");
  });
});

describe("on paper", () => {
  it("is a tagged file of two sheets for two places: the note, and the model", async () => {
    const pdf = await read();
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.raw).toContain("/Lang (fr-FR)");
    for (const tag of ["H1", "H2", "Table", "TH", "TD", "L"]) expect(pdf.tags).toContain(tag);
    const [, second = []] = pdf.pages;
    expect(second.map(({ text }) => text).join(" ")).toContain("Modèle de délibération");
  });

  it("is one sheet for one place where nobody votes and the price stays", async () => {
    const steady = { ...school, proposal: { ...proposal, later: null, isIndexed: false } };
    const essentials = data.essentials.filter(({ subject }) => subject !== "price");
    const given = { decider: "company", places: [steady], essentials } as const;
    expect((await read(given)).pages).toHaveLength(1);
  });

  const long = (n: number): NotePlace => ({
    ...school,
    name: `Groupe scolaire intercommunal Marie-Louise Lachambeaudie ${n}`,
    address: `${n} Chemin de la Grande-Fontaine-aux-Trois-Moulins 35630 La Chapelle-Chaussée`,
  });
  /** With a line for each thing that may have to be said. */
  const laden = (place: NotePlace, rank: number): NotePlace => ({
    ...place,
    status: rank % 2 === 0 ? "SIGNATURE" : "PROPOSAL",
    proposal: {
      ...place.proposal,
      vatRegime: "franchise",
      withoutExemptionEur: { low: 20, high: 90 },
      later: {
        ...{ year: 5, savingEur: { low: 30, high: 120 }, savingWithoutVatEur: null },
        withoutExemptionEur: { low: -60, high: -10 },
      },
      ownSeller: "Commune de La Chapelle-Chaussée",
    },
  });

  it("is of two sheets for two places of long names, too", async () => {
    expect((await read({ places: [long(1), long(2)] })).pages).toHaveLength(2);
  });

  it("has its model whole on one sheet, to be copied, and what it engages to in one piece", async () => {
    for (const count of [1, 2, 5, 12]) {
      for (const places of [
        Array.from({ length: count }, (_, n) => long(n + 1)),
        Array.from({ length: count }, (_, n) => laden(n === 0 ? school : hall, n)),
      ]) {
        const pages = (await read({ places })).pages.map((page) => page.map(({ text }) => text).join(" "));
        const pageOf = (words: string) => pages.findIndex((page) => page.includes(words));
        expect(pageOf("Modèle de délibération")).toBe(pageOf("transmise au préfet le"));
        expect(pageOf("Ce à quoi ce prix engage")).toBe(
          pageOf("La cotisation de l’année en cours reste due"),
        );
      }
    }
  });

  it("goes on with thirty places, its head again, and long names inside the sheet", async () => {
    const longest = (n: number): NotePlace => ({
      ...long(n),
      name: `Groupe scolaire intercommunal Marie-Louise-Lachambeaudie ${"x".repeat(60)} ${n}`,
    });
    const pdf = await read({ places: Array.from({ length: 30 }, (_, n) => longest(n + 1)) });
    expect(pdf.pages.length).toBeGreaterThan(2);
    const text = ownText(pdf);
    expect(text).toContain("Ensemble, 30");
    const heads = pdf.pages.filter((page) => page.some(({ text: run }) => run === "Lieu et usage"));
    expect(heads.length).toBeGreaterThan(1);
    for (const { x, width } of pdf.pages.flat()) expect(x + width).toBeLessThanOrEqual(595.28 - 57 + 0.5);
  });
});
