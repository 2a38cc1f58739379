import { describe, expect, it } from "vitest";
import {
  concernsOthers,
  type VatChange,
  vatChangedText,
  vatChangeLines,
  vatMailedText,
} from "./vat-change.ts";
import { isDearer, movedSale, vatMove } from "./vat-move.ts";

const none = { count: 0, paid: null };
const nothing: VatChange = {
  waiting: none,
  accords: 0,
  signed: none,
  accepted: none,
  proposed: none,
  isMailed: true,
};
const eleven = { price: 0.11, from: "franchise", to: "standard" } as const;
const back = { price: 0.11, from: "standard", to: "franchise" } as const;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
const lines = (change: Partial<VatChange>, vatRegime: "standard" | "franchise" | null = "standard") =>
  vatChangeLines({ ...nothing, ...change }, vatRegime).map(plain);

describe("a seller who says another VAT", () => {
  it("reads how many contracts are taken back, and from which price to which they are made anew", () => {
    expect(lines({ waiting: vatMove([eleven]) })).toEqual([
      "1 contrat attend des signatures : il est retiré et doit être refait. Son prix, TVA comprise, passe de 11 à 13,2 c€/kWh.",
      "Vos sommes comptent au plus 11 c€/kWh HT. Tant que cet acheteur n’a pas signé le prix avec TVA, il peut la refuser : il vous en resterait 9,17 c€/kWh HT.",
    ]);
    expect(lines({ waiting: vatMove([eleven, { ...eleven, price: 0.12 }]) })).toEqual([
      "2 contrats attendent des signatures : ils sont retirés et doivent être refaits. Leur prix, TVA comprise, passe de 11–12 à 13,2–14,4 c€/kWh.",
      "Vos sommes comptent au plus 11–12 c€/kWh HT. Tant que ces acheteurs n’ont pas signé le prix avec TVA, ils peuvent la refuser : il vous en resterait 9,17–10 c€/kWh HT.",
    ]);
    expect(lines({ waiting: vatMove([back]) }, "franchise")[0]).toContain("passe de 13,2 à 11 c€/kWh.");
  });

  it("reads that what is signed stays until he announces it a month before, where he comes to add VAT", () => {
    expect(lines({ signed: vatMove([eleven]) })).toEqual([
      "1 contrat signé garde son prix de 11 c€/kWh tant que vous n’annoncez rien. Il prévoit que la TVA s’y ajoute si vous l’annoncez un mois à l’avance à l’acheteur : le prix est alors de 13,2 c€/kWh. D’ici là la TVA est à votre charge : il vous reste 9,17 c€/kWh HT.",
    ]);
  });

  it("reads that what is signed stays until a new contract, where he adds none any more", () => {
    expect(lines({ signed: vatMove([back, back]) }, "franchise")).toEqual([
      "2 contrats signés gardent leur prix de 13,2 c€/kWh, TVA comprise : il ne change que par un nouveau contrat, à convenir avec chaque acheteur et le porteur.",
    ]);
  });

  it("reads which accepted and open prices become dearer, and that both are told by mail", () => {
    const change = { ...nothing, accepted: vatMove([eleven, eleven]), proposed: vatMove([eleven]) };
    expect(lines(change)).toEqual([
      "2 prix de participants acceptés, qui paient la TVA et n’ont pas encore de contrat, passent de 11 à 13,2 c€/kWh : leurs acheteurs peuvent encore refuser.",
      // 11 / 1.2 = 9.17
      "Vos sommes comptent au plus 11 c€/kWh HT. Tant que ces acheteurs n’ont pas signé le prix avec TVA, ils peuvent la refuser : il vous en resterait 9,17 c€/kWh HT.",
      "1 prix proposé à un candidat, sans réponse encore, passe de 11 à 13,2 c€/kWh.",
    ]);
    // Of a few he does not read what they are.
    expect(lines({ proposed: { count: 2, paid: null } })).toEqual([
      "2 prix proposés à des candidats, sans réponse encore, deviennent plus chers.",
    ]);
    expect(vatMailedText(change)).toContain("dans un e-mail, avec l’ancien prix et le nouveau");
    expect(vatMailedText({ ...change, isMailed: false })).toContain("prévenez-les vous-même");
    expect(vatMailedText({ ...nothing, signed: vatMove([eleven]) })).toBeNull();
  });

  it("reads of businesses, which get it back, that their price stays and that they are told too", () => {
    expect(concernsOthers(nothing)).toBe(false);
    const change = { ...nothing, reclaimed: 2 };
    expect(concernsOthers(change)).toBe(true);
    expect(lines(change)).toEqual([
      "2 prix d’entreprises, sans contrat encore, restent les mêmes hors TVA : elles la paient et la récupèrent.",
    ]);
    expect(vatMailedText(change)).toContain("dans un e-mail");
    expect(plain(vatChangedText(change))).toContain("2 prix inchangés hors TVA.");
  });

  it("reads one line for each price, before and after, where there are several", () => {
    const at = (price: number) => ({ price, from: "franchise", to: 0.5 }) as const;
    expect(lines({ accepted: vatMove([at(0.11), at(0.1), at(0.1)]) }).slice(0, 3)).toEqual([
      "3 prix de participants acceptés, qui paient la TVA et n’ont pas encore de contrat, changent en moyenne de ceux qui vendent (votre part passe de 10–11 à 12–13,2 c€/kWh) : leurs acheteurs peuvent encore refuser.",
      "2 prix : 10 → 11 c€/kWh",
      "1 prix : 11 → 12,1 c€/kWh",
    ]);
  });

  it("reads of a price that others sell at too that it is the mean, and what his own part becomes", () => {
    const shared = { price: 0.1, from: "franchise", to: 0.735 } as const;
    expect(lines({ accepted: vatMove([shared, shared]) })[0]).toBe(
      "2 prix de participants acceptés, qui paient la TVA et n’ont pas encore de contrat, passent de 10 à 11,47 c€/kWh en moyenne de ceux qui vendent (votre part passe de 10 à 12 c€/kWh) : leurs acheteurs peuvent encore refuser.",
    );
  });

  it("reads that whose contract is taken back is always told, and that the others are not once a day's mails have left", () => {
    const back = { ...nothing, waiting: vatMove([eleven]), isMailed: false };
    expect(vatMailedText(back)).toContain("dans un e-mail, avec l’ancien prix et le nouveau");
    expect(plain(vatChangedText(back))).toContain("Les acheteurs concernés sont prévenus par e-mail.");
    const both = { ...back, accepted: vatMove([eleven]) };
    expect(vatMailedText(both)?.replaceAll("\u00a0", " ")).toBe(
      "Ceux dont le contrat est retiré le lisent dans un e-mail. Trop d’e-mails de ce projet sont déjà partis aujourd’hui : les autres acheteurs n’en reçoivent pas, prévenez-les vous-même.",
    );
    expect(plain(vatChangedText(both))).toContain(
      "Ceux dont le contrat est retiré sont prévenus par e-mail.",
    );
  });

  it("reads afterwards what was done", () => {
    const change = { ...nothing, waiting: vatMove([eleven]), signed: vatMove([eleven, eleven]) };
    expect(plain(vatChangedText(change))).toBe(
      "Votre TVA est changée : 1 contrat retiré, 2 contrats signés gardent leur prix. Les acheteurs concernés sont prévenus par e-mail.",
    );
  });

  it("is asked nothing where nobody else is concerned", () => {
    expect(concernsOthers(nothing)).toBe(false);
    expect(concernsOthers({ ...nothing, accords: 1 })).toBe(true);
  });

  it("who no longer says it names no price that nobody knows, and given electricity has none", () => {
    expect(lines({ waiting: vatMove([back]) }, null)[0]).not.toContain("c€");
    expect(vatMove([{ ...eleven, price: 0 }])).toEqual({ count: 1, paid: null });
  });
});

it("who gets VAT back pays no more for a price to which it is added", () => {
  expect(isDearer(eleven, "individual")).toBe(true);
  expect(isDearer(eleven, "professional")).toBe(false);
  expect(isDearer(back, "individual")).toBe(false);
});

it("the price of a contract of several sellers counts the VAT of each by his power", () => {
  const sale = {
    price: 0.1,
    planned: null,
    sellers: [
      { pointId: "a", powerKwc: 30, vatRegime: "franchise" },
      { pointId: "b", powerKwc: 10, vatRegime: "franchise" },
    ],
  } as const;
  const moved = movedSale(sale, ({ pointId, vatRegime }) => (pointId === "b" ? "standard" : vatRegime));
  expect(moved).toEqual({ price: 0.1, from: "franchise", to: 0.25 });
  expect(vatMove([moved]).paid).toEqual({ from: { min: 0.1, max: 0.1 }, to: { min: 0.105, max: 0.105 } });
});
