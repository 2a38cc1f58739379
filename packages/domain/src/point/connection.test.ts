import { expect, it } from "vitest";
import { connectionLabel } from "./connection.ts";

it.each([
  [{ prm: "14295224261882", raccordementId: "" }, "En service"],
  [{ prm: "14295224261882", raccordementId: "R-12" }, "En service"],
  [{ prm: "", raccordementId: "R-12" }, "Raccordement demandé"],
  [{ prm: "", raccordementId: "" }, "PDL à donner"],
  [{}, "PDL à donner"],
])("an installation of which one knows %j: %s", (known, label) => {
  expect(connectionLabel(known)).toBe(label);
});
