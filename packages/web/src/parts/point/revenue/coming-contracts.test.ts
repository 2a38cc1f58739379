import type { SalesToCome } from "@mec/api/study";
import { expect, it } from "vitest";
import { comingContracts, comingLine } from "./coming-contracts.ts";

const five: SalesToCome = {
  consumers: 5,
  price: { min: 0.11, max: 0.11 },
  names: [],
  onTheirWay: 0,
  waitsFor: "owner",
};
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const line = (some: Partial<SalesToCome>, contracts = 0) =>
  plain(
    comingLine(
      {
        vatRegime: null,
        signed: { contracts, price: null, sum: null },
        toCome: { ...five, ...some },
      },
      "professional",
    ),
  );

it("says with whom a producer's contracts come, at what price, who acts first, and that he has nothing to do", () => {
  expect(line({})).toBe(
    "Contrats de vente à venir : 5 participants, à 11 c€/kWh HT. Le porteur les envoie, chaque participant signe, puis vous, par le lien d’un e-mail : rien à faire d’ici là.",
  );
  expect(line({ names: ["Mairie de Céret"] })).toContain("Mairie de Céret et 4 autres participants, à 11 c€");
  expect(line({ names: ["Café Bleu", "Mairie"], consumers: 2 })).toContain("Café Bleu et Mairie, à 11 c€");
  expect(line({ price: { min: 0.1, max: 0.11 } })).toContain("5 participants, de 10 à 11 c€/kWh HT.");
  expect(line({ price: null, consumers: 1 })).toBe(
    "Contrat de vente à venir : 1 participant. Le porteur l’envoie, le participant signe, puis vous, par le lien d’un e-mail : rien à faire d’ici là.",
  );
});

it("says which of them the owner cannot send yet, and whose turn it is", () => {
  expect(line({ signing: 3, incomplete: 1 })).toContain(
    "Avant l’envoi : 3 acheteurs signent d’abord un contrat avec un autre producteur, 1 acheteur a encore des informations à donner.",
  );
  expect(line({ signing: 5 })).toContain(
    "Le porteur ne peut rien envoyer encore : 5 acheteurs signent d’abord",
  );
  // And the line does not end by saying that he sends them.
  expect(line({ signing: 5 })).not.toContain("Le porteur les envoie");
  expect(line({ signing: 5, waitsFor: "meter" })).not.toContain("acheteurs signent");
});

it("says what they wait for from him", () => {
  expect(line({ waitsFor: "meter" })).toContain("Ils partent une fois votre compteur (PDL) connu");
  expect(line({ waitsFor: "signatory", consumers: 1 })).toContain("Il part une fois dit qui signe pour vous");
});

it("says which are with their consumers, and when the first comes while nobody has said yes", () => {
  expect(line({ consumers: 0, onTheirWay: 1 })).toBe(
    "1 contrat de vente envoyé : le participant signe d’abord, puis vous.",
  );
  expect(line({ consumers: 0 })).toBe(
    "Un par participant, dès qu’un premier accepte un prix : rien à faire d’ici là.",
  );
  expect(line({ consumers: 0 }, 2)).toBeUndefined();
});

it("leaves the price out where it stands beside, and says nothing of an answer of the former release", () => {
  const [first] = comingContracts({ vatRegime: null, toCome: five }, null);
  expect(plain(first ?? "")).toBe("Contrats de vente à venir : 5 participants.");
  expect(comingContracts({ vatRegime: null }, null)).toEqual([]);
});
