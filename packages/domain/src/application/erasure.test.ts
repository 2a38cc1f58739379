import { expect, it } from "vitest";
import { beforeErasureText } from "./index.ts";

it("the way out of what binds who deletes his account is that of his place: letters are ready for a consumer alone", () => {
  expect(beforeErasureText({ kind: "consumer" })).toContain("les lettres qui y mettent fin sont prêtes");
  expect(beforeErasureText({ kind: "producer" })).not.toContain("lettres");
  expect(beforeErasureText({ kind: "producer" })).toContain("règle votre départ");
  expect(beforeErasureText({ kind: "consumer", retractUntil: "2026-12-14" })).toContain("14 décembre 2026");
});
