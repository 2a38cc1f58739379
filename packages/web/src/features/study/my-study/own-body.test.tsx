import { MantineProvider } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OwnBodies } from "./own-body.tsx";

const body: NonNullable<Study["ownBodies"]>[number] = {
  name: "Commune de Langouet",
  places: ["École", "Mairie"],
  plants: ["Toit de l’école"],
  withoutVat: "none",
  savingEur: 5059.2,
  paidToItselfEur: 9043.4,
  vatOnItEur: 1808.7,
  soldToOthersEur: 2370.6,
  surplusSaleEur: 759.1,
  totalEur: 19_041,
  wholeSaleEur: 10_170,
  exemptionEur: 2790.2,
};
const told = (ownBodies: Study["ownBodies"]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <OwnBodies bodies={ownBodies} />
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, "");

describe("the study of a body that produces and consumes", () => {
  it("says in one block who it is, what it pays to itself and what it gains in all", () => {
    const text = told([body]);
    for (const part of [
      "Commune de Langouet",
      "19\u202f041\u00a0€ par an, en tout",
      "Payé à soi-même, HT\u00a0: ni coût, ni revenu",
      "9\u202f043\u00a0€",
      "aucune TVA n’y est comptée",
      "École, Mairie",
      "16\u202f251\u00a0€ par an, en tout",
      "avec l’exonération de taxe (accise)\u00a0: 8\u202f871\u00a0€ de plus que tout vendre au réseau",
    ])
      expect(text).toContain(part);
  });

  it("says nothing where nobody does, nor of an answer that does not tell", () => {
    expect(told([])).toBe("");
    expect(told(undefined)).toBe("");
  });
});
