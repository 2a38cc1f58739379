import { describe, expect, it } from "vitest";
import { data, hall, proposal, school } from "../../../test/council-note-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import { councilNote } from "./council-note.ts";
import type { CouncilNoteData } from "./data.ts";

const words = (given: Partial<CouncilNoteData>) =>
  legalText(councilNote({ ...data, ...given })).replaceAll(/[\u00a0\u202f]/gu, " ");

const own = { ...school, isOwn: true };
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

  // 241.4 + 8700 kWh × 0.132 € = 1,389.8; 362.2 + 12,950 × 0.132 = 2,071.6. Without the exemption −234.6 + 1,148.4 and 12.3 + 1,709.4.
  it("says what it no longer buys from its supplier, and no year in which a price rises", () => {
    expect(allOwn).toContain("de 1 390 à 2 072 € TTC d’économie de 914 à 1 722 € TTC d’économie");
    expect(allOwn).not.toContain("Année 5");
    const subscribed = { ...own, proposal: { ...proposal, subscriptionEur: 100 } };
    expect(words({ places: [subscribed] })).toContain("de 1 490 à 2 172 € TTC d’économie");
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
