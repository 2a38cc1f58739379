import { expect, it } from "vitest";
import { contractToEnd, contractToEndText, readToEnd, toldToEnd } from "./contract-to-end.ts";

const today = "2026-11-29";
const laid = { prm: "14295224261882" };

it("a contract of before 9 October 2021 ends before its plant shares, and may have to where nobody has said since when one runs", () => {
  const of = (purchaseContract: "older" | "recent" | "none" | null) =>
    contractToEnd({ purchaseContract, operational: laid }, today);
  expect([of("older"), of(null), of("recent"), of("none")]).toEqual(["older", "unknown", null, null]);
  expect(contractToEnd({ operational: {} }, today)).toBe("unknown");
});

it("panels that are laid for the project have none", () => {
  expect(contractToEnd({ operational: { isPlanned: true } }, today)).toBeNull();
  expect(contractToEnd({ operational: laid, quoteEur: 12_000 }, today)).toBeNull();
  expect(contractToEnd({ operational: { ...laid, raccordementId: "R-12" } }, today)).toBeNull();
});

it("is told to its holder, to the project's owner, and as a step", () => {
  expect(contractToEndText("older", "holder")).toMatch(
    /^Votre contrat d’achat, d’avant .* prendre fin avant\.$/u,
  );
  expect(contractToEndText("older", "owner")).toMatch(/^Son contrat d’achat/u);
  expect(contractToEndText("unknown", "step")).toMatch(/^Avant le partage, .* si vous en avez un/u);
});

it("one that is said to end counts until its last day is over, and is told with it", () => {
  const of = (contractEndsOn: string) =>
    contractToEnd({ purchaseContract: "none", contractEndsOn, operational: laid }, today);
  expect([of("2026-11-28"), of(today), of("2026-12-31")]).toEqual([
    null,
    { endsOn: today },
    { endsOn: "2026-12-31" },
  ]);
  const texts = (["owner", "holder", "step"] as const).map((reader) =>
    contractToEndText({ endsOn: "2026-12-31" }, reader).replaceAll(/\s/gu, " "),
  );
  expect(texts).toEqual([
    "Son contrat d’achat prend fin le 31 décembre 2026 : le partage peut commencer ensuite.",
    "Votre contrat d’achat prend fin le 31 décembre 2026 : le partage peut commencer ensuite.",
    "Avant le partage, attendre la fin de votre contrat d’achat, le 31 décembre 2026.",
  ]);
});

it("a page of the former release reads one that ends as one that runs, and the present one its day", () => {
  const told = toldToEnd({ endsOn: "2026-12-31" });
  expect(told).toEqual({ contractToEnd: "older", contractEndsOn: "2026-12-31" });
  expect([readToEnd(told), readToEnd(toldToEnd("unknown")), readToEnd({})]).toEqual([
    { endsOn: "2026-12-31" },
    "unknown",
    null,
  ]);
});
