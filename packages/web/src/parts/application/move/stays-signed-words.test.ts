import { expect, it } from "vitest";
import { boundText, staysSignedLines } from "./stays-signed-words.ts";

const nothing = { signed: [], terms: [], elsewhere: [], sold: 0 };

it("an owner reads what binds him to whom he refuses: here, outside, and in consumers' contracts", () => {
  const lines = staysSignedLines({ ...nothing, signed: ["bulletin"], elsewhere: ["accord"], sold: 2 });
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain("Signé par tous\u00a0: bulletin d’adhésion");
  expect(lines[1]).toContain("en dehors de la plateforme\u00a0: accord de participation");
  expect(lines[2]).toContain("2\u00a0contrats signés avec des consommateurs");
});

it("of many who are refused each one's line says by which papers he stays bound", () => {
  expect(boundText({ ...nothing, signed: ["bulletin", "accord"] })).toBe(
    "bulletin d’adhésion et accord de participation",
  );
  expect(boundText({ ...nothing, signed: ["bulletin"], elsewhere: ["salesContract"] })).toBe(
    "bulletin d’adhésion\u00a0; contrat de vente, réglé en dehors de la plateforme",
  );
});
