import { describe, expect, it } from "vitest";
import { retractionQuestion, retractLabel } from "./retraction-words.ts";

const open = {
  applicationId: "a",
  until: "2026-12-10",
  name: "Camille Roux",
  documents: ["bulletin", "salesContract"] as const,
  endsParticipation: true,
};
const where = { place: "Maison", email: "camille@exemple.fr", isInOperation: false };
const asked = (more: object = {}) =>
  retractionQuestion({ ...open, documents: [...open.documents] }, { ...where, ...more });

describe("the way to retract", () => {
  it("says until when on its button, or that the days have not begun to run", () => {
    expect(retractLabel("2026-12-10")).toBe("Me rétracter (jusqu’au 10 décembre)");
    expect(retractLabel(null)).toBe("Me rétracter");
  });

  it("names who retracts what, for which place, and where the receipt goes, before it is confirmed", () => {
    expect(asked().terms).toEqual([
      { label: "Vous", value: "Camille Roux" },
      { label: "Documents", value: "Bulletin d’adhésion et contrat de vente" },
      { label: "Lieu", value: "Maison" },
      { label: "Accusé de réception", value: "par e-mail, à camille@exemple.fr" },
    ]);
    expect(asked().confirmLabel).toBe("Confirmer la rétractation");
  });

  it("says of a contract that was added that the rest stays", () => {
    const added = { ...open, documents: ["salesContract" as const], endsParticipation: false };
    const { after } = retractionQuestion(added, where);
    expect(after).toContain("ce lieu participe toujours au projet");
    expect(after).not.toContain("quitte le projet");
  });

  it("says what happens then, and of who already receives local electricity what he pays of it", () => {
    expect(asked().after).toContain("sans motif et sans frais");
    expect(asked().after).not.toContain("électricité locale reçue");
    const unasked = { ...open, documents: [...open.documents], asksEarlySupply: false };
    expect(retractionQuestion(unasked, { ...where, isInOperation: true }).after).toContain(
      "vous n’avez rien à payer pour l’électricité locale reçue au titre de ce dont vous vous rétractez",
    );
    // No contract of sale is among what he retracts.
    expect(asked({ isInOperation: true }).after).not.toContain("électricité locale reçue");
  });

  it("says to who asked to be supplied before, as he signed, that he pays what he received", () => {
    const of = { ...open, documents: [...open.documents], asksEarlySupply: true };
    expect(retractionQuestion(of, { ...where, isInOperation: true }).after).toContain(
      "l’électricité locale reçue jusqu’à votre rétractation est à payer",
    );
    expect(retractionQuestion(of, where).after).not.toContain("électricité locale reçue");
  });
});
