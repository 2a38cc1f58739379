import { expect, it } from "vitest";
import { namesBeside } from "./names-beside.ts";

it("names a person by the place only where the person takes part with several", () => {
  const all = [
    { name: "Ana Roux", pointName: "École" },
    { name: "Ana Roux", pointName: "Gymnase" },
    { name: "Léa Petit", pointName: "Boutique" },
    { name: "Ana Roux" },
  ];
  expect(all.map(namesBeside(all))).toEqual([
    "Ana Roux (École)",
    "Ana Roux (Gymnase)",
    "Léa Petit",
    "Ana Roux",
  ]);
});
