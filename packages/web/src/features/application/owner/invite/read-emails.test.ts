import { describe, expect, it } from "vitest";
import { readEmails } from "./read-emails.ts";

describe("the addresses of a pasted text", () => {
  it("are read whatever separates them", () => {
    const { valid } = readEmails("ana@exemple.fr; léo <leo@exemple.fr>,\nmia@exemple.fr\tzoe@exemple.fr.");
    expect(valid).toEqual(["ana@exemple.fr", "leo@exemple.fr", "mia@exemple.fr", "zoe@exemple.fr"]);
  });

  it("are found among the columns of a CSV file", () => {
    const file = 'Nom;Adresse;E-mail\n"Roux, Ana";12 rue du Lac;"ana@exemple.fr"\nPetit;;leo@exemple.fr\n';
    expect(readEmails(file)).toEqual({
      valid: ["ana@exemple.fr", "leo@exemple.fr"],
      invalid: [],
      without: [],
    });
  });

  it("count once each, whatever their case", () => {
    expect(readEmails("Ana@Exemple.fr ana@exemple.fr").valid).toEqual(["Ana@Exemple.fr"]);
  });

  it("are set apart when they are not well formed", () => {
    expect(readEmails("ana@exemple leo@exemple.fr @mia")).toEqual({
      valid: ["leo@exemple.fr"],
      invalid: ["ana@exemple", "@mia"],
      without: [],
    });
  });

  it("leave aside a line that has none, but for a file's headings", () => {
    const { without } = readEmails(
      "Nom;Courriel\nana@exemple.fr\n marie.legall.free.fr \n\n;;\nRoux, leo@exemple.fr",
    );
    expect(without).toEqual(["marie.legall.free.fr"]);
  });

  it("are none in a text without any", () => {
    expect(readEmails("Bonjour à tous")).toEqual({ valid: [], invalid: [], without: ["Bonjour à tous"] });
  });
});
