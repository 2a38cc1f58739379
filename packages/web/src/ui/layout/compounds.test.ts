import { describe, expect, it } from "vitest";
import { cutAtCompounds } from "./compounds.ts";

describe("a title cut at its compounds", () => {
  it("keeps each of them whole, its apostrophe and its stop with it", () => {
    expect(cutAtCompounds("À quel prix partagez-vous votre électricité\u202f?")).toEqual([
      "À quel prix ",
      "partagez-vous",
      " votre électricité\u202f?",
    ]);
    expect(cutAtCompounds("Recopiez le code reçu par e-mail.")).toEqual([
      "Recopiez le code reçu par ",
      "e-mail.",
      "",
    ]);
  });

  it("is whole without one", () => {
    expect(cutAtCompounds("Vous êtes – ou serez – deux")).toEqual(["Vous êtes – ou serez – deux"]);
  });

  it("may still break a name longer than a phone's line", () => {
    expect(cutAtCompounds("Soleil de Saint-Rémy-lès-Chevreuse")).toHaveLength(1);
  });
});
