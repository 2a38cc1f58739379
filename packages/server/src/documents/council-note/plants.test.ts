import type { PlantSale } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { data, hall, proposal, school } from "../../../test/council-note-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import { councilNote } from "./council-note.ts";
import type { CouncilNoteData, NotePlant } from "./data.ts";

const words = (given: Partial<CouncilNoteData>) =>
  legalText(councilNote({ ...data, ...given })).replaceAll(/[\u00a0\u202f]/gu, " ");

const sale: PlantSale = {
  ...{ pointId: "roof", name: "Toit de l’école", price: { min: 0.1, max: 0.14 }, vatRegime: "standard" },
  ...{ powerKwc: 36, producedKwh: 41_000, agreed: { consumers: 0, price: null }, membershipEur: 20 },
  ...{ earnsEur: { low: 2400, high: 3900 }, sellingAllEur: 3690, fewestKwh: 13_500, surplusPrice: 0.04 },
};
const roof: NotePlant = {
  ...{ name: "Toit de l’école", address: "2 Rue de l’École 35630 Langouet", type: "photovoltaic" },
  ...{ sale, entranceEur: 0 },
};
const leaving = { subject: "leaving", text: "Par écrit, à tout moment." } as const;
const alone = { places: [], plants: [roof], sellerEssentials: [leaving] };
const own = { ...school, proposal: { ...proposal, ownPart: 1, later: null, isIndexed: false } };

describe("the note of a council that shares what its roof produces", () => {
  it("says what is put in common, at what price and to whom, what it brings and how to leave, and buys nothing", () => {
    const text = words(alone);
    for (const told of [
      "Toit de l’école, 2 Rue de l’École 35630 Langouet. ",
      "36 kWc, environ 41 MWh par an",
      "De 10 à 14 c€/kWh HT, demandé, par contrat de vente aux participants du projet, chacun pour sa part (aucun autre lieu accepté aujourd’hui)",
      "De 2 400 à 3 900 € par an ici, de 3 logements à un projet complet, contre environ 3 690 € à tout vendre. Hors TVA et charges, cotisation payée.",
      "Ce à quoi vendre engage",
      "Par écrit, à tout moment.",
      "régie et un budget annexe",
      "Vu le projet « Soleil du Val »",
      "approuve le partage de l’électricité produite par Toit de l’école",
      "et sa vente aux autres participants (de 10 à 14 c€/kWh HT)",
      "les accords de participation, les contrats de vente",
    ])
      expect(text, told).toContain(told);
    for (const bought of ["commande publique", "Le lieu,", "Participation", "l’achat", "L. 331-5"])
      expect(text, bought).not.toContain(bought);
  });

  it("says from which day electricity is shared as long as that is to come, and then that it is in service", () => {
    const project = { ...data.project, stage: "running" } as const;
    expect(words({ ...alone, project: { ...project, startsOn: "2026-12-01" } })).toContain(
      "Commune de Langouet ; partage à partir du 1er décembre 2026",
    );
    expect(words({ ...alone, project })).toContain("Commune de Langouet ; en service");
  });

  it("tells what holds today, of what it is made, and no floor that today is above", () => {
    const buys = { consumers: 1, price: { min: 0.1, max: 0.1 } };
    const asked = { todayEur: null, soldAt: buys.price, membershipEur: 12, surplusPrice: 0.0536 };
    const accepted = { ...sale, ...asked, agreed: buys, producedKwh: 41_200, ownAloneKwh: 21_000 };
    // (41,200 − 21,000) × 0.0536 − 12 = 1,070.72 €.
    const before = words({ ...alone, plants: [{ ...roof, sale: accepted }] });
    expect(before).toContain("Au moins 1 070 € par an ici avec le lieu accepté aujourd’hui");
    const told = { contracts: 1, price: buys.price };
    const sum = { localEur: 179, surplusEur: 1081, earnsEur: 1248 };
    const signed = {
      ...accepted,
      signed: { ...told, sum },
      concluded: { contracts: 0, price: null, sum: null },
    };
    const text = words({ ...alone, plants: [{ ...roof, sale: signed }] });
    expect(text).toContain(
      "Environ 1 250 € par an aujourd’hui avec le contrat que son acheteur a signé (180 € de vente, 1 080 € de surplus, 12 € de cotisation en moins), jusqu’à 3 900 € par an ici si le projet se remplit",
    );
    expect(text).not.toContain("logements à un projet complet");
    const { concluded: _, ...whole } = signed;
    expect(words({ ...alone, plants: [{ ...roof, sale: whole }] })).toContain("avec le contrat signé (");
  });

  it("tells who decides alone to sign, and not that he sells to nobody", () => {
    const text = words({ ...alone, decider: "company" });
    expect(text).toContain("Ce qu’il reste à décider Signer les documents, par un lien personnel.");
    expect(text).not.toContain("Rien ne se vend à soi-même");
  });

  it("tells who decides alone and has accepted the price to sign, and not to accept it again", () => {
    const of = (status: "PROPOSAL" | "SIGNATURE") =>
      words({ decider: "company", structure: null, places: data.places.map((one) => ({ ...one, status })) });
    expect(of("SIGNATURE")).toContain(
      "Ce qu’il reste à décider Signer les documents, par un lien personnel.",
    );
    expect(of("SIGNATURE")).not.toContain("Accepter ou refuser");
    expect(of("PROPOSAL")).toContain("Ce qu’il reste à décider Accepter ou refuser ce prix");
  });

  it("names neither a sale nor a price where the electricity is given", () => {
    const text = words({ ...alone, plants: [{ ...roof, sale: { ...sale, price: null } }] });
    expect(text).toContain("L’électricité partagée est donnée aux participants du projet");
    expect(text).toContain("sans rien en demander aux autres participants");
    for (const sold of ["contrats de vente", "c€/kWh", "en recettes", "budget annexe"])
      expect(text, sold).not.toContain(sold);
  });

  it("is one note with its buildings: what they take, what they pay to the association, and who signs for all", () => {
    const text = words({ ...alone, places: [own] });
    expect(text).toContain("Commune de La Chapelle-Chaussée, 1 lieu et 1 installation");
    expect(text).toContain("20,00 € par an chacun, 40,00 € pour 1 lieu et 1 installation");
    expect(text).toContain("à signer pour ces lieux et installations");
    expect(text).not.toContain("À vérifier avant de voter");
  });

  it("founds the association where it bears the project, and joins it elsewhere", () => {
    expect(words(alone)).toContain("L’adhésion à l’association, sa cotisation, et qui y siège.");
    const text = words({ ...alone, isFounder: true });
    expect(text).toContain("La création de l’association, personne morale organisatrice");
    expect(text).toContain("comme membre fondateur, ses statuts et sa cotisation");
  });

  it("beside a building that buys from others keeps what its purchase is and rests on", () => {
    const text = words({ ...alone, places: [own, hall] });
    expect(text).toContain("commande publique");
    expect(text).toContain("approuve, pour Salle des fêtes");
    expect(text).toContain("et en recettes ce que d’autres participants lui paient");
  });
});
