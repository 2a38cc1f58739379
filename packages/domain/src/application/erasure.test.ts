import { expect, it } from "vitest";
import { beforeErasureText, commitmentText } from "./index.ts";

it("the way out of what binds who deletes his account is that of his place: letters are ready for a consumer alone", () => {
  expect(beforeErasureText({ kind: "consumer" })).toContain("les lettres qui y mettent fin sont prêtes");
  expect(beforeErasureText({ kind: "producer" })).not.toContain("lettres");
  expect(beforeErasureText({ kind: "producer" })).toContain("règle votre départ");
  expect(beforeErasureText({ kind: "consumer", retractUntil: "2026-12-14" })).toContain("14 décembre 2026");
});

it("names a producer's contracts beside what he signed himself, and how many of them", () => {
  const place = { pointName: "Hangar", projectName: "Soleil", signed: ["bulletin", "accord"] } as const;
  expect(commitmentText({ ...place, sold: 3 })).toBe(
    "bulletin d’adhésion, accord de participation et 3\u00a0contrats de vente à des acheteurs, pour «\u00a0Hangar\u00a0» dans «\u00a0Soleil\u00a0»",
  );
  expect(commitmentText({ ...place, signed: ["accord"], sold: 0 })).toBe(
    "accord de participation, pour «\u00a0Hangar\u00a0» dans «\u00a0Soleil\u00a0»",
  );
});
