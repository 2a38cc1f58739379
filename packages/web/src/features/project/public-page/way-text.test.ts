import { describe, expect, it } from "vitest";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { wayText } from "./way-text.ts";

const address = {
  label: "12 Rue de la Poste 35630 Vignoc",
  houseNumber: "12",
  street: "Rue de la Poste",
  postCode: "35630",
  city: "Vignoc",
  coordinates: { latitude: 48.25157, longitude: -1.78086 },
};
const home: Home = { consumerType: "professional", yearlyConsumption: 35_000, contract: null };
const told = (
  dossier: Partial<typeof emptyDossier>,
  known: { home?: Home | null; asksPrice?: boolean } = {},
): string =>
  wayText({ home: null, asksPrice: false, ...known, dossier: { ...emptyDossier, ...dossier } }).replaceAll(
    "\u00a0",
    " ",
  );

describe("the way to the visitor's card names what its sum still lacks", () => {
  it("asks of who said nothing where and how much he consumes, and never again what he gave", () => {
    expect(told({})).toBe("Dites où et combien vous consommez");
    expect(told({ address })).toBe("Dites combien vous consommez");
    expect(told({ address, annualConsumption: "80000" }, { asksPrice: true })).toBe(
      "Dites votre prix du kWh",
    );
    // A price in another unit, or a use that was read in MWh: both are asked about beside their fields.
    expect(told({ address, annualConsumption: "35000" })).toBe("Vérifiez votre fiche");
  });

  it("leads to the detail as soon as a sum is being computed", () => {
    expect(told({ address, annualConsumption: "35000" }, { home })).toBe(
      "Voir le détail, ou modifier votre fiche",
    );
  });
});
