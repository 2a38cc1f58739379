import { expect, it } from "vitest";
import { settledElsewhereText } from "./settled-elsewhere.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;

const sale = {
  earnsEur: { low: 1820, high: 3900 },
  todayEur: { low: 1820, high: 1820 },
  producedKwh: 20_000,
  surplusPrice: 0.06,
  membershipEur: 0,
  agreed: { consumers: 17 },
};

it("tells both figures where some of those of today sign their contract elsewhere", () => {
  // 1,200 with nobody, and 9 of the 17 who add 620 to it.
  expect(plain(settledElsewhereText(sale, 8))).toBe(
    "8 des 17 lieux acceptés ne signent pas de contrat ici : avec les 9 autres, environ 1 530 € par an, en supposant qu’eux seuls reçoivent de l’électricité.",
  );
  expect(plain(settledElsewhereText(sale, 1))).toMatch(
    /^1 des 17 lieux acceptés ne signe pas .* les 16 autres/u,
  );
  expect(plain(settledElsewhereText(sale, 17))).toMatch(/^Aucun des participants d’aujourd’hui/u);
});

it("says nothing where all sign here, or of too few to be told of", () => {
  expect(settledElsewhereText(sale, 0)).toBeNull();
  expect(settledElsewhereText(sale, undefined)).toBeNull();
  expect(settledElsewhereText({ ...sale, todayEur: null }, 8)).toBeNull();
  expect(settledElsewhereText({ ...sale, agreed: { consumers: 4 } }, 2)).toBeNull();
});
