import { expect, it } from "vitest";
import { reachText } from "./reach-words.ts";

it("says why a project is out of reach, where it may be more than the distance", () => {
  expect(reachText("outside", { reason: "commune", perimeter: 20 })).toBe(
    "Hors de votre portée (commune trop dense)",
  );
  expect(reachText("outside", { reason: "distance", perimeter: 20 })).toBe("Hors de votre portée");
  expect(reachText("outside", { reason: undefined, perimeter: 20 })).toBe(
    "Hors de votre portée (distance ou commune)",
  );
  expect(reachText("outside", { reason: undefined, perimeter: 2 })).toBe("Hors de votre portée");
});
