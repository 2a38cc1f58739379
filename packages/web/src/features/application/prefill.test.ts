import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../parts/address/address.test-helper.ts";
import { emptySignatoryForm } from "../../parts/signatory/signatory-form.ts";
import { prefilledSignatory } from "./prefill.ts";

const user = {
  id: "u1",
  firstName: "Jeanne",
  lastName: "Martin",
  email: "jeanne@exemple.fr",
  phoneNumber: null,
  isAuthenticated: true,
  roles: [],
};
const known = { consumerType: "individual", address, user, email: "invitee@exemple.fr" } as const;

describe("who signs, before anything is asked", () => {
  it("is the person of the account, who lives in the home", () => {
    expect(prefilledSignatory(emptySignatoryForm, known)).toMatchObject({
      entityType: "Particulier",
      firstName: "Jeanne",
      name: "Martin",
      email: "jeanne@exemple.fr",
      phoneNumber: "",
      address,
      socialAddress: null,
    });
  });

  it("is for a professional a structure that has its seat there", () => {
    expect(prefilledSignatory(emptySignatoryForm, { ...known, consumerType: "professional" })).toMatchObject({
      entityType: "Professionnel",
      address: null,
      socialAddress: address,
    });
  });

  it("is a visitor whom an invitation reached by e-mail", () => {
    expect(prefilledSignatory(emptySignatoryForm, { ...known, user: null }).email).toBe("invitee@exemple.fr");
  });

  it("stays what was typed", () => {
    const typed = { ...emptySignatoryForm, firstName: "Jean", email: "autre@exemple.fr" };
    expect(prefilledSignatory(typed, known)).toMatchObject({ firstName: "Jean", email: "autre@exemple.fr" });
  });
});
