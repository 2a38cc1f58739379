import { describe, expect, it } from "vitest";
import { movedSinceProposalText, movedText, sinceYesText } from "./since-yes-words.ts";

const nobody = { producersJoined: 0, producersLeft: 0, consumersJoined: 0, consumersLeft: 0 };
const termsSince = "2026-12-02T09:00:00.000Z";
const told = (asked: Parameters<typeof sinceYesText>[0], isOwnYes = true) =>
  sinceYesText(asked, isOwnYes)?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;

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
      "Depuis votre oui, 2 producteurs ont rejoint le projet, un producteur et un consommateur ont quitté le projet et le porteur a enregistré, le 2 décembre 2026, le contrat de vente ou la cotisation :",
    );
    expect(told({ termsSince })).toContain(
      "Depuis votre oui, le porteur a enregistré, le 2 décembre 2026, le contrat de vente ou la cotisation :",
    );
  });

  it("is another place of the same person too, which takes a part of the same production", () => {
    expect(told({ movedSince: { ...nobody, ownPlacesJoined: 1 } })).toContain(
      "Depuis votre oui, un autre de vos lieux a été accepté et prend une part de la production :",
    );
    expect(told({ movedSince: { ...nobody, ownPlacesJoined: 2, ownPlacesLeft: 1 } })).toContain(
      "2 autres de vos lieux ont été acceptés et prennent une part de la production et un autre de vos lieux ne participe plus :",
    );
  });

  it("is said of a price that waits: its mail told another sum", () => {
    expect(movedSinceProposalText({})).toBeNull();
    expect(
      movedSinceProposalText({ movedSinceProposal: { ...nobody, ownPlacesJoined: 1 } })?.replaceAll(
        "\u00a0",
        " ",
      ),
    ).toBe(
      "Depuis que ce prix vous a été proposé, un autre de vos lieux a été accepté et prend une part de la production : cette somme en tient compte.",
    );
  });

  it("is no yes of whom the owner accepted without his answer", () => {
    expect(told({ movedSince: { ...nobody, producersJoined: 1 } }, false)).toMatch(
      /^Depuis que le porteur vous a accepté, un producteur a rejoint le projet :/u,
    );
  });

  it("is said of the agreed price where its documents are signed", () => {
    expect(movedText(null)).toBeNull();
    expect(movedText(undefined)).toBeNull();
    expect(movedText({ ...nobody, producersJoined: 1 })?.replaceAll("\u00a0", " ")).toBe(
      "Depuis l’accord sur le prix, un producteur a rejoint le projet : cette somme en tient compte.",
    );
  });
});
