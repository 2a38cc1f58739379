import { expect, it } from "vitest";
import { farAwayText } from "./far-away.ts";

it("an address that no perimeter reaches reads its distance, and that it is not the owner's to decide", () => {
  expect(farAwayText(640.4)?.replaceAll(/\s/gu, " ")).toBe(
    "Elle est à environ 640 km de ce projet : au plus large, 20 km séparent deux participants. Corrigez-la, ou cherchez un projet plus proche.",
  );
});

it("one that a participant's exact place may decide does not", () => {
  // With a marker among the participants, the one that is farthest from an address is no nearer to it than the marker.
  expect(farAwayText(28)).toContain("28\u00a0km");
  for (const km of [0, 2.5, 20, 21]) expect(farAwayText(km)).toBeNull();
});
