import { describe, expect, it } from "vitest";
import { lyonAddress } from "../../../parts/address/address.test-helper.ts";
import { givenName, nameBeside, usualName } from "./usual-name.ts";

const own = `${lyonAddress.houseNumber} ${lyonAddress.street}`;

describe("the name of a place, once its address is chosen", () => {
  it.each([
    ["none yet", "", "", own],
    ["what another address gave", "3 rue Longue", "3 rue Longue", own],
    ["what was typed", "Four du centre", "3 rue Longue", "Four du centre"],
  ])("%s", (_, name, given, told) => {
    expect(nameBeside(name, given, lyonAddress, "individual")).toBe(told);
  });

  it("follows a corrected address, also where the first was known before the form opened", () => {
    const former = { ...lyonAddress, houseNumber: "4", street: "Rue des Lilas" };
    const name = usualName(former, "individual");
    expect(nameBeside(name, givenName(former, "individual"), lyonAddress, "individual")).toBe(own);
    expect(givenName(null, "individual")).toBe("");
  });

  it("is a plain word where the street is too short a name", () => {
    const short = { ...lyonAddress, street: "Rue", houseNumber: "" };
    expect([usualName(short, "individual"), usualName(short, "professional")]).toEqual([
      "Mon logement",
      "Mon local",
    ]);
  });
});
