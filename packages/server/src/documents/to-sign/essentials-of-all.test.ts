import { describe, expect, it } from "vitest";
import {
  accord,
  bulletin,
  company,
  consumptionSite,
  productionSite,
  salesContract,
} from "../../../test/document-samples.ts";
import type { DocumentContent } from "./content.ts";
import { essentialsOf, essentialsOfAll, type SignedAs } from "./essentials.ts";
import { signedFeeText } from "./sorted-documents.ts";

describe("what a mayor signs at once for the town's buildings and its roof", () => {
  const asMember = (content: DocumentContent): SignedAs => ({ role: "participant", content });
  const ofTown = { participant: company, site: consumptionSite };
  const school = [
    { ...bulletin, ...ofTown },
    { ...accord, ...ofTown },
  ];
  const roof = [
    { ...bulletin, participant: company, site: productionSite },
    { ...accord, participant: company, site: productionSite },
  ];
  const reader = { isVatPaid: true, isOwnBody: true };
  const linesOf = (all: readonly SignedAs[]) =>
    Object.fromEntries(essentialsOfAll(all, reader).map(({ subject, text }) => [subject, text]));

  it("has the mandates that the roof's accord gives, wherever it stands, and the fee of all his points", () => {
    for (const all of [
      [...school, ...school, ...school, ...roof],
      [...roof, ...school, ...school, ...school],
    ]) {
      const { billing, fee, price } = linesOf(all.map(asMember));
      expect(billing).toContain("Comme producteur, l’association établit vos factures en votre nom");
      expect(fee).toBe(
        "20,00\u00a0€ par an à l’association, et 12,50\u00a0€ à l’entrée, une seule fois, pour chacun de vos 4\u00a0points\u00a0: 80,00\u00a0€ par an et 50,00\u00a0€ à l’entrée en tout.",
      );
      expect(price).toMatch(
        /^On ne s’achète pas à soi-même.* Comme producteur, celui de chaque contrat de vente/u,
      );
    }
  });

  it("has the same where he presides the association too", () => {
    const forBody = school.map((content): SignedAs => ({ role: "pmo", content }));
    const { billing, fee, leaving } = linesOf([...forBody, ...roof.map(asMember)]);
    expect(billing).toContain("votre accord lui en donne le mandat");
    expect(fee).toContain("20,00\u00a0€ par an à l’association");
    expect(leaving).toContain("Pour l’association, ");
  });

  it("is read as before by who signs as one alone", () => {
    expect(essentialsOfAll(school.map(asMember), reader)).toEqual(
      essentialsOf("participant", school, reader),
    );
    expect(essentialsOfAll(roof.map(asMember), reader)).toEqual(essentialsOf("participant", roof, reader));
    const contract = { role: "producer", content: salesContract } as const;
    expect(essentialsOfAll([contract], reader)).toEqual(essentialsOf("producer", [salesContract], reader));
    const accords = school.slice(1).map((content): SignedAs => ({ role: "pmo", content }));
    expect(essentialsOfAll([...accords, contract], reader)).toEqual(
      essentialsOf("pmo", [...school.slice(1), salesContract], reader),
    );
  });

  it("says again what the bulletins of all his places ask, once they are signed", () => {
    expect(signedFeeText([bulletin, bulletin])).toMatch(
      /40,00\s€ par an et 25,00\s€ à l’entrée en tout, selon les bulletins que vous avez signés\.$/u,
    );
    expect(signedFeeText([bulletin])).toMatch(/une seule fois, selon le bulletin que vous avez signé\.$/u);
  });
});
