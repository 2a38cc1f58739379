import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AddressState, addressState, type SigningAddress } from "./address.ts";
import { isNameOf, sameName } from "./name.ts";

const then = new Date("2026-11-22T10:00:00Z");
const typed: SigningAddress = {
  email: "camille@exemple.fr",
  account: { email: "odile@exemple.fr", emailVerified: true },
  confirmedAt: null,
  disownedAt: null,
  hasSigned: false,
};

describe("the address of who signs", () => {
  it.each<[string, Partial<SigningAddress>, AddressState]>([
    ["another's than the account's", {}, "to-confirm"],
    ["the account's own", { email: "Odile@exemple.fr" }, "confirmed"],
    [
      "the account's own, which it never confirmed",
      { email: "odile@exemple.fr", account: { email: "odile@exemple.fr", emailVerified: false } },
      "to-confirm",
    ],
    ["one that a link was opened from", { confirmedAt: then }, "confirmed"],
    ["one whose account is gone", { account: null }, "to-confirm"],
    ["one whose account is gone, that had signed", { account: null, hasSigned: true }, "confirmed"],
    ["one who says that he is another", { confirmedAt: then, disownedAt: then }, "disowned"],
    [
      "the account's own, who says that he is another",
      { email: "odile@exemple.fr", disownedAt: then },
      "disowned",
    ],
    ["one who has signed before", { hasSigned: true, disownedAt: then }, "confirmed"],
  ])("%s", (_, given, state) => {
    expect(addressState({ ...typed, ...given })).toBe(state);
  });

  it("is never proven by what anybody typed", () => {
    const account = fc.option(fc.record({ email: fc.emailAddress(), emailVerified: fc.boolean() }));
    fc.assert(
      fc.property(fc.emailAddress(), account, (email, named) => {
        const state = addressState({ ...typed, email, account: named });
        const isOwn = named?.emailVerified === true && named.email.toLowerCase() === email.toLowerCase();
        expect(state).toBe(isOwn ? "confirmed" : "to-confirm");
      }),
    );
  });
});

describe("the name that is signed with", () => {
  const camille = { firstName: "Camille", lastName: "D’Artagnan" };

  it.each(["Camille D’Artagnan", "camille d’artagnan", "  CAMILLE\u00a0 D’ARTAGNAN ", "Ｃamille D’Artagnan"])(
    "%j is the signatory's",
    (name) => expect(isNameOf(name, camille)).toBe(true),
  );

  it.each(["Camille", "D’Artagnan Camille", "Camille Dartagnan", "Camille D’Artagnan fils", ""])(
    "%j is another's",
    (name) => expect(isNameOf(name, camille)).toBe(false),
  );

  it("is one, whatever its case and spaces", () => {
    expect(sameName(camille, { firstName: " camille", lastName: "D’ARTAGNAN" })).toBe(true);
    expect(sameName(camille, { firstName: "Camille", lastName: "Durand" })).toBe(false);
  });
});
