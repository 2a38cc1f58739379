import { animalPseudonyms } from "@mec/domain/project";
import { describe, expect, it } from "vitest";
import { faceOf, listedFace } from "./face-of.ts";
import { faces } from "./faces.ts";

describe("the face of an animal", () => {
  it.each([
    ["loutre", faces.otter],
    ["Loutre paisible", faces.otter],
    ["Hérisson", faces.hedgehog],
    ["écureuil", faces.squirrel],
    ["Âne", faces.horse],
    ["martin-pêcheur", faces.waterbird],
    ["Raton laveur", faces.badger],
  ])("of %j suits it, whatever its accents and capitals", (animal, face) => {
    expect(faceOf(animal)).toBe(face);
  });

  it.each(animalPseudonyms)("is listed for %s", (pseudonym) => {
    expect(listedFace(pseudonym)).toBeDefined();
  });

  it("is still one of ours, and always the same, for an animal nobody listed", () => {
    for (const animal of ["ornithorynque", "dahu", ""]) {
      expect(Object.values(faces)).toContain(faceOf(animal));
      expect(faceOf(animal)).toBe(faceOf(animal));
    }
  });
});
