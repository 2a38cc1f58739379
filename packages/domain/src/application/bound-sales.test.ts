import { describe, expect, it } from "vitest";
import { boundPlantText, type PlantSale } from "./index.ts";

const today = "2026-11-27";
const sale = (of: Partial<PlantSale> = {}): PlantSale => ({
  buyer: "Mairie de Céret",
  noticeMonths: 2,
  leftOn: null,
  ...of,
});
const told = (...sales: PlantSale[]) => boundPlantText(sales, today)?.replaceAll("\u00a0", " ") ?? null;

describe("a plant", () => {
  it("that sells nothing is bound by nothing", () => {
    expect(told()).toBeNull();
  });

  it("is bound by a contract as long as it is in the project, whatever its notice", () => {
    for (const noticeMonths of [2, 0, null])
      expect(told(sale({ noticeMonths }))).toBe(
        "Cette installation est liée par le contrat de vente avec Mairie de Céret : mettez-y fin d’abord, comme le prévoit ce que vous avez signé.",
      );
  });

  it("that has left is bound until the notice has run, written on the day of leaving", () => {
    expect(told(sale({ leftOn: "2026-11-01" }))).toBe(
      "Cette installation est liée par le contrat de vente avec Mairie de Céret, jusqu’à la fin du préavis : vous pourrez la supprimer à partir du 1er janvier 2027.",
    );
    expect(told(sale({ leftOn: "2026-09-27" }))).toBeNull();
    expect(told(sale({ leftOn: "2026-11-27", noticeMonths: 0 }))).toBeNull();
    expect(told(sale({ leftOn: "2026-11-27", noticeMonths: null }))).toBeNull();
  });

  it("names five buyers at most, and the last notice", () => {
    const left = { leftOn: "2026-11-01" };
    expect(told(sale(left), sale({ ...left, buyer: "Léa Roux", noticeMonths: 3 }))).toContain(
      "2 contrats de vente avec Mairie de Céret et Léa Roux, jusqu’à la fin du préavis : vous pourrez la supprimer à partir du 1er février 2027",
    );
    const six = Array.from({ length: 6 }, (_, rank) => sale({ buyer: `A${rank}` }));
    expect(told(...six)).toContain("liée par 6 contrats de vente : mettez-y fin");
  });
});
