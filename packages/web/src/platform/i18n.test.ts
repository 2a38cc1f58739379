import { afterEach, describe, expect, it } from "vitest";
import frenchOfBelgium from "../locales/be_FR.json";
import dutchOfBelgium from "../locales/be_NL.json";
import { startI18n, t } from "./i18n.ts";

afterEach(() => startI18n([]));

describe("a text", () => {
  it.each([[["fr-FR"]], [["fr-BE"]], [["nl-BE"]], [["en", "nl-be"]], [[]]])(
    "is French for a browser of %j",
    async (languages) => {
      await startI18n(languages);
      expect(t("Bonjour {{name}}", { name: "Léa" })).toBe("Bonjour Léa");
    },
  );

  it("has no Belgian words yet", () => {
    expect([frenchOfBelgium, dutchOfBelgium]).toEqual([{}, {}]);
  });
});
