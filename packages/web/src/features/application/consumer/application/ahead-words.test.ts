import { expect, it } from "vitest";
import { aheadRows } from "./ahead-words.ts";

const accepted = {
  documents: "preparing",
  isLacking: true,
  start: { stage: "papers", expectedStart: "2027-07" },
  dues: { membershipEur: 15, entranceEur: 0 },
  today: "2026-11-27",
} as const;
const told = (of: Partial<Parameters<typeof aheadRows>[0]> = {}) =>
  aheadRows({ ...accepted, ...of }).map(([label, value]) => `${label} : ${value}`.replaceAll("\u00a0", " "));

it("tells who was accepted what comes next, when it starts and what is paid before", () => {
  expect(told()).toEqual([
    "Ensuite : Trois documents à signer, en général sous quatre semaines",
    "Démarrage : Prévu en juillet 2027",
    "À payer : 15,00 € de cotisation, à votre admission, une fois signé",
  ]);
});

it("counts two documents where his own body alone produces: there is no contract of sale", () => {
  const two = "Ensuite : Deux documents à signer, en général sous quatre semaines";
  expect(told({ isOwnSale: true })[0]).toBe(two);
  // Accepted without a price, it is the same.
  expect(told({ isOwnSale: true, dues: null })[0]).toBe(two);
});

it("says once what the sentence above has, and asks for nothing that was signed already", () => {
  expect(told({ isLacking: false })).toHaveLength(2);
  expect(told({ documents: "to-sign", isLacking: false })[0]).toBe(
    "Ensuite : Les autres signent à leur tour",
  );
  for (const documents of ["signed", "sale-to-come"] as const)
    expect(told({ documents })).toEqual(["Démarrage : Prévu en juillet 2027"]);
});

it.each([
  [
    { membershipEur: 12.5, entranceEur: 10 },
    "12,50 € de cotisation et 10,00 € de droit d’entrée, à votre admission, une fois signé",
  ],
  [{ membershipEur: 0, entranceEur: 10 }, "10,00 € de droit d’entrée, à votre admission, une fois signé"],
  [{ membershipEur: 0, entranceEur: 0 }, "Rien à l’adhésion"],
  [{ membershipEur: null, entranceEur: 0 }, "Cotisation pas encore fixée"],
])("what membership costs is exact, and never supposed: %j", (dues, text) => {
  expect(told({ dues }).at(-1)).toBe(`À payer : ${text}`);
});

it("promises no start that is not announced or has passed, and no cost where no price was agreed", () => {
  const startOf = (stage: "papers" | "running", expectedStart: string | null) =>
    told({ start: { stage, expectedStart }, dues: null }).at(-1);
  expect(startOf("papers", null)).toBe("Démarrage : Date pas encore annoncée");
  expect(startOf("papers", "2026-05")).toBe("Démarrage : Date pas encore annoncée");
  expect(startOf("running", null)).toMatch(/^Démarrage : Le projet partage déjà/u);
});

it("says of one of several places that what membership costs is of this one", () => {
  const dues = { membershipEur: 15, entranceEur: 0 };
  expect(told({ dues, isOneOfSeveral: true }).at(-1)).toBe(
    "À payer : 15,00 € de cotisation pour ce lieu, à votre admission, une fois signé",
  );
});
