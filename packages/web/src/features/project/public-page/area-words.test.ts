import { expect, it } from "vitest";
import { areaText } from "./area-words.ts";

const area: [number, number][] = [[48.1, -1.7]];
const wider: [number, number][] = [...area, [48.2, -1.8]];

it("promises a place in the green zone only where every commune is admitted", () => {
  expect(areaText({ area, borderArea: wider, perimeter: 2 })).toContain("a sa place");
  for (const perimeter of [10, 20] as const)
    for (const borderArea of [area, wider]) {
      const text = areaText({ area, borderArea, perimeter });
      expect(text).toContain("la commune doit convenir aussi");
      expect(text).not.toMatch(/a sa place|peut se trouver/);
    }
});
