import { expect, it } from "vitest";
import { heatedExample } from "./heated-example.ts";
import { article } from "./que-change-l-autoconsommation-collective-a-ma-facture.ts";

it("the help tells a heated home’s day of January and of June as the estimates count them", () => {
  // (863 + 365) / 31 = 39.6 by degree-days, 39 once months flow into each other; in June 9.6, and what is left of May.
  const example = heatedExample(2026);
  expect(example).toEqual({ year: "8\u202f500\u00a0kWh", january: "39", june: "11", heating: "55\u00a0%" });
  const told = JSON.stringify(article.sections);
  const current = heatedExample(new Date().getFullYear());
  expect(told).toContain(`${current.january}\u00a0kWh par jour en janvier, ${current.june} en juin`);
  expect(told).toContain(current.heating);
});
