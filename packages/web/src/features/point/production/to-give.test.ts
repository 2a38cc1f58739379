import { expect, it } from "vitest";
import { toGive } from "./to-give.ts";

it("opens the field of a meter that was left for later, where one comes back to give it", () => {
  expect(toGive("sge", { operating: "later" })).toEqual({ operating: "yes" });
  expect(toGive("typology", { operating: "later" })).toEqual({});
  // Panels that are still to be laid have no meter.
  expect(toGive("sge", { operating: "no" })).toEqual({});
});
