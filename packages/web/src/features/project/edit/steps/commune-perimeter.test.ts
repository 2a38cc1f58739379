import { expect, it } from "vitest";
import { communePerimeter } from "./commune-perimeter.ts";

const langouet = { name: "Langouet", density: 6 } as const;
const redon = { name: "Redon", density: 3 } as const;
const rennes = { name: "Rennes", density: 1 } as const;

it.each([
  [
    langouet,
    2,
    "Langouet est classée «\u00a0rural à habitat dispersé\u00a0»\u00a0: 20\u00a0km y sont possibles.",
  ],
  [redon, 10, "Redon est classée «\u00a0petite ville\u00a0»\u00a0: 10\u00a0km y sont possibles."],
  [rennes, 2, "Rennes est classée «\u00a0grand centre urbain\u00a0»\u00a0: le périmètre y est de 2\u00a0km."],
] as const)("%o says how wide its perimeter may be", (commune, chosen, text) => {
  expect(communePerimeter(commune, chosen)).toEqual({ text, isTooWide: false });
});

it("who chooses wider than his commune admits is warned", () => {
  expect(communePerimeter(rennes, 10)).toEqual({
    text: "Rennes est classée «\u00a0grand centre urbain\u00a0»\u00a0: un périmètre de 10\u00a0km n’y est pas admis, 2\u00a0km au plus.",
    isTooWide: true,
  });
  expect(communePerimeter(redon, 20)?.isTooWide).toBe(true);
});

it("nothing is said of a commune whose density is not known", () => {
  expect(communePerimeter({ name: "Neuville", density: null }, 20)).toBeNull();
});
