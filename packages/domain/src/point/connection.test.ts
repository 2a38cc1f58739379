import { expect, it } from "vitest";
import { connectionLabel, wasLaid } from "./connection.ts";

it.each([
  [{ prm: "14295224261882", raccordementId: "" }, "Raccordée"],
  [{ prm: "14295224261882", raccordementId: "R-12" }, "Raccordée"],
  [{ prm: "", raccordementId: "R-12" }, "Raccordement demandé"],
  [{ prm: "", raccordementId: "" }, "PDL à donner"],
  [{}, "PDL à donner"],
  [{ prm: "", isPlanned: false }, "PDL à donner"],
  [{ prm: "", isPlanned: true }, "En projet"],
  [{ prm: "", raccordementId: "R-12", isPlanned: true }, "Raccordement demandé"],
  [{ prm: "14295224261882", isPlanned: true }, "Raccordée"],
])("an installation of which one knows %j: %s", (known, label) => {
  expect(connectionLabel(known)).toBe(label);
});

it("was laid for its project where it has a meter, and a quote or a connection request came before", () => {
  const prm = "14295224261882";
  expect(wasLaid({ operational: { prm }, quoteEur: 37_000 })).toBe(true);
  expect(wasLaid({ operational: { prm, raccordementId: "R-12" } })).toBe(true);
  expect(wasLaid({ operational: { prm, raccordementId: "" }, quoteEur: null })).toBe(false);
  expect(wasLaid({ operational: { prm: "" }, quoteEur: 37_000 })).toBe(false);
});
