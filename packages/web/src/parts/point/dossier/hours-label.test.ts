import { workingHours } from "@mec/domain/point";
import { expect, it } from "vitest";
import { hoursLabel } from "./hours-label.ts";

it("when a business uses most is asked with who does so, street lights and signs among them", () => {
  expect(workingHours.map(hoursLabel)).toEqual([
    "Surtout en journée",
    "Surtout tôt le matin (boulangerie…)",
    "De la nuit à midi (fournil, traiteur…)",
    "Soirs et week-ends (salle des fêtes, association…)",
    "La nuit (éclairage public, enseignes)",
    "Jour et nuit (froid, hôtel…)",
    "En période scolaire (école…)",
  ]);
});
