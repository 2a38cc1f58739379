import { expect, it } from "vitest";
import { company } from "../../../test/document-samples.ts";
import { identityFields, partyText } from "./identity.ts";

const documentOf = (given: Partial<typeof company>) => {
  const body = { ...company, siretId: null, ...given };
  return JSON.stringify([identityFields(body), partyText(body, "acheteur")]).replaceAll("\u00a0", " ");
};

it("an association, and a structure of no form of the list, are named by the number that they gave, as a company is", () => {
  const association = documentOf({ juridiction: "ASSOCIATION", rnaId: "W352012345" });
  expect(association.match(/RNA/gu)).toHaveLength(2);
  expect(association.match(/W352012345/gu)).toHaveLength(2);
  expect(documentOf({ juridiction: "OTHER", juridicId: "732 829 320" })).toMatch(/SIREN/u);
  expect(documentOf({ juridiction: "OTHER", juridicId: "Volume 12, folio 3" })).toMatch(
    /Volume 12, folio 3/u,
  );
});
