import { expect, it } from "vitest";
import { apartText } from "./apart-text.ts";

it.each([
  [0.5, "Aujourd’hui, environ 500\u00a0m les séparent."],
  [1, "Aujourd’hui, environ 1\u00a0km les sépare."],
  [1.5, "Aujourd’hui, environ 1,5\u00a0km les sépare."],
  [2, "Aujourd’hui, environ 2\u00a0km les séparent."],
  [12.5, "Aujourd’hui, environ 12,5\u00a0km les séparent."],
])("%d km between the most distant: the verb goes by their number", (km, text) => {
  expect(apartText(km)).toBe(text);
});
