import { describe, expect, it } from "vitest";
import { anAssociation, anInterlocutor } from "../pmo/examples.test-helper.ts";
import type { SignatoryInput } from "../signatory/index.ts";
import { bodySigner, documentSigners, isSignedByBody, type Parties } from "./signers.ts";

const signatory = (firstName: string, name: string, email: string): SignatoryInput => ({
  entityType: "Particulier",
  firstName,
  name,
  email,
  gender: "F",
  phoneNumber: "06 12 34 56 78",
  birthDate: "1980-02-29",
  birthPlace: "Amiens",
  address: anAssociation.address,
});

const parties: Parties = {
  participant: { identity: signatory("Camille", "Durand", "camille@exemple.fr"), accountId: "consumer" },
  interlocutor: anInterlocutor,
  association: anAssociation,
  owner: { accountId: "owner", firstName: "Odile", lastName: "Portier" },
  producers: [
    { identity: signatory("Rémi", "Toit", "remi@exemple.fr"), accountId: "producer" },
    { identity: signatory("Rémi", "Toit", "REMI@exemple.fr"), accountId: "producer" },
    { identity: signatory("Anne", "Vent", "anne@exemple.fr"), accountId: "other" },
  ],
};
const said = (kind: Parameters<typeof documentSigners>[0], given: Partial<Parties> = {}) =>
  documentSigners(kind, { ...parties, ...given }).map(
    ({ position, role, firstName, lastName, email, accountId }) =>
      `${position} ${role}: ${firstName} ${lastName} <${email}> ${accountId}`,
  );

describe("who signs", () => {
  it("a bulletin: the participant", () => {
    expect(said("bulletin")).toEqual(["0 participant: Camille Durand <camille@exemple.fr> consumer"]);
  });

  it("an accord: the participant, then the contact of the PMO", () => {
    expect(said("accord")).toEqual([
      "0 participant: Camille Durand <camille@exemple.fr> consumer",
      "1 pmo: Zoé Martin <zoe@watts.fr> owner",
    ]);
  });

  it("an accord without contact: the owner, at the association's address", () => {
    expect(said("accord", { interlocutor: null })[1]).toBe("1 pmo: Odile Portier <contact@watts.fr> owner");
  });

  it("for the legal body is told before: its contact, else the owner, and nobody for a body that nobody described", () => {
    expect(bodySigner(parties)).toBe("Zoé Martin");
    expect(bodySigner({ ...parties, interlocutor: null })).toBe("Odile Portier");
    expect(bodySigner({ ...parties, interlocutor: null, association: null })).toBeNull();
    expect((["bulletin", "accord", "salesContract"] as const).filter(isSignedByBody)).toEqual(["accord"]);
  });

  it("a sales contract: the consumer, then all who sell, each once", () => {
    expect(said("salesContract")).toEqual([
      "0 participant: Camille Durand <camille@exemple.fr> consumer",
      "1 producer: Rémi Toit <remi@exemple.fr> producer",
      "1 producer: Anne Vent <anne@exemple.fr> other",
    ]);
  });

  it("a sales contract: another account that names the first one's person takes no place of his", () => {
    const first = { identity: signatory("Rémi", "Toit", "remi@exemple.fr"), accountId: "producer" };
    const producers = [first, { ...first, accountId: "another" }];
    expect(said("salesContract", { producers }).slice(1)).toEqual([
      "1 producer: Rémi Toit <remi@exemple.fr> producer",
      "1 producer: Rémi Toit <remi@exemple.fr> another",
    ]);
  });

  it("a sales contract: two people who share a mailbox sign each for his own installation", () => {
    const accountId = "producer";
    const producers = [
      { identity: signatory("Rémi", "Toit", "toits@exemple.fr"), accountId },
      { identity: signatory("Anne", "Vent", "toits@exemple.fr"), accountId },
    ];
    expect(said("salesContract", { producers })).toHaveLength(3);
  });

  it("nobody who is not known", () => {
    const unknown = { identity: null, accountId: "consumer" };
    expect(said("salesContract", { participant: unknown, producers: [unknown] })).toEqual([]);
    expect(said("accord", { interlocutor: null, association: null })).toHaveLength(1);
  });
});
