import { expect, it } from "vitest";
import { oldChecksOf, oldChecksOfConsumer } from "./checked.ts";

it("says of a consumer's sum nothing that a producer alone is paid", () => {
  const longAfter = "2030-01-01";
  const names = (checks: ReturnType<typeof oldChecksOf>) => checks.map(({ figure }) => figure);
  expect(names(oldChecksOf(longAfter))).toContain("surplusPrices");
  expect(names(oldChecksOfConsumer(longAfter)).sort()).toEqual(
    names(oldChecksOf(longAfter))
      .filter((figure) => figure !== "surplusPrices" && figure !== "wholeSalePrices")
      .sort(),
  );
});
