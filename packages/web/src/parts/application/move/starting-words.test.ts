import { describe, expect, it } from "vitest";
import { isUnderContract, lastContractEnd, notBefore, startingDoubts } from "./starting-words.ts";

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/gu, " "));
const none = { count: 0, contracts: [] };

describe("what speaks against the start of somebody", () => {
  it("is nothing once the owner's steps are done and every contract binds", () => {
    const steps = [
      { step: "declare", state: "done", isSupposed: true },
      { step: "start", state: "done", isSupposed: true },
    ] as const;
    expect(startingDoubts({ later: none }, steps)).toEqual([]);
    expect(startingDoubts({}, steps)).toEqual([]);
  });

  it("is each step that is still to be done, by its name", () => {
    const steps = [
      { step: "papers", state: "done" },
      { step: "declare", state: "current" },
      { step: "start", state: "upcoming" },
    ] as const;
    expect(plain(startingDoubts({ later: none }, steps))).toEqual([
      "Vos étapes « Déclarer la mise en œuvre » et « Signer la convention et démarrer » restent à faire : sans convention signée, le gestionnaire de réseau ne partage rien.",
    ]);
  });

  it("is no agreement that the owner says signed, before electricity is shared", () => {
    const agreed = { step: "start", state: "current", isAgreed: true } as const;
    expect(startingDoubts({ later: none }, [{ step: "declare", state: "done" }, agreed])).toEqual([]);
  });

  it("is none of a contract that takes effect on the day of the start itself", () => {
    const later = { count: 1, contracts: [{ buyer: "Gwen", startsOn: "2027-02-01" }] };
    expect(startingDoubts({ later }, [], "2027-02-01")).toEqual([]);
    expect(startingDoubts({ later }, [], "2027-01-31")).toHaveLength(1);
  });

  it("is each contract that takes effect later, by its buyer and its day", () => {
    const one = { buyer: "Awa Diop", startsOn: "2027-03-01" };
    expect(plain(startingDoubts({ later: { count: 1, contracts: [one] } }, []))).toEqual([
      "Le contrat de vente d’Awa Diop ne prend effet que le 1er mars 2027.",
    ]);
    expect(
      plain(startingDoubts({ later: { count: 7, contracts: [one, { ...one, buyer: "Léo Petit" }] } }, [])),
    ).toEqual([
      "7 contrats de vente ne prennent effet que plus tard : Awa Diop (le 1er mars 2027), Léo Petit (le 1er mars 2027) et 5 autres.",
    ]);
  });

  it("is a purchase contract that is said to run, with no end", () => {
    expect(plain(startingDoubts({}, [], "2026-12-07", true))).toEqual([
      "Son contrat d’achat, d’avant le 9 octobre 2021, doit prendre fin avant : le producteur l’indique dans son installation.",
    ]);
    const plant = (purchaseContract: "none" | "older", contractEndsOn: string | null) => [
      { selling: { isPlanned: false, purchaseContract, contractEndsOn } },
    ];
    expect(isUnderContract(plant("older", null), "2026-11-29")).toBe(true);
    expect(isUnderContract(plant("none", "2026-12-31"), "2026-11-29")).toBe(false);
    expect(lastContractEnd(plant("none", "2026-12-31"))).toBe("2026-12-31");
    expect([lastContractEnd(plant("older", null)), isUnderContract([{}], "2026-11-29")]).toEqual([
      undefined,
      false,
    ]);
  });

  it("is nobody whose days to retract are over when the sharing begins", () => {
    const people = [{ name: "Nadia Roux", until: "2026-12-14", asksEarlySupply: false }];
    const on = (day: string) => startingDoubts({ retractable: { count: 1, unasked: 1, people } }, [], day);
    expect(on("2026-12-14")).toHaveLength(1);
    expect(on("2026-12-15")).toEqual([]);
  });

  it("is each one who did not ask to be supplied before his days to retract end, with his first day", () => {
    const nadia = { name: "Nadia Roux", until: "2026-12-14", asksEarlySupply: false };
    const people = [nadia, { ...nadia, name: "Léo Petit", asksEarlySupply: true }];
    expect(plain(startingDoubts({ retractable: { count: 2, unasked: 1, people } }, []))).toEqual([
      "Nadia Roux commence le 15 décembre 2026, une fois passé son délai de rétractation : laissez ce lieu hors du partage jusque-là, et ne lui facturez rien d’avant.",
    ]);
    expect(plain(startingDoubts({ retractable: { count: 4, unasked: 3, people } }, []))[1]).toBe(
      "et 2 autres à laisser hors du partage jusqu’à la fin de leur délai de rétractation.",
    );
  });
});

describe("the owner's own plants, which begin with the first consumer", () => {
  const own = {
    plants: [
      { name: "Mairie", contractToEnd: "older" },
      { name: "Grange", contractToEnd: "older", contractEndsOn: "2027-06-30" },
    ],
  } as const;
  const told = { underContract: { ...own, plants: [...own.plants] } };

  it("are told while their contracts run on that day", () => {
    expect(plain(startingDoubts(told, [], "2026-12-07"))).toEqual([
      "Le contrat d’achat de votre installation « Mairie », d’avant le 9 octobre 2021, doit prendre fin avant. Confirmez qu’il aura pris fin.",
      "Le contrat d’achat de votre installation « Grange » prend fin le 30 juin 2027. Confirmez que vous la laissez hors du partage jusque-là.",
    ]);
    expect(startingDoubts(told, [], "2027-07-01")).toHaveLength(1);
  });

  it("put off the day that is offered where nothing else produces", () => {
    const selling = { purchaseContract: "none", contractEndsOn: "2027-08-31", isPlanned: false } as const;
    expect(notBefore([{}], { plants: [], sharesAfter: "2027-06-30" })).toBe("2027-06-30");
    expect(notBefore([{ selling }], { plants: [], sharesAfter: "2027-06-30" })).toBe("2027-08-31");
    expect(notBefore([{}], undefined)).toBeUndefined();
  });
});
