import { expect, it } from "vitest";
import { sellingText } from "./price-fields.tsx";

it("does not tell who joins another's project that he proposes prices", () => {
  // Nor that he sets them, where participants may have accepted one before he came.
  expect(sellingText(true)).toContain("Le porteur propose un prix à chacun");
  expect(sellingText(true)).not.toContain("fixe");
  expect(sellingText(false)).toContain("proposez un prix à chacun");
});
