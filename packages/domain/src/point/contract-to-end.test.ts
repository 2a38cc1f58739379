import { expect, it } from "vitest";
import { contractToEnd, contractToEndText } from "./contract-to-end.ts";

const laid = { prm: "14295224261882" };

it("a contract of before 9 October 2021 ends before its plant shares, and may have to where nobody has said since when one runs", () => {
  const of = (purchaseContract: "older" | "recent" | "none" | null) =>
    contractToEnd({ purchaseContract, operational: laid });
  expect([of("older"), of(null), of("recent"), of("none")]).toEqual(["older", "unknown", null, null]);
  expect(contractToEnd({ operational: {} })).toBe("unknown");
});

it("panels that are laid for the project have none", () => {
  expect(contractToEnd({ operational: { isPlanned: true } })).toBeNull();
  expect(contractToEnd({ operational: laid, quoteEur: 12_000 })).toBeNull();
  expect(contractToEnd({ operational: { ...laid, raccordementId: "R-12" } })).toBeNull();
});

it("is told to its holder, to the project's owner, and as a step", () => {
  expect(contractToEndText("older", "holder")).toMatch(
    /^Votre contrat d’achat, d’avant .* prendre fin avant\.$/u,
  );
  expect(contractToEndText("older", "owner")).toMatch(/^Son contrat d’achat/u);
  expect(contractToEndText("unknown", "step")).toMatch(/^Avant le partage, .* si vous en avez un/u);
});
