import { expect, it } from "vitest";
import { whyNotReady } from "./not-ready-words.ts";

it("an incomplete document says what it lacks, of whomever that is", () => {
  expect(whyNotReady([{ item: "vat-regime", target: "producers" }])).toBe(
    "Il manque le régime de TVA du producteur.",
  );
  expect(whyNotReady([])).toContain("a demandé à partir");
});
