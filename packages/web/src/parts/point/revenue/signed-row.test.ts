import type { PlantSale } from "@mec/api/study";
import { surplusToSellText } from "@mec/domain/study";
import { describe, expect, it } from "vitest";
import { saleLines } from "./sale-words.ts";

const at = (price: number) => ({ min: price, max: price });
const sale: PlantSale = {
  pointId: "1",
  name: "Hangar",
  price: at(0.1),
  vatRegime: null,
  powerKwc: 36,
  producedKwh: 41_000,
  signed: { contracts: 2, price: at(0.1), sum: { localEur: 1345, surplusEur: 1550, earnsEur: 2880 } },
  agreed: { consumers: 2, price: at(0.1) },
  earnsEur: { low: 2500, high: 3900 },
  sellingAllEur: null,
};
const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const rows = (some: Partial<PlantSale>, signing = 0) =>
  saleLines({ ...sale, ...some }, "professional", signing).rows.map(({ label, amount, detail }) =>
    plain(`${label} : ${amount} (${detail})`),
  );

describe("the sum of what is signed", () => {
  it("says that a buyer leaves on a day, and what is left then", () => {
    const left = {
      contracts: 1,
      price: at(0.1),
      sum: { localEur: 600, surplusEur: 1640, earnsEur: 2220 },
    };
    const days = [{ on: "2026-12-15", contracts: 1 }];
    expect(rows({ afterDepartures: { days, signed: left } })[0]).toContain(
      "2 contrats de vente, dont 1 qui part le 15 décembre 2026 : ensuite environ 2 220 € par an",
    );
    const both = [...days, { on: "2027-01-03", contracts: 1 }];
    const none = { contracts: 0, price: null, sum: null };
    expect(rows({ afterDepartures: { days: both, signed: none } })[0]).toContain(
      "dont 2 qui partent le 15 décembre 2026 et le 3 janvier 2027 : ensuite aucun contrat signé",
    );
  });

  it("is the sum of its parts, and says that nobody is known to buy the surplus once an older contract has ended", () => {
    expect(
      rows({ purchaseContract: "none", contractEndsOn: "2026-11-01", isContractOver: true })[0],
    ).toContain("1 330 € du partage + 1 550 € du surplus, à vendre à un acheteur à trouver");
    expect(rows({ surplusBuyer: "EDF OA", purchaseContract: "none" })[0]).toContain(
      "1 550 € du surplus, vendu à EDF OA",
    );
    expect(rows({ purchaseContract: "recent" })[0]).toMatch(/1 550 € du surplus\)$/u);
  });

  it("leads to a buyer of the surplus, as long as none is known", () => {
    expect(plain(surplusToSellText({ purchaseContract: "older" }) ?? "")).toMatch(
      /n’a pas encore d’acheteur.*Donnez son nom au porteur du projet.*annexe 2/u,
    );
    for (const known of [
      { purchaseContract: "older", surplusBuyer: "Un agrégateur" },
      { purchaseContract: "none", isSurplusOffered: true },
      { purchaseContract: "recent" },
      { purchaseContract: null },
    ] as const)
      expect(surplusToSellText(known)).toBeNull();
  });
});

describe("beside it, more buyers", () => {
  const toCome = { consumers: 7, price: at(0.1), names: [], onTheirWay: 0, waitsFor: "owner" as const };
  const more: Partial<PlantSale> = {
    signed: { contracts: 3, price: at(0.12), sum: { localEur: 1500, surplusEur: 1460, earnsEur: 2950 } },
    concluded: { contracts: 0, price: null, sum: null },
    agreed: { consumers: 16, price: at(0.1) },
    todayEur: { low: 2700, high: 3010 },
    surplusPrice: 0.0536,
    membershipEur: 10,
    toCome,
  };

  it("are counted as who signs is: as computed, and not by the mean of all", () => {
    const row = rows({ ...more, contractsEur: { low: 2960, high: 3080 } }, 3)[1];
    expect(row).toContain("Avec les 10 dont le contrat se signe ici : 2 960 à 3 080 €");
    expect(row).not.toContain("au plus bas");
  });

  it("say why they may bring less, also to who is about to sign", () => {
    const [, ten, all] = rows({ ...more, contractsEur: { low: 2820, high: 2980 }, mayRefuseVat: true }, 3);
    for (const row of [ten, all])
      expect(row).toContain(
        "au plus bas, qui n’a pas signé paie moins cher une part de ce que les signataires prendraient seuls",
      );
    expect(ten).toContain("selon que les acheteurs paient la TVA ou la refusent");
  });
});
