import { describe, expect, it } from "vitest";
import { descriptionStepSchema, emptyProjectForm, toBearer } from "./project-form.ts";

const description = {
  ...emptyProjectForm(new Date("2026-11-22")),
  name: "Soleil partagé",
  description: "Une toiture d’école qui partage son électricité avec ses voisins. ".repeat(3),
};
const faults = (given: object): string[] => {
  const verdict = descriptionStepSchema.safeParse({ ...description, ...given });
  return verdict.success ? [] : verdict.error.issues.map(({ path }) => path.join("."));
};

describe("who stands behind a project, as it is typed", () => {
  it("may be left out", () => {
    expect(faults({})).toEqual([]);
    expect(toBearer({ bearerKind: "", bearerName: "Oubliée" })).toBeNull();
  });

  it("is a body with its name, or a private person with or without", () => {
    expect(faults({ bearerKind: "association" })).toEqual(["bearerName"]);
    expect(faults({ bearerKind: "association", bearerName: "Les Soleils" })).toEqual([]);
    expect(faults({ bearerKind: "individual" })).toEqual([]);
    expect(toBearer({ bearerKind: "individual", bearerName: "  " })).toEqual({
      kind: "individual",
      name: null,
    });
  });
});
