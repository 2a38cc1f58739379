import { describe, expect, it } from "vitest";
import { afterText, candidatesText, documentsText, pledgedText, signedText } from "./figure-words.ts";

describe("the figures of an owner's home", () => {
  it("count who waits as the lists do", () => {
    expect(candidatesText({ candidates: 13, proposed: 5 })).toBe("13 à étudier, 5 à qui un prix est proposé");
    expect(candidatesText({ candidates: 0, proposed: 1 })).toBe("1 à qui un prix est proposé");
    expect(candidatesText({ candidates: 0, proposed: 0 })).toBe("aucun candidat en attente");
  });

  const of = (
    pledged: number | null,
    participants = 0,
    later: Partial<Parameters<typeof pledgedText>[0]> = {},
  ) => pledgedText({ pledged, participants, toCome: "nothing", pledgedToday: pledged, ...later });

  it("say when more is reserved than is produced", () => {
    expect(of(2.87, 5)).toBe(
      "soit environ 2,9\u00a0fois ce que vous produisez\u00a0; chacun reçoit sa part aux heures de production",
    );
    expect(of(1.02, 5)).toBe("un peu plus que vous ne produisez en un an");
    // Under five places the public reads no share, and that there is room.
    expect(of(1.02, 4)).toBe(
      "un peu plus que vous ne produisez en un an\u00a0; votre page publique ne dit pas s’il reste de la place\u00a0: sous 5\u00a0lieux, elle tait leur consommation",
    );
    expect(of(0.97, 4)).toBe(
      "leur consommation, rapportée à ce que vous produisez en un an\u00a0; votre page publique ne dit pas s’il reste de la place\u00a0: sous 5\u00a0lieux, elle tait leur consommation",
    );
    expect(of(0.5)).toBe("leur consommation, rapportée à ce que vous produisez en un an");
    // The public page has the same figure, coarser: nobody's own consumption is read from it.
    expect(of(0.74, 9)).toBe(
      "leur consommation, rapportée à ce que vous produisez en un an\u00a0; votre page publique l’arrondit, à 5\u00a0points près",
    );
    expect(of(0.74, 4)).toBe("leur consommation, rapportée à ce que vous produisez en un an");
    expect(of(null)).toBe("dès que votre installation sera connue");
  });

  it("say that a part of the production is to come, beside the share of what is there", () => {
    const part = { toCome: "part", pledgedToday: 2.87 } as const;
    expect(of(0.74, 9, part)).toBe(
      "leur consommation, rapportée à ce que vous produirez en un an\u00a0; 287\u00a0% de ce qui l’est aujourd’hui",
    );
    expect(of(1.02, 9, part)).toBe(
      "un peu plus que vous ne produirez en un an\u00a0; 287\u00a0% de ce qui l’est aujourd’hui",
    );
    expect(of(0.74, 9, { toCome: "all", pledgedToday: null })).toBe(
      "leur consommation, rapportée à ce que vous produirez en un an\u00a0; rien n’est encore produit",
    );
    expect(of(1.5, 9, part)).toBe(
      "soit environ 1,5\u00a0fois ce que vous produirez\u00a0; 287\u00a0% de ce qui l’est aujourd’hui\u00a0; chacun reçoit sa part aux heures de production",
    );
  });

  it("say which power leaves on a settled day, with the share that is reserved of what stays", () => {
    const leavingText = "36\u00a0kWc partent le 31 janvier 2027";
    expect(afterText({ leavingText: null, pledgedAfter: null })).toBeNull();
    expect(afterText({ leavingText, pledgedAfter: null })).toBe(leavingText);
    expect(afterText({ leavingText, pledgedAfter: 1.2 })).toBe(
      `${leavingText}\u00a0; 120\u00a0% de ce qui restera`,
    );
  });

  it("say who signed of all whom the agreement lists: an unsigned plant keeps them from being all", () => {
    const three = { participants: 3, signed: 3, plants: 1, plantsSigned: 0 };
    expect(signedText(three)).toBe("3 sur 4");
    expect(documentsText(three)).toBe(
      "3\u00a0lieux et 1\u00a0installation\u00a0: trois documents par lieu (deux sans contrat de vente), deux par installation\u00a0; 1\u00a0installation n’a pas encore les siens signés par tous",
    );
    expect(signedText({ ...three, plantsSigned: 1 })).toBe("4 sur 4");
    expect(documentsText({ ...three, plantsSigned: 1 })).toBe(
      "3\u00a0lieux et 1\u00a0installation\u00a0: trois documents par lieu (deux sans contrat de vente), deux par installation",
    );
    expect(documentsText({ ...three, plantsSigned: 1, stillSigning: 1 })).toMatch(
      /; 1\u00a0lieu qui a signé les siens a encore un contrat de vente à signer$/u,
    );
    expect(signedText({ ...three, participants: 0, signed: 0 })).toBe("–");
    // A server of the former release tells nothing of plants.
    expect([signedText, documentsText].map((told) => told({ ...three, plants: 0 }))).toEqual([
      "3 sur 3",
      "trois documents par lieu (deux sans contrat de vente)",
    ]);
  });
});
