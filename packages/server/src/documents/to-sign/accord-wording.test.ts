import { accordDurationText, curveReadersText, sgeConsentText } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { accord, company, individual, productionSite } from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import type { DocumentContent } from "./content.ts";
import { legalDocument } from "./document.ts";

/** With ordinary spaces, to be read. */
const said = (content: DocumentContent): string =>
  legalText(legalDocument(content)).replace(/[\u00a0\u202f]/g, " ");

describe("an accord says", () => {
  it("for whom its contact signs while no association is declared", () => {
    const text = said({ ...accord, association: null });
    expect(text).toContain(
      "La personne morale organisatrice de l’opération « Soleil de l’Œillet » (courriel : maelle@voisins-du-soleil.exemple.fr), représentée par Madame Maëlle O’Connor",
    );
    expect(text).not.toContain("à compléter");
  });

  it("what a consumer keeps, and what a producer answers for", () => {
    const producer = said({ ...accord, participant: company, site: productionSite });
    expect(said(accord)).toContain("garde le fournisseur de son choix");
    expect(producer).toContain("reste seul responsable de son installation");
    expect(producer).not.toContain("garde le fournisseur");
  });

  it("which data of the meter are given, for how long, and that this can be taken back", () => {
    for (const words of ["PRM 09111642617347", "courbe de charge", "retirée à tout moment"])
      expect(said(accord)).toContain(words);
    expect(said(accord)).toContain(accordDurationText("la PMO").replaceAll("\u00a0", " "));
    expect(said(accord)).toContain("les courbes de charge le sont vingt-quatre mois");
  });

  it.each([
    ["consumer", accord],
    ["producer", { ...accord, participant: company, site: productionSite }],
  ])(
    "of a %s that the curve goes to the platform alone, as the consent and the help promise",
    (_, content) => {
      const text = said(content);
      expect(text).toContain(curveReadersText("la PMO").replaceAll("\u00a0", " "));
      expect(text).toContain("à la seule plateforme, la courbe de charge");
      expect(text).not.toContain("la courbe de charge et les index");
      expect(sgeConsentText.text).toContain("Le porteur du projet n’en voit que les résultats d’étude");
    },
  );

  it("that the statutes say when the association may exclude", () => {
    expect(said(accord)).toContain("exclure un participant après mise en demeure, dans les conditions");
    expect(said(accord)).not.toContain("quinze jours après une mise en demeure");
  });

  it("the derogation that a greater distance rests on", () => {
    const ofPerimeter = (perimeter: typeof accord.project.perimeter) =>
      said({ ...accord, project: { ...accord.project, perimeter } });
    expect(ofPerimeter(2)).not.toContain("dérogation");
    expect(ofPerimeter(20)).toContain("plus de 20 km, sous réserve de la dérogation");
  });

  it("whether the operation is simple or étendue, and by which case", () => {
    const ofGround = (ground?: "building" | "distance" | "intercommunality") =>
      said({ ...accord, project: { ...accord.project, ...(ground && { ground }) } });
    expect(ofGround("building")).toContain("autoconsommation collective dite simple");
    expect(ofGround("building")).not.toContain("étendue");
    expect(ofGround("distance")).toContain("autoconsommation collective étendue");
    expect(ofGround("intercommunality")).toContain("établissement public de coopération intercommunale");
    expect(ofGround("intercommunality")).not.toMatch(/plus de \d+ km/);
  });

  it("the same as ever when it was made before that was kept", () => {
    const { ground: _, ...project } = { ground: undefined, ...accord.project };
    const named = { ...accord.project, ground: "distance" as const };
    expect(said({ ...accord, project })).toBe(said({ ...accord, project: named }));
  });

  it("of a producer that he mandates the association to bill, in a clause of its own", () => {
    const producer = said({ ...accord, participant: company, site: productionSite });
    expect(producer).toContain("Mandat de facturation");
    for (const words of [
      "mandat exprès",
      "289, I, 2",
      "en son nom et pour son compte",
      "retirer à tout moment",
    ])
      expect(producer).toContain(words);
    expect(said(accord)).not.toContain("Mandat de facturation");
  });

  it("the key of the operation", () => {
    const ofKey = (repartitionKey: typeof accord.project.repartitionKey) =>
      said({ ...accord, project: { ...accord.project, repartitionKey } });
    expect(ofKey("static")).toContain("une part fixe de la production");
    expect(ofKey("dynamic-per-default")).toContain("au prorata de la consommation");
    expect(ofKey("full-dynamic")).toContain("pour chaque producteur");
  });

  it("the holder of the supply contract when he is another than the company", () => {
    const participant = { ...company, furnitureName: "Mairie annexe" };
    expect(said({ ...accord, participant })).toContain("habilité par son titulaire (Mairie annexe)");
    expect(said({ ...accord, participant: company })).not.toContain("titulaire (");
  });

  it("the name of the operation that the owner chose for it", () => {
    const association = accord.association && { ...accord.association, projectName: "Opération de l’Œillet" };
    const text = said({ ...accord, association });
    expect(text).toContain("« Opération de l’Œillet »");
    expect(text).toContain("Soleil de l’Œillet");
  });

  it("nothing of a civility that was not given", () => {
    expect(said({ ...accord, participant: { ...individual, gender: "OTHER" } })).toContain(
      "Zoé Šimůnek-Lefèvre, né(e) le",
    );
  });
});

it("a producer's accord says of his invoices what he said of his VAT", () => {
  const producer = { ...accord, participant: company, site: productionSite };
  expect(said({ ...producer, vatRegime: "franchise" })).toContain("relever de la franchise en base");
  expect(said({ ...producer, vatRegime: "standard" })).toContain(
    "la TVA s’ajoute à ses ventes d’électricité",
  );
  expect(said(producer)).not.toContain("À la date du présent accord, le Participant déclare");
});
