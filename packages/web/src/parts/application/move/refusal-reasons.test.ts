import { expect, it } from "vitest";
import { withReason } from "./refusal-reasons.tsx";

const full = "La production est déjà toute réservée.";
const far = "Votre adresse est hors du périmètre du projet.";

it("puts one usual reason in the place of another, and keeps what the owner wrote", () => {
  expect(withReason("", full)).toBe(full);
  expect(withReason(full, far)).toBe(far);
  expect(withReason("Bonjour Paulette,", full)).toBe(`Bonjour Paulette,\n${full}`);
  expect(withReason(`Bonjour Paulette,\n${full}`, far)).toBe(`Bonjour Paulette,\n${far}`);
});
