import { expect, it } from "vitest";
import { reachText } from "./reach-words.ts";

const plain = (...given: Parameters<typeof reachText>) => reachText(...given).replaceAll("\u00a0", " ");

it("says why a project is out of reach, where it may be more than the distance", () => {
  expect(plain("outside", { reason: "commune", perimeter: 20 })).toBe(
    "Hors de votre portée : commune trop dense",
  );
  expect(plain("outside", { reason: "distance", perimeter: 20 })).toBe("Hors de votre portée");
  expect(plain("outside", { reason: undefined, perimeter: 20 })).toBe(
    "Hors de votre portée : trop loin, ou commune trop dense",
  );
  expect(plain("outside", { reason: undefined, perimeter: 2 })).toBe("Hors de votre portée");
});
