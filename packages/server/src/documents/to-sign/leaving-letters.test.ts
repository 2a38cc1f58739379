import { expect, it } from "vitest";
import { accord, bulletin, company, individual, salesContract } from "../../../test/document-samples.ts";
import { leavingLetters, writtenTo } from "./leaving-letters.ts";
import { leavingTerms } from "./leaving-terms.ts";

const documents = [bulletin, accord, salesContract];
const today = "2026-11-29";
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ") ?? "";
const first = (departure: Parameters<typeof leavingLetters>[1]["departure"] = null) =>
  plain(leavingLetters([salesContract], { today, departure })[0]?.text);

it("names as the other party of a contract who sells by it, and the association for the membership alone", () => {
  expect(writtenTo(documents).map(plain)).toEqual([
    "pour le contrat de vente, à Soleil & Cie, contact@soleil-partage.exemple.fr",
    "pour l’adhésion et l’accord, à l’association « Les Voisins du Soleil », bureau@voisins-du-soleil.exemple.fr",
  ]);
  const written = leavingTerms(documents, true).find(({ label }) => label === "L’écrit");
  expect(plain(written?.text)).toContain("pour le contrat de vente, à Soleil & Cie");
});

it("gives each of them a letter with its number, its notice and the end that it has if it leaves today", () => {
  const [sale, membership, ...others] = leavingLetters(documents, { today, departure: null });
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ to: "Soleil & Cie", email: "contact@soleil-partage.exemple.fr" });
  for (const words of [
    "\n\nSoleil & Cie\n3 Avenue d’Alsace-Lorraine",
    "Le 29 novembre 2026",
    "Je mets fin au contrat de vente n° CV-2026-0001, établi le 1er mars 2026",
    "Avec son préavis de 2 mois, il prend fin le 29 janvier 2027 au plus tard.",
  ])
    expect(plain(sale?.text)).toContain(words);
  expect(plain(membership?.to)).toBe("l’association « Les Voisins du Soleil »");
  expect(plain(membership?.text)).toContain(
    "adhésion n° BA-2026-0001 et accord de participation n° AP-2026-0001",
  );
});

it("names what it ends as a letter does, and writes one to whom all of it goes", () => {
  const subjects = (ones: typeof documents) =>
    leavingLetters(ones, { today, departure: null }).map(({ subject }) => plain(subject));
  expect(subjects(documents)).toEqual([
    "Résiliation du contrat de vente n° CV-2026-0001",
    "Fin de l’adhésion n° BA-2026-0001 et de l’accord de participation n° AP-2026-0001",
  ]);
  const { association } = bulletin;
  const town = { ...company, socialReason: "Commune de Langouet", email: "Mairie@langouet.exemple.fr" };
  const site = salesContract.producers[0]?.site ?? expect.fail();
  const held = association && { ...association, email: "mairie@langouet.exemple.fr" };
  const alike = [
    { ...bulletin, association: held },
    { ...accord, association: held },
    { ...salesContract, consumer: individual, producers: [{ identity: town, site }] },
  ] as typeof documents;
  const [one, ...others] = leavingLetters(alike, { today, departure: null });
  expect(others).toEqual([]);
  expect(plain(one?.subject)).toBe(
    "Résiliation du contrat de vente n° CV-2026-0001 et fin de l’adhésion n° BA-2026-0001 et de l’accord de participation n° AP-2026-0001",
  );
  expect(plain(one?.text)).toContain("\n\nCommune de Langouet\n");
  for (const words of [
    "Je mets fin au contrat de vente",
    "Je mets fin à ce que j’ai signé",
    "Merci de déclarer",
  ])
    expect(one?.text).toContain(words);
  expect(writtenTo(alike).map(plain)).toEqual([
    "pour le contrat de vente, l’adhésion et l’accord, à la commune de Langouet et à l’association « Les Voisins du Soleil », mairie@langouet.exemple.fr",
  ]);
});

it("is signed by a person with his own name alone", () => {
  expect(first().endsWith(`\n\n${individual.firstName} ${individual.name}`)).toBe(true);
});

it("says the day of a move, which ends the contract without notice, or a later day that was asked for", () => {
  expect(first({ leavingOn: "2026-12-20", movesOut: true })).toContain(
    "Je quitte les lieux le 20 décembre 2026 : il prend fin ce jour-là, sans préavis ni indemnité.",
  );
  expect(first({ leavingOn: "2027-03-15" })).toContain("il prend fin le 15 mars 2027 au plus tard");
});

it("of who has left names the end of the notice that he gave, and none once that is past", () => {
  const saleOf = (departure: Parameters<typeof leavingLetters>[1]["departure"]) =>
    plain(leavingLetters([salesContract], { today, departure, hasLeft: true })[0]?.text);
  expect(saleOf({ leavingOn: "2026-10-20", noticeEndsOn: "2026-12-15" })).toContain(
    "il prend fin le 15 décembre 2026 au plus tard",
  );
  for (const past of [
    { leavingOn: "2026-09-01", noticeEndsOn: "2026-11-28" },
    { leavingOn: "2026-11-28", movesOut: true as const },
  ]) {
    expect(saleOf(past)).toContain("Je mets fin au contrat de vente");
    expect(saleOf(past)).not.toContain("prend fin");
  }
});

it("writes for a business in its name, to each of several sellers, and to nobody who buys from himself", () => {
  const other = { ...company, socialReason: "Ferme du Lac", email: "ferme@exemple.fr" };
  const producers = [company, other, company].map((identity) => ({
    identity,
    site: salesContract.producers[0]?.site ?? expect.fail(),
  }));
  const bought = { ...salesContract, consumer: other, producers };
  const letters = leavingLetters([bought], { today, departure: null });
  expect(letters.map(({ to }) => to)).toEqual(["Soleil & Cie"]);
  expect(plain(letters[0]?.text)).toContain("Nous mettons fin");
  expect(plain(letters[0]?.text)).toContain("Jean-François Núñez, pour Ferme du Lac");
  const byOne = { ...salesContract, consumer: individual, producers };
  expect(leavingLetters([byOne], { today, departure: null })).toHaveLength(2);
});

it("tells one fee, by whether he was admitted, and a subscription that runs until the contract's end", () => {
  const told = (isAdmitted: boolean) =>
    leavingTerms(documents, isAdmitted).map(({ label, text }) => plain(`${label} : ${text}`));
  expect(told(true).join("\n")).toContain("Ce que vous devez : La cotisation de l’année du départ reste due");
  expect(told(true).join("\n")).not.toContain("si le bureau");
  expect(told(false).join("\n")).toContain("est due si le bureau vous a admis");
  // With the VAT that he pays, as where he signed.
  expect(told(true)).toContain("L’abonnement : 28,80 € par an, jusqu’à la fin du contrat.");
  const ofBusiness = leavingTerms([{ ...salesContract, consumer: company }], true);
  expect(ofBusiness.map(({ text }) => plain(text))).toContain(
    "24,00 € HT par an, jusqu’à la fin du contrat.",
  );
});
