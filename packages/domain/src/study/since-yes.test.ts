import { describe, expect, it } from "vitest";
import {
  aloneText,
  ownPlaceLeftText,
  sinceAgreementText,
  sinceProposalText,
  sinceSignatureText,
  sinceYesText,
} from "./since-yes.ts";

const nobody = { producersJoined: 0, producersLeft: 0, consumersJoined: 0, consumersLeft: 0 };
const termsSince = "2026-12-02T09:00:00.000Z";
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const saving = { savingEur: { low: 241, high: 362 }, savingWithoutVatEur: null, isVatCounted: true };
const told = (asked: Partial<Parameters<typeof sinceYesText>[0]>, isOwnYes = true) =>
  plain(sinceYesText({ ...saving, ...asked }, isOwnYes));

describe("what changed a sum after its yes", () => {
  it("is nothing while it is the sum that was said yes to", () => {
    expect(told({})).toBeNull();
    expect(told({ termsSince: null, movedSince: null })).toBeNull();
  });

  it("is who joined, who left, and what was written", () => {
    expect(told({ movedSince: { ...nobody, producersJoined: 1 } })).toBe(
      "Depuis votre oui, un producteur a rejoint le projet : cette somme en tient compte, et rien ne vous engage avant votre signature.",
    );
    expect(told({ movedSince: { ...nobody, producersJoined: 1, consumersJoined: 1200 } })).toContain(
      "un producteur et 1 200 consommateurs ont rejoint le projet :",
    );
    expect(told({ movedSince: { ...nobody, consumersLeft: 1 } })).toContain(
      "Depuis votre oui, un consommateur a quitté le projet :",
    );
    expect(
      told({ termsSince, movedSince: { ...nobody, producersJoined: 2, producersLeft: 1, consumersLeft: 1 } }),
    ).toContain(
      "Depuis votre oui, 2 producteurs ont rejoint le projet ; un producteur et un consommateur ont quitté le projet ; on a enregistré, le 2 décembre 2026, le contrat de vente, la cotisation ou la TVA d’un producteur :",
    );
    expect(told({ termsSince })).toContain(
      "Depuis votre oui, on a enregistré, le 2 décembre 2026, le contrat de vente, la cotisation ou la TVA d’un producteur :",
    );
  });

  it("names which of them was written, and when", () => {
    const fee = { what: "fee", at: termsSince } as const;
    expect(told({ termsSince, written: [fee] })).toContain(
      "Depuis votre oui, on a enregistré, le 2 décembre 2026, la cotisation :",
    );
    const vat = { what: "vat", at: "2026-12-05T09:00:00.000Z" } as const;
    expect(told({ termsSince: vat.at, written: [fee, vat] })).toContain(
      "on a enregistré la cotisation (le 2 décembre 2026) et la TVA d’un producteur (le 5 décembre 2026) :",
    );
  });

  it("is another place of the same person too, which takes a part of the same production", () => {
    expect(told({ movedSince: { ...nobody, ownPlacesJoined: 1 } })).toContain(
      "Depuis votre oui, un autre de vos lieux s’est ajouté et prend une part de la production :",
    );
    expect(told({ movedSince: { ...nobody, ownPlacesJoined: 2, ownPlacesLeft: 1 } })).toContain(
      "2 autres de vos lieux se sont ajoutés et prennent une part de la production ; un autre de vos lieux ne participe plus :",
    );
  });

  it("is told after a signature here in the same words, with the sum that was signed", () => {
    const agreed = { savingEur: { low: 233, high: 353 }, savingWithoutVatEur: null };
    const movedSince = { ...nobody, consumersJoined: 2 };
    expect(plain(sinceSignatureText({ ...saving, movedSince, agreed }))).toBe(
      "Depuis votre signature, 2 consommateurs ont rejoint le projet : cette somme en tient compte (c’était de 233 à 353 € TTC d’économie).",
    );
    expect(sinceSignatureText({ ...saving, agreed: saving })).toBeNull();
  });

  it("is told after a signature elsewhere, too, where one of his own places left, and of nobody else's move", () => {
    const signed = (moved: object) =>
      plain(
        ownPlaceLeftText({
          ...saving,
          movedSince: { ...nobody, ...moved },
          agreed: { savingEur: { low: 233, high: 353 }, savingWithoutVatEur: null },
        }),
      );
    expect(signed({ ownPlacesLeft: 1 })).toBe(
      "Un autre de vos lieux ne participe plus : cette somme en tient compte (c’était de 233 à 353 € TTC d’économie).",
    );
    expect(signed({ consumersJoined: 3 })).toBeNull();
    expect(plain(ownPlaceLeftText(saving))).toBeNull();
  });

  it("is said of a price that waits: its mail told another sum", () => {
    expect(sinceProposalText(saving)).toBeNull();
    const agreed = { savingEur: { low: 300, high: 362 }, savingWithoutVatEur: null };
    expect(plain(sinceProposalText({ ...saving, agreed }))).toBe(
      "Depuis que ce prix vous a été proposé, d’autres ont demandé à participer, ou ne le demandent plus : cette somme en tient compte (c’était de 300 à 362 € TTC d’économie).",
    );
    expect(sinceProposalText({ ...saving, agreed: saving })).toBeNull();
    expect(told({ agreed })).toMatch(/^Depuis votre oui, d’autres ont demandé à participer/u);
    expect(
      sinceProposalText({ ...saving, movedSinceProposal: { ...nobody, ownPlacesJoined: 1 } })?.replaceAll(
        "\u00a0",
        " ",
      ),
    ).toBe(
      "Depuis que ce prix vous a été proposé, un autre de vos lieux s’est ajouté et prend une part de la production : cette somme en tient compte.",
    );
  });

  it("is first what changed the price of a kilowatt-hour, whoever else came", () => {
    const priceMoved = { before: "11,5 c€/kWh, sans TVA à ajouter", now: "13,09 c€/kWh TTC en moyenne" };
    const moved = { ...nobody, producersJoined: 1, consumersJoined: 1 };
    expect(plain(sinceProposalText({ ...saving, priceMoved, movedSinceProposal: moved }))).toBe(
      "Depuis que ce prix vous a été proposé, le prix d’un kWh est passé de 11,5 c€/kWh, sans TVA à ajouter, à 13,09 c€/kWh TTC en moyenne, par la TVA de ceux qui vendent ; un producteur et un consommateur ont rejoint le projet : cette somme en tient compte.",
    );
    expect(told({ priceMoved, movedSince: moved })).toMatch(
      /^Depuis votre oui, le prix d’un kWh est passé de/u,
    );
    const vat = { what: "vat", at: termsSince } as const;
    // The VAT that moved the price is told once; what else was written beside it is told.
    expect(told({ priceMoved, termsSince, written: [vat] })).not.toContain("on a enregistré");
    const fee = { what: "fee", at: termsSince } as const;
    expect(told({ priceMoved, termsSince, written: [vat, fee] })).toContain(
      "; on a enregistré, le 2 décembre 2026, la cotisation :",
    );
    expect(told({ termsSince, written: [vat], movedSince: { ...nobody, consumersJoined: 1 } })).toMatch(
      /^Depuis votre oui, on a enregistré, le 2 décembre 2026, la TVA d’un producteur ; un consommateur a rejoint/u,
    );
  });

  it("is no yes of whom the owner accepted without his answer", () => {
    expect(told({ movedSince: { ...nobody, producersJoined: 1 } }, false)).toMatch(
      /^Depuis que le porteur vous a accepté, un producteur a rejoint le projet :/u,
    );
  });

  it("says what the sum was, where it reads otherwise today", () => {
    const movedSince = { ...nobody, ownPlacesJoined: 1 };
    const agreed = { savingEur: { low: 244, high: 374 }, savingWithoutVatEur: null };
    expect(told({ movedSince, agreed })).toContain(
      ": cette somme en tient compte (c’était de 244 à 374 € TTC d’économie), et rien ne vous engage",
    );
    expect(told({ movedSince, agreed: saving })).not.toContain("c’était");
  });
});

describe("a sum that counts the person's other places, whose prices wait", () => {
  const alone = { savingEur: { low: 254, high: 391 }, savingWithoutVatEur: null };

  it("says so, and what it is if they come to nothing", () => {
    expect(plain(aloneText({ ...saving, alone }))).toBe(
      "Compté avec vos autres lieux, qui se partagent la même production. Seul : de 254 à 391 € TTC d’économie.",
    );
  });

  it("says nothing where there are none, or where the sum reads the same", () => {
    expect(aloneText(saving)).toBeNull();
    expect(aloneText({ ...saving, alone: null })).toBeNull();
    expect(aloneText({ ...saving, alone: { ...saving, savingEur: { low: 241.2, high: 362.4 } } })).toBeNull();
  });
});

describe("what changed since places were agreed to together", () => {
  const agreement = {
    at: "2026-12-12T09:00:00.000Z",
    places: 2,
    gain: { before: "de 280 à 419 € TTC d’économie", now: "de 265 à 391 € TTC d’économie" },
  };
  const since = (given: Partial<Parameters<typeof sinceAgreementText>[0]>) =>
    plain(sinceAgreementText({ ...agreement, ...given }));

  it("is nothing where nobody moved and nothing was written", () => {
    expect(since({})).toBeNull();
    expect(since({ movedSince: null, termsSince: null })).toBeNull();
  });

  it("is who moved, and what they save together, then and today", () => {
    expect(since({ movedSince: { ...nobody, ownPlacesJoined: 2, consumersJoined: 1 } })).toBe(
      "Depuis l’accord du 12 décembre 2026, un consommateur a rejoint le projet ; vos 2 lieux se partagent la production. Ensemble, ces 2 lieux, par an : de 280 à 419 € TTC d’économie à l’accord, de 265 à 391 € TTC d’économie aujourd’hui.",
    );
    expect(since({ termsSince, places: 1, movedSince: { ...nobody, ownPlacesJoined: 1 } })).toBe(
      "Depuis l’accord du 12 décembre 2026, un autre de vos lieux s’est ajouté et prend une part de la production ; on a enregistré, le 2 décembre 2026, le contrat de vente, la cotisation ou la TVA d’un producteur. Ce lieu, par an : de 280 à 419 € TTC d’économie à l’accord, de 265 à 391 € TTC d’économie aujourd’hui.",
    );
  });

  it("is nothing that was read already: their total counted that all take part", () => {
    const gain = { before: "12 € d’économie", now: "12 € d’économie" };
    expect(since({ movedSince: { ...nobody, ownPlacesJoined: 2 }, gain })).toBeNull();
    expect(since({ movedSince: { ...nobody, ownPlacesJoined: 2 } })).not.toBeNull();
  });

  it("names no sums that read the same, nor such as are not added up", () => {
    const movedSince = { ...nobody, producersJoined: 1 };
    for (const gain of [
      { before: "12 € d’économie", now: "12 € d’économie" },
      { before: null, now: null },
    ])
      expect(since({ movedSince, gain })).toBe(
        "Depuis l’accord du 12 décembre 2026, un producteur a rejoint le projet : ces sommes en tiennent compte.",
      );
  });
});
