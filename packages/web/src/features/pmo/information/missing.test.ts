import { describe, expect, it } from "vitest";
import { missingParts } from "./missing.ts";

const association = {
  id: "1",
  associationName: "Soleil d’Amiens",
  email: "bureau@soleil.example",
  rnaId: "W802001234",
  address: {
    label: "8 Boulevard du Port 80000 Amiens",
    houseNumber: "8",
    street: "Boulevard du Port",
    postCode: "80000",
    city: "Amiens",
    coordinates: { latitude: 49.897443, longitude: 2.290084 },
  },
  preamble: "",
  territory: "",
  founders: [],
};
const complete = {
  association,
  interlocutor: {
    id: "contact",
    gender: "F" as const,
    firstName: "Odile",
    lastName: "Marchand",
    email: "odile@soleil.example",
    phoneNumber: "06 12 34 56 78",
    projectIdentification: "",
  },
  fee: {
    id: "2",
    pmoAssociationId: "1",
    required: false,
    amount: 0,
    entranceFeeRequired: false,
    entranceFeeAmount: 0,
    additionalInformation: "",
    paymentMethods: [],
  },
  statutes: ["statuts.pdf"],
  creation: { alreadyCreated: null },
};

describe("what the documents wait for", () => {
  it("is nothing once all was said, be the membership free and the founders not named", () => {
    expect(missingParts(complete)).toEqual([]);
  });

  it("is everything at first, in the order of the page", () => {
    const nothing = { ...complete, association: null, interlocutor: null, fee: null, statutes: [] };
    expect(missingParts(nothing).map(({ part }) => part)).toEqual([
      "interlocutor",
      "association",
      "fee",
      "files",
    ]);
  });

  it("says what an association lacks before it is declared", () => {
    const [part, ...others] = missingParts({ ...complete, association: { ...association, rnaId: "" } });
    expect(part).toMatchObject({ part: "association", detail: expect.stringContaining("RNA") });
    expect(others).toEqual([]);
  });

  it("is its founders too, until its statutes are signed or it exists", () => {
    const described = { ...complete, association: { ...association, rnaId: "" }, statutes: [] };
    const detailOf = (said: Parameters<typeof missingParts>[0]) => missingParts(said)[0]?.detail;
    expect(detailOf(described)).toBe("deux fondateurs au moins, le numéro RNA, donné par la préfecture");
    const number = "le numéro RNA, donné par la préfecture";
    expect(detailOf({ ...described, creation: { alreadyCreated: true } })).toBe(number);
    expect(detailOf({ ...described, statutes: ["statuts.pdf"] })).toBe(number);
  });
});
