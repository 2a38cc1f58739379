import { expect, it } from "vitest";
import { unpricedText } from "./unpriced.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("says to who was accepted without a price what his sum counts, what binds him, and what comes", () => {
  expect(plain(unpricedText("to-come", true))).toBe(
    "Aucun prix ne vous a encore été proposé : cette somme compte celui que publie le projet. Rien ne vous engage à acheter avant que vous ayez signé un contrat de vente : vous le recevrez par e-mail, pour le lire, puis le signer ou le refuser. Si aucun prix n’y est écrit, demandez-en un au porteur avant de signer.",
  );
  expect(plain(unpricedText("to-sign", true))).toBe(
    "Aucun prix ne vous avait été proposé : cette somme compte celui que publie le projet. Rien ne vous engage à acheter avant que vous ayez lu et signé votre contrat de vente. Si aucun prix n’y est écrit, demandez-en un au porteur avant de signer.",
  );
});

it("says whom to agree with where the contract is no business of the platform's, and what counts once it is signed", () => {
  expect(plain(unpricedText("elsewhere", true))).toBe(
    "Aucun prix ne vous a été proposé ici : cette somme compte celui que publie le projet. Votre contrat de vente se règle avec le porteur, en dehors de la plateforme : rien ne vous engage à acheter avant que vous l’ayez signé.",
  );
  expect(plain(unpricedText("signed", true))).toBe(
    "Cette somme compte le prix que publie le projet. Le vôtre est celui de votre contrat de vente ; s’il n’en dit aucun, convenez-en par écrit avec le producteur, avant toute facture.",
  );
});

it("names no sum where there is none", () => {
  expect(plain(unpricedText("to-come", false))).toMatch(
    /^Aucun prix ne vous a encore été proposé\. Rien ne/u,
  );
  expect(unpricedText("signed", false)).toMatch(/^Le vôtre est celui de votre contrat/u);
});
