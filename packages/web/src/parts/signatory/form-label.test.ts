import { juridictions } from "@mec/domain/signatory";
import { expect, it } from "vitest";
import { formLabel } from "./form-label.ts";

it("who runs a business alone finds the form that his belongs to", () => {
  expect(juridictions.map(formLabel)).toEqual([
    "SARL (ou EURL)",
    "SA",
    "SAS (ou SASU)",
    "SCOP",
    "SCIC",
    "EPCI",
    "Collectivité",
    "Association",
    "Autre (entreprise individuelle, EARL, GAEC, SCI…)",
  ]);
});
