import { expect, it } from "vitest";
import { limitVat } from "./limit-vat.ts";

it("counts VAT in the limits of who has not said whether he adds it, and else what he said", () => {
  for (const unsaid of ["", null, undefined] as const) expect(limitVat(unsaid)).toBeNull();
  for (const said of ["standard", "franchise"] as const) expect(limitVat(said)).toBe(said);
});
