import { MantineProvider } from "@mantine/core";
import { emptyContractForm, type ToldPower, toldPower } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { Dossier } from "../../../parts/point/dossier/dossier-schema.ts";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";
import { asksPrice, homeOf } from "../../../parts/point/dossier/home-of.ts";

vi.mock("../../../platform/profile-type.ts", () => ({
  usePrices: () => ({ profileType: "professional", tax: "HT" }),
}));
// Another test of this process may have read it with other prices.
vi.resetModules();
const { OwnPrice } = await import("./own-price.tsx");

const trv = { ...emptyContractForm, type: "TRV", tarification: "base" } as const;
const offer = { ...emptyContractForm, type: "other", tarification: "base", basePrice: "0,15" } as const;

function shown(
  annualConsumption: string,
  contract: Dossier["contract"] = emptyContractForm,
  {
    type = "professional",
    ownPoint = null,
    power = {},
  }: { type?: "professional" | "individual"; ownPoint?: { id: string } | null; power?: ToldPower } = {},
) {
  const dossier: Dossier = {
    ...emptyDossier,
    annualConsumption,
    contract,
    pricesAs: "professional",
    ...power,
  };
  const known = {
    dossier,
    home: homeOf(dossier, type),
    asksPrice: asksPrice(dossier, type),
    ownPoint,
    change: () => {},
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <OwnPrice known={known} onTell={() => {}} />
      </MemoryRouter>
    </MantineProvider>,
  );
}

it("a business that told no price is asked it in a field beside its sum, with where it stands on its bill", () => {
  for (const contract of [emptyContractForm, trv]) {
    expect(shown("30000", contract)).toMatch(/<label[^>]*>Votre prix du kWh HT, sur la facture/u);
    expect(shown("30000", contract)).toContain("le prix du kWh d’un logement au tarif réglementé");
    expect(shown("30000", contract)).toContain("Où le lire");
  }
  expect(shown("30000", offer)).not.toContain("<label");
  expect(shown("4500", emptyContractForm, { type: "individual" })).not.toContain("<label");
});

it("a large one reads that its sum comes with its price, or, on the tariff that it says to have, that it may not be its own", () => {
  expect(shown("80000")).toContain("la somme s’affiche avec le vôtre");
  expect(shown("80000", trv)).toMatch(
    /36\skVA\s: le barème réglementé que nous comptons n’est alors pas le vôtre/u,
  );
  expect(shown("80000", offer)).not.toContain("kVA");
});

it("once he said his power, a large one is doubted no more, and one of more than 36 kVA reads why its price is asked", () => {
  for (const contract of [emptyContractForm, trv]) {
    expect(shown("80000", contract, { power: toldPower("36") })).toContain("le prix du kWh d’un logement");
  }
  const over = { power: toldPower("over36") };
  expect(shown("20000", emptyContractForm, over)).toMatch(/36\skVA, chaque contrat a son prix/u);
  expect(shown("20000", trv, over)).toMatch(
    /36\skVA, le barème réglementé que nous comptons n’est pas le vôtre/u,
  );
});

it("who has a place tells its price in his profile", () => {
  expect(shown("30000", emptyContractForm, { ownPoint: { id: "c1" } })).toContain(
    'href="/consumer/c1/my-profile#contract"',
  );
});
