import { expect, it } from "vitest";
import { sellingText } from "./price-fields.tsx";

it("does not tell who joins another's project that he proposes prices", () => {
  expect(sellingText(true)).toContain("Le porteur et vous");
  expect(sellingText(false)).toContain("proposez un prix à chacun");
});
