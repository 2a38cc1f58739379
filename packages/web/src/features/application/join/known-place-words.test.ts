import { expect, it } from "vitest";
import { knownPlaceWords } from "./known-place-words.ts";

const home = (projectId: string | null) => ({
  name: "Maison",
  applicationProgress: projectId
    ? {
        id: "a",
        projectId,
        isFromProjectOwner: false,
        progress: [
          {
            id: "1",
            status: "APPLICATION" as const,
            by: "holder" as const,
            createdAt: "2026-11-01T10:00:00Z",
          },
        ],
      }
    : null,
});

it("says whether the home has applied here, elsewhere, or may apply", () => {
  expect(knownPlaceWords(home("here"), "here").text).toContain("rien n’est à refaire");
  expect(knownPlaceWords(home("there"), "here").text).toContain("n’en rejoint qu’un à la fois");
  expect(knownPlaceWords(home(null), "here").text).toContain("Candidatez avec lui");
});
