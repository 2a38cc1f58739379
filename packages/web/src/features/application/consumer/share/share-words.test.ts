import { expect, it } from "vitest";
import { shareWords } from "./share-words.ts";

it("who shares a full project tells his neighbours that they would wait", () => {
  expect(shareWords(true)).toContain("en cinq minutes");
  expect(shareWords(false)).toContain("complet aujourd’hui");
  expect(shareWords(false)).toContain("liste d’attente");
});
