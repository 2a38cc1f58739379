import { describe, expect, it } from "vitest";
import type { SignatoryInput } from "../signatory/index.ts";
import {
  listedPerson,
  participantAtPlace,
  participantName,
  participantPerson,
  participantPlace,
} from "./participant-name.ts";

const holder = { firstName: "Juliette", lastName: "Moreau" };
const baker = {
  entityType: "Professionnel",
  firstName: "Juliette",
  name: "Moreau",
  socialReason: "Boulangerie du Centre",
} as SignatoryInput;
const neighbour = { entityType: "Particulier", firstName: "Ana", name: "Roux" } as SignatoryInput;

describe("a participant", () => {
  it("is named in the documents as the body that signs, or the person", () => {
    expect(participantName(baker, holder)).toBe("Boulangerie du Centre");
    expect(participantName(neighbour, holder)).toBe("Ana Roux");
    expect(participantName(null, holder)).toBe("Juliette Moreau");
  });

  it("is whoever signs where that is meant, and each place is named once", () => {
    expect(participantPerson(baker, holder)).toBe("Juliette Moreau");
    expect(participantPerson(neighbour, holder)).toBe("Ana Roux");
    expect(participantPlace(baker, "boulangerie du centre ")).toBe("Boulangerie du Centre");
    expect(participantPlace(baker, "Le fournil")).toBe("Boulangerie du Centre, Le fournil");
    expect(participantPlace(baker, "Boulangerie du Centre · Toit du 4")).toBe(
      "Boulangerie du Centre · Toit du 4",
    );
    expect(participantPlace(baker, "Boulangerie du Centreville")).toBe(
      "Boulangerie du Centre, Boulangerie du Centreville",
    );
    expect(participantPlace(neighbour, "Maison")).toBe("Maison");
    expect(participantPlace(null, "Maison")).toBe("Maison");
  });

  it("has one name in all lists, whoever signs for the place", () => {
    expect(listedPerson(holder)).toBe("Juliette Moreau");
    expect(participantAtPlace(neighbour, holder, "Maison")).toBe("Juliette Moreau, Maison");
  });

  it("is in one line the person, then for whom is signed and where", () => {
    expect(participantAtPlace(baker, holder, "Le fournil")).toBe(
      "Juliette Moreau, Boulangerie du Centre, Le fournil",
    );
    expect(participantAtPlace(null, holder, "Maison")).toBe("Juliette Moreau, Maison");
  });
});
