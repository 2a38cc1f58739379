import { describe, expect, it } from "vitest";
import { data, hall, proposal, school } from "../../../test/council-note-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import { councilNote } from "./council-note.ts";
import type { CouncilNoteData } from "./data.ts";

const words = (given: Partial<CouncilNoteData>) =>
  legalText(councilNote({ ...data, ...given })).replaceAll(/[\u00a0\u202f]/gu, " ");

/** As its page counts it: nothing is paid for the part. */
const own = {
  ...school,
  proposal: {
    ...proposal,
    ownPart: 1,
    savingEur: { low: 1389.8, high: 2071.6 },
    withoutExemptionEur: { low: 913.8, high: 1721.7 },
    later: null,
    isIndexed: false,
  },
};
const allOwn = words({
  places: [own],
  essentials: data.essentials.filter(({ subject }) => subject === "fee"),
});

describe("the note of a building whose body produces", () => {
  it("has no payment, no invoice and no purchase: one buys nothing from oneself", () => {
    for (const paid of [
      "À payer pour la part locale",
      "l’achat de",
      "contrat de vente à",
      "c€/kWh",
      "Qui facture",
    ])
      expect(allOwn, paid).not.toContain(paid);
    expect(allOwn).toContain("Même organisme C’est le même organisme qui produit. Rien à payer");
    expect(allOwn).toContain("rien à payer");
  });

  it("says the sums of its page, and no year in which a price rises", () => {
    expect(allOwn).toContain("de 914 à 1 722 € TTC d’économie de 1 390 à 2 072 € TTC d’économie");
    expect(allOwn).toContain("comme sur la page de chaque lieu");
    expect(allOwn).not.toContain("Année 5");
  });

  // A quarter is its own: 0.75 × (8700 to 12950 kWh) = 6525 to 9712.5 kWh, × 0.132 € = 861 to 1282 €.
  it("pays the others' part alone where others sell to it too, and is told so", () => {
    const part = { ...school, proposal: { ...proposal, ownPart: 0.25, ownSeller: "Commune de Langouet" } };
    const text = words({ places: [part] });
    expect(text).toContain(
      "À payer pour la part locale de 6 550 à 9 700 kWh par an, soit de 860 à 1 280 € TTC au prix",
    );
    expect(text).toContain(
      "La somme ne compte à payer que ce qui vient des autres producteurs, 75 % de la part",
    );
    expect(text).not.toContain("rien à payer");
  });

  it("authorises what is signed, and says where the sale of the rest is received", () => {
    expect(allOwn).toContain(
      "à signer pour ce lieu les bulletins d’adhésion, les accords de participation et tout",
    );
    expect(allOwn).not.toContain("contrats de vente");
    expect(allOwn).not.toContain("commande publique");
    expect(allOwn).toMatch(
      /dit que la dépense de la cotisation est inscrite au budget .*, et en recettes ce que d’autres participants lui paient/u,
    );
  });

  it("beside a place that buys, says which one does not, and what the other pays", () => {
    const both = words({ places: [own, hall] });
    expect(both).toContain("École : c’est le même organisme qui produit.");
    expect(both).toContain(
      "approuve, pour Salle des fêtes (2 Rue de l’École 35630 La Chapelle-Chaussée), l’achat",
    );
    expect(both).toContain("À payer pour la part locale de 8,7 à 13 MWh par an");
    expect(both).toContain("les contrats de vente");
  });

  it("warns before anybody was named, where the account has an installation", () => {
    expect(words({ mayBeOwn: true })).toContain(
      "À vérifier avant de voter Le compte de ce lieu tient aussi une installation de ce projet",
    );
    expect(words({})).not.toContain("À vérifier avant de voter");
  });
});
