import { expect, it } from "vitest";
import { calculationTexts, type PriceOf } from "./calculation-words.ts";

const at = (price: number) => ({ min: price, max: price });
const sum = {
  todayEur: { low: 7847, high: 7847 },
  sharedKwh: { low: 37_292, high: 103_196 },
  producedKwh: 114_400,
  soldAt: at(0.1),
  surplusPrice: 0.0536,
  membershipEur: 15,
};
const agreed = { isAgreed: true, coming: "asked" } as const;
const told = (given: Partial<typeof sum> | object, priceOf: PriceOf = agreed) =>
  calculationTexts({ ...sum, ...given }, priceOf).map((text) => text.replaceAll(/[\u00a0\u202f]/gu, " "));

it("says what a producer's sum is made of, so that he can do it again", () => {
  // 37,300 × 0.1 + 77,100 × 0.0536 − 15 = 7,848 €; 103,200 × 0.1 + 11,200 × 0.0536 − 15 = 10,905 €.
  expect(told({})).toEqual([
    "Avec les participants d’aujourd’hui : 37,3 MWh partagés à 10 c€, 77,1 MWh de surplus à 5,36 c€.",
    "Si le projet se remplit : 103,2 MWh partagés à 10 c€, 11,2 MWh de surplus à 5,36 c€.",
    "Le prix du partage est celui retenu pour des participants. Hors TVA et charges, une fois payée la cotisation de 15 € par an. Documents signés ici : 40 € HT par consommateur, payés une fois par le porteur.",
  ]);
});

it("tells what the documents of his own buildings cost, which have no contract of sale", () => {
  expect(told({ own: { withoutSale: 1 } })[2]).toContain(
    "40 € HT par consommateur, 20 € HT pour un bâtiment à vous,",
  );
});

it("says what his own buildings take, which is neither shared at a price nor left", () => {
  // Of 114.4 MWh: 37.3 are sold and 4 are theirs, beside few; 103.2 and 1.2 beside many.
  expect(told({ ownKwh: { low: 1200, high: 4000 } }).slice(0, 2)).toEqual([
    "Avec les participants d’aujourd’hui : 37,3 MWh partagés à 10 c€, 4 MWh pour vos bâtiments, 73,1 MWh de surplus à 5,36 c€.",
    "Si le projet se remplit : 103,2 MWh partagés à 10 c€, 1,2 MWh pour vos bâtiments, 10 MWh de surplus à 5,36 c€.",
  ]);
});

it("counts those of today at what they have accepted, and those who come at what is asked of them", () => {
  const both = { surplusPrice: 0.1201, comingAt: { min: 0.125, max: 0.135 } };
  const [, full, whose] = told(both);
  expect(full).toBe(
    "Si le projet se remplit : 37,3 MWh partagés à 10 c€ et 65,9 MWh partagés de 12,5 à 13,5 c€, 11,2 MWh de surplus à 12,01 c€.",
  );
  expect(whose).toMatch(
    /^Le prix du partage est celui retenu pour des participants ; avec ceux qui viendront, celui que vous demandez\./,
  );
  expect(told(both, { isAgreed: true, coming: "project" })[2]).toContain("celui que le projet annonce");
});

it("says whose price it is, and what is not counted", () => {
  const asked = { isAgreed: false, coming: "asked" } as const;
  const project = { isAgreed: false, coming: "project" } as const;
  expect(told({ soldAt: { min: 0.1, max: 0.12 } }, project)[0]).toContain("partagés de 10 à 12 c€");
  expect(told({}, project)[2]).toContain("que le projet annonce ; le vôtre se fixe avec le porteur");
  expect(told({}, asked)[2]).toContain("que vous demandez");
  expect(told({ soldAt: null })[0]).toContain("37,3 MWh partagés gratuitement");
  expect(told({ surplusPrice: null })[0]).toMatch(/77,1 MWh de surplus non compté\.$/);
});

it("begins with nobody where the participants of today are not told, then says how many homes it supposes", () => {
  // 57,200 kWh are about 13 homes of 4,500.
  expect(told({ todayEur: null, fewestKwh: 57_200 }).slice(0, 2)).toEqual([
    "Sans participant : 114,4 MWh de surplus à 5,36 c€.",
    "Avec 13 logements : 37,3 MWh partagés à 10 c€, 77,1 MWh de surplus à 5,36 c€.",
  ]);
});

it("says nothing of an answer of the former release, which tells the sum alone", () => {
  expect(told({ sharedKwh: undefined })).toEqual([]);
  expect(told({ surplusPrice: undefined })).toEqual([]);
});

it("names the price that is left where those who accepted one without VAT refuse it, as the least sum counts it", () => {
  const untaxed = { untaxedPrice: at(0.1), mayRefuseVat: true };
  expect(told(untaxed).at(-1)).toContain(
    "La somme la plus basse compte 8,33 c€/kWh HT pour qui refuserait la TVA, ajoutée au prix retenu.",
  );
  expect(told({ untaxedPrice: at(0.1) }).at(-1)).not.toContain("8,33");
});
