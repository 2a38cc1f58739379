import { workingHours } from "@mec/domain/point";
import { expect, it } from "vitest";
import { hoursLabel } from "./hours-label.ts";

it("when a business uses most is asked with who does so, street lights and signs among them", () => {
  expect(workingHours.map(hoursLabel)).toEqual([
    "Surtout en journée (de 8\u00a0h à 19\u00a0h)",
    "Surtout tôt le matin (de 1\u00a0h à 9\u00a0h, boulangerie…)",
    "De la nuit à midi (de 3\u00a0h à 12\u00a0h, fournil…)",
    "Soirs et week-ends (dès 17\u00a0h, salle des fêtes…)",
    "La nuit (éclairage public, enseignes)",
    "Jour et nuit (froid, hôtel…)",
    "En période scolaire (école…)",
  ]);
});
