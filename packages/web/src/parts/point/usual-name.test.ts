import { describe, expect, it } from "vitest";
import { lyonAddress } from "../address/address.test-helper.ts";
import { givenName, kindNamed, nameBeside, usualName } from "./usual-name.ts";

const own = `${lyonAddress.houseNumber} ${lyonAddress.street}`;

describe("the name of a place, once its address is chosen", () => {
  it.each([
    ["none yet", "", "", own],
    ["what another address gave", "3 rue Longue", "3 rue Longue", own],
    ["what was typed", "Four du centre", "3 rue Longue", "Four du centre"],
  ])("%s", (_, name, given, told) => {
    expect(nameBeside(name, given, usualName(lyonAddress, "individual"))).toBe(told);
  });

  it("follows a corrected address, also where the first was known before the form opened", () => {
    const former = { ...lyonAddress, houseNumber: "4", street: "Rue des Lilas" };
    const name = usualName(former, "individual");
    const usual = usualName(lyonAddress, "individual");
    expect(nameBeside(name, givenName(former, "individual"), usual)).toBe(own);
    expect(givenName(null, "individual")).toBe("");
  });

  it.each([
    ["Boulangerie, 5 rue du Port", "Rue du Port", "Boulangerie, 12 rue des Lilas"],
    ["5 Rue du Port", "Rue du Port", "12 Rue des Lilas"],
    ["Boulangerie", "Rue de la République", "Boulangerie, 12 rue des Lilas"],
    ["Au bon pain", "Rue du Port", "Au bon pain"],
  ])("follows a corrected address in the profile, which keeps no kind of place: %s", (name, street, told) => {
    const former = { ...lyonAddress, houseNumber: "5", street };
    const corrected = { ...lyonAddress, houseNumber: "12", street: "Rue des Lilas" };
    const kind = kindNamed({ name, address: former, consumerType: "professional" });
    const given = givenName(former, "professional", kind);
    expect(nameBeside(name, given, usualName(corrected, "professional", kind))).toBe(told);
  });

  it.each([
    ["Rue du Port", "bakery", "Boulangerie, 5 rue du Port"],
    ["Rue de la Mairie", "bakery", "Boulangerie, rue de la Mairie"],
    ["Rue de la République", "bakery", "Boulangerie"],
    ["Rue du Port", "gas-bakery", "Boulangerie, 5 rue du Port"],
    ["Rue du Port", "electric-bakery", "Boulangerie, 5 rue du Port"],
    ["Rue de la Mairie", "school", "École, 5 rue de la Mairie"],
    ["Rue du Port", "village-hall", "Salle des fêtes, 5 rue du Port"],
    ["", "shop", "Commerce"],
    ["Rue de la Mairie", null, "5 Rue de la Mairie"],
  ] as const)("begins with the trade of a business: %s, %s", (street, kind, name) => {
    expect(usualName({ ...lyonAddress, houseNumber: "5", street }, "professional", kind)).toBe(name);
    expect(usualName({ ...lyonAddress, street: "Rue du Port" }, "individual", "house")).toMatch(
      /Rue du Port$/,
    );
  });

  it("is a plain word where the street is too short a name", () => {
    const short = { ...lyonAddress, street: "Rue", houseNumber: "" };
    expect([usualName(short, "individual"), usualName(short, "professional")]).toEqual([
      "Mon logement",
      "Mon local",
    ]);
  });
});
