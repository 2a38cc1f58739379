import { expect, it } from "vitest";
import { connectionLabel } from "./connection.ts";

it.each([
  [{ prm: "14295224261882", raccordementId: "" }, "En service"],
  [{ prm: "14295224261882", raccordementId: "R-12" }, "En service"],
  [{ prm: "", raccordementId: "R-12" }, "Raccordement demandé"],
  [{ prm: "", raccordementId: "" }, "PDL à donner"],
  [{}, "PDL à donner"],
  [{ prm: "", isPlanned: false }, "PDL à donner"],
  [{ prm: "", isPlanned: true }, "En projet"],
  [{ prm: "", raccordementId: "R-12", isPlanned: true }, "Raccordement demandé"],
  [{ prm: "14295224261882", isPlanned: true }, "En service"],
])("an installation of which one knows %j: %s", (known, label) => {
  expect(connectionLabel(known)).toBe(label);
});
