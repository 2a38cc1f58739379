import { describe, expect, it } from "vitest";
import { type Buyers, buyersCountedText, signedAloneText, withoutContractText } from "./counted-buyers.ts";

const buyers: Buyers = { participants: 17, signed: 6, sent: 0, toCome: 3, waitsFor: "owner" };
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const told = (some: Partial<Buyers>) => plain(withoutContractText({ ...buyers, ...some }));

describe("a producer's sum of today says whom it counts without a contract, and why", () => {
  it("gives each reason its number, so that the numbers add up", () => {
    expect(told({})).toBe(
      "dont 11 sans contrat signé avec vous : 3 sont à envoyer par le porteur, 8 ne se signent pas ici",
    );
    expect(told({ sent: 2 })).toBe(
      "dont 11 sans contrat signé avec vous : 2 sont à signer d’abord par l’acheteur, 3 sont à envoyer par le porteur, 6 ne se signent pas ici",
    );
  });

  it("says of those that the owner cannot send yet whose turn it is", () => {
    expect(told({ participants: 10, toCome: 4, signing: 3 })).toBe(
      "dont 4 sans contrat signé avec vous : 1 est à envoyer par le porteur, 3 acheteurs signent d’abord un contrat avec un autre producteur",
    );
    expect(told({ participants: 10, toCome: 4, signing: 3, incomplete: 1 })).toBe(
      "dont 4 sans contrat signé avec vous : 3 acheteurs signent d’abord un contrat avec un autre producteur, 1 acheteur a encore des informations à donner",
    );
    // What he has to give himself comes first.
    expect(told({ participants: 10, toCome: 4, signing: 3, waitsFor: "vat" })).toContain(
      "4 attendent que vous disiez si vous facturez la TVA",
    );
  });

  it("counts none as signed that a seller has still to sign", () => {
    expect(told({ participants: 4, signed: 1, toSign: 3, toCome: 0 })).toBe(
      "dont 3 sans contrat signé avec vous : 3 attendent la signature de qui vend",
    );
  });

  it.each([
    ["meter", "attend votre compteur (PDL)", "attendent votre compteur (PDL)"],
    ["signatory", "attend que vous disiez qui signe", "attendent que vous disiez qui signe"],
    [
      "vat",
      "attend que vous disiez si vous facturez la TVA",
      "attendent que vous disiez si vous facturez la TVA",
    ],
    ["owner", "est à envoyer par le porteur", "sont à envoyer par le porteur"],
  ] as const)("says what those to come wait for: %s", (waitsFor, one, many) => {
    expect(told({ waitsFor, participants: 7, toCome: 1 })).toBe(
      `dont 1 sans contrat signé avec vous : 1 ${one}`,
    );
    expect(told({ waitsFor, participants: 9 })).toBe(`dont 3 sans contrat signé avec vous : 3 ${many}`);
  });

  it("says that none has signed yet, and nothing once all have", () => {
    expect(told({ participants: 3, signed: 0, waitsFor: "meter" })).toBe(
      "encore sans contrat signé avec vous : 3 attendent votre compteur (PDL)",
    );
    expect(withoutContractText({ ...buyers, participants: 6, toCome: 0 })).toBeNull();
    expect(buyersCountedText({ ...buyers, participants: 6, toCome: 0 })).toBeNull();
  });

  it("names all whom it counts where they do not stand beside", () => {
    expect(plain(buyersCountedText({ ...buyers, participants: 9 }))).toBe(
      "9 lieux comptés, dont 3 sans contrat signé avec vous : 3 sont à envoyer par le porteur.",
    );
    // The project counts these too.
    expect(plain(buyersCountedText({ ...buyers, participants: 9, refused: 1, own: 2 }))).toMatch(
      /^9 lieux comptés \(sans celui qui a refusé de signer ni les 2 vôtres\), dont 3 /u,
    );
    expect(plain(buyersCountedText({ ...buyers, participants: 1, signed: 0, toCome: 0 }))).toBe(
      "1 lieu compté, encore sans contrat signé avec vous : 1 ne se signe pas ici.",
    );
  });
});

describe("the sum of the contracts that are signed says whom else it supposes to receive nothing", () => {
  const alone = (signed: number, others: number) => plain(signedAloneText({ signed, others }));

  it("names how many signed, as the rest of the production is counted as a surplus", () => {
    expect(alone(6, 11)).toBe(
      "en supposant que seuls les 6 participants qui ont signé avec vous reçoivent de l’électricité",
    );
    expect(alone(1, 1)).toBe(
      "en supposant que seul le participant qui a signé avec vous reçoit de l’électricité",
    );
  });

  it("says that it leaves out who shares already, and supposes nothing of them", () => {
    const shared = (others: number, inService: number) =>
      plain(signedAloneText({ signed: 3, others, inService }));
    expect(shared(4, 4)).toBe("sans compter les 4 autres participants, déjà en service");
    expect(shared(7, 4)).toBe("sans compter les 7 autres participants, dont 4 sont déjà en service");
    expect(shared(7, 1)).toBe("sans compter les 7 autres participants, dont 1 est déjà en service");
    expect(shared(1, 1)).toBe("sans compter l’autre participant, déjà en service");
  });

  it("counts who refused among nobody that takes part, and yet supposes that they receive nothing", () => {
    const refused = { signed: 1, others: 15, refused: 1 };
    expect(plain(signedAloneText({ ...refused, inService: 15 }))).toBe(
      "sans compter les 15 autres participants, déjà en service",
    );
    expect(signedAloneText({ ...refused, others: 0 })).toContain("en supposant");
  });

  it("supposes nothing where all who take part have signed", () => {
    expect(signedAloneText({ signed: 6, others: 0 })).toBeNull();
    expect(signedAloneText({ signed: 0, others: 3 })).toBeNull();
  });
});
