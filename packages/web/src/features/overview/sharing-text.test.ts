import { expect, it } from "vitest";
import { sharingText } from "./sharing-text.ts";

it("says since when electricity is shared, and when the first shares are expected as long as they are", () => {
  expect(sharingText({ since: "2026-11-03", firstSharesIn: "2026-12-01" })).toBe(
    "Partagé depuis le 3 novembre 2026\u00a0; première répartition attendue du gestionnaire du réseau courant décembre 2026.",
  );
  expect(sharingText({ since: "2026-11-03", firstSharesIn: null })).toBe(
    "Partagé depuis le 3 novembre 2026.",
  );
});
