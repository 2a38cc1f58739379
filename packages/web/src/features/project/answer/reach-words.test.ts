import { expect, it } from "vitest";
import { reachText } from "./reach-words.ts";

const plain = (...given: Parameters<typeof reachText>) => reachText(...given).replaceAll("\u00a0", " ");

it("says why a project is out of reach, as far as that is known", () => {
  expect(plain("outside", { reason: "commune", perimeter: 20 })).toBe(
    "Hors de votre portée : votre commune est trop dense",
  );
  expect(plain("outside", { reason: "distance", perimeter: 20 })).toContain("trop loin d’un participant");
  expect(plain("outside", { reason: undefined, perimeter: 20 })).toBe(
    "Hors de votre portée : trop loin, ou commune trop dense",
  );
  expect(plain("outside", { reason: undefined, perimeter: 2 })).toBe("Hors de votre portée");
});
