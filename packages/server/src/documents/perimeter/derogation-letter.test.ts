import { describe, expect, it } from "vitest";
import { anAssociation, anInterlocutor } from "../../../test/access-pmo.ts";
import { legalText } from "../../../test/legal-text.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import type { DerogationData } from "./data.ts";
import { derogationLetter } from "./derogation-letter.ts";
import { derogationPdf } from "./pdf.ts";

const data: DerogationData = {
  date: "2026-11-22T10:00:00.000Z",
  project: {
    id: "00000000-0000-4000-8000-000000000000",
    name: "Soleil du Val",
    city: "Langouet",
    perimeter: 20,
    repartitionKey: "dynamic-per-default",
  },
  association: anAssociation,
  interlocutor: anInterlocutor,
  fee: null,
  ground: "distance",
  greatestKm: 12.345,
  powerKw: 136.5,
  producers: 1,
  consumers: 12,
  intercommunality: "CC Val d’Ille-Aubigné",
  communes: [
    {
      citycode: "35146",
      name: "Langouet",
      density: 6,
      intercommunality: "CC Val d’Ille-Aubigné",
      points: 12,
    },
    { citycode: "35358", name: "Vignoc", density: 5, intercommunality: "CC Val d’Ille-Aubigné", points: 1 },
  ],
  unknownPoints: 0,
};
const words = (given: Partial<DerogationData> = {}) =>
  legalText(derogationLetter({ ...data, ...given }))
    .replaceAll("\u00a0", " ")
    .replaceAll("\u202f", " ");

describe("the request for a derogation", () => {
  it("asks the minister for the distance, by the communes that it rests on, each with its code and class", () => {
    const text = words();
    expect(text).toContain("Destinataire Ministre chargé de l’énergie");
    expect(text).toContain("éloignés de 20 km au plus");
    expect(text).toContain(
      "exclusivement dans des communes rurales au sens de la grille communale de densité",
    );
    expect(text).toContain("1 producteur, 12 consommateurs");
    expect(text).toContain("12,35 km, pour 20 km demandés");
    expect(text).toContain("Langouet 35146 rural à habitat dispersé 12");
    expect(text).toContain("Vignoc 35358 bourg rural 1");
    expect(words({ project: { ...data.project, perimeter: 10 } })).toContain(
      "communes rurales ou périurbaines",
    );
  });

  it("asks, for public bodies, by their intercommunalité and no distance", () => {
    const text = words({ ground: "intercommunality" });
    expect(text).toContain("CC Val d’Ille-Aubigné est l’établissement public");
    expect(text).toContain("sociétés d’économie mixte locales");
    expect(text).not.toContain("20 km");
  });

  it("shows what is to be completed: the reasons, who signs, an association that is not there, an unknown commune", () => {
    const text = words({ association: null, interlocutor: null, unknownPoints: 2 });
    expect(text).toContain("[à compléter : ce qui justifie la dérogation");
    expect(text).toContain("[à compléter : représentant de l’association]");
    expect(text).toContain("[à compléter : dénomination de l’association]");
    expect(text).toContain("[à compléter : commune de 2 points");
  });

  it("is a PDF with its annex on a page of its own, the same bytes for the same data", async () => {
    const file = await derogationPdf(data);
    expect(Buffer.from(file).equals(Buffer.from(await derogationPdf(data)))).toBe(true);
    const { pages } = await readPdf(file);
    expect(pages.length).toBeGreaterThan(1);
  });
});
