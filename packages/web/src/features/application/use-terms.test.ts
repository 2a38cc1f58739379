import { expect, it } from "vitest";
import { askedText } from "./use-terms.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const asked = {
  price: { min: 0.11, max: 0.11 },
  vatRegime: "standard" as const,
  fees: { membership: 15, entrance: 5, subscription: 0 },
};

it("before an application leaves, says the announced price and what the association asks", () => {
  expect(plain(askedText(asked, "individual"))).toBe(
    "Prix annoncé : 13,2 c€/kWh TTC ; cotisation à l’association : 15,00 € par an ; droit d’entrée : 5,00 €, une seule fois.",
  );
  const fees = { membership: null, entrance: 0, subscription: 0 };
  expect(plain(askedText({ ...asked, fees }, "professional"))).toBe("Prix annoncé : 11 c€/kWh HT.");
  expect(plain(askedText({ ...asked, price: null }, "individual"))).toMatch(
    /^Cotisation à l’association : 15,00 € par an/u,
  );
  expect(askedText({ ...asked, price: null, fees }, "individual")).toBeNull();
});
