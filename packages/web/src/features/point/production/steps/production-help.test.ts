import { expect, it } from "vitest";
import { addressLabel } from "./production-help.tsx";

it("offers to replace a typed production by the estimate, and names it first", () => {
  for (const typed of ["", "41190"]) expect(addressLabel(typed, "41190")).toBe("Estimer ma production");
  expect(addressLabel("30000", undefined)).toBe("Estimer ma production");
  expect(addressLabel("30000", "41190")).toBe("Remplacer par l’estimation\u00a0: 41,2\u00a0MWh");
});
