import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import {
  type AssociationForm,
  associationDraft,
  associationField,
  associationFormSchema,
  associationOf,
  associationToForm,
  emptyFounder,
  type FounderForm,
  keepsFounderBack,
  startingAssociation,
} from "./association-form.ts";

const address = {
  label: "8 Boulevard du Port 80000 Amiens",
  houseNumber: "8",
  street: "Boulevard du Port",
  postCode: "80000",
  city: "Amiens",
  coordinates: { latitude: 49.897443, longitude: 2.290084 },
};
const odile: FounderForm = { ...emptyFounder, firstName: "Odile", lastName: "Marchand" };
const town: FounderForm = {
  kind: "moral",
  socialReason: "Commune d’Amiens",
  firstName: "Basile",
  lastName: "Leroy",
};
const complete: AssociationForm = {
  associationName: "Soleil d’Amiens",
  email: "bureau@soleil.example",
  rnaId: "W802001234",
  address,
  preamble: "",
  territory: "Amiens",
  founders: [odile, town],
};

function errors(change: Partial<AssociationForm>): Record<string, string> {
  const { error } = associationFormSchema.safeParse({ ...complete, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

describe("the description of an association", () => {
  it("starts with the name of the one that stands behind the project, and of nobody else", () => {
    const named = (kind: "association" | "municipality", name: string | null) =>
      startingAssociation({ kind, name }).associationName;
    expect(named("association", "Les Amis du Soleil")).toBe("Les Amis du Soleil");
    expect([named("association", null), named("municipality", "Commune d’Amiens")]).toEqual(["", ""]);
    expect(startingAssociation(null).associationName).toBe("");
  });
});

describe("the founders of an association", () => {
  it("are sent, each with what its kind needs", () => {
    const { founders } = associationOf(complete);
    expect(founders).toEqual([
      { kind: "physical", firstName: "Odile", lastName: "Marchand" },
      { kind: "moral", socialReason: "Commune d’Amiens", firstName: "Basile", lastName: "Leroy" },
    ]);
  });

  it("show in a preview from the first letter, alone or half typed, but for blanks", () => {
    const half = { ...emptyFounder, firstName: "Zoé" };
    expect(associationDraft({ ...complete, founders: [emptyFounder, half] })).toEqual({
      ...complete,
      founders: [{ kind: "physical", firstName: "Zoé", lastName: "" }],
    });
  });

  it.each<[string, FounderForm[], number, boolean]>([
    ["none", [], 0, false],
    ["one", [odile], 0, true],
    ["one and a blank", [odile, emptyFounder], 0, true],
    ["blanks only", [emptyFounder, { ...emptyFounder, kind: "moral", firstName: " " }], 0, false],
    ["two", [odile, town], 2, false],
    ["two around a blank", [odile, emptyFounder, town], 2, false],
  ])("%s: sent only from two on", (_, founders, sent, keptBack) => {
    expect(associationOf({ ...complete, founders }).founders).toHaveLength(sent);
    expect(keepsFounderBack({ ...complete, founders })).toBe(keptBack);
    expect(errors({ founders })).toEqual({});
  });

  it("show their faults in their own fields, blanks between or not", () => {
    const founders = [emptyFounder, odile, { ...town, lastName: "L" }];
    expect(errors({ founders })).toEqual({ "founders.2.lastName": messages.personName });
    expect(associationField({ ...complete, founders }, "founders.1.socialReason")).toBe(
      "founders.2.socialReason",
    );
  });

  it("are not judged while they are not sent", () => {
    expect(errors({ founders: [{ ...odile, lastName: "" }] })).toEqual({});
  });
});

describe("an association, as typed", () => {
  it("needs a name, an e-mail and a head office; the RNA may come later", () => {
    expect(errors({ associationName: " ", email: "bureau", address: null, rnaId: "" })).toEqual({
      associationName: messages.required,
      email: messages.email,
      address: messages.address,
    });
  });

  it("has one message for its head office, whatever is wrong with it", () => {
    expect(errors({ address: { ...address, street: "", city: "" } })).toEqual({ address: messages.address });
  });

  it("is refused with a part of an RNA", () => {
    expect(errors({ rnaId: "W751" })).toEqual({ rnaId: messages.rna });
  });

  it("reads again what was kept", () => {
    const kept = associationOf(complete);
    expect(associationToForm({ ...kept, address })).toEqual(complete);
  });
});
