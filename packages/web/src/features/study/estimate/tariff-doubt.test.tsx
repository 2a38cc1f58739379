import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { TariffDoubt } from "./tariff-doubt.tsx";

const prices = vi.hoisted(() => ({ profileType: "professional" }));
vi.mock("../../../platform/profile-type.ts", () => ({ usePrices: () => prices }));
beforeEach(() => {
  prices.profileType = "professional";
});

type Props = Parameters<typeof TariffDoubt>[0];

const doubtOf = (
  yearlyConsumption: number,
  contract: Props["home"]["contract"] = null,
  ownPoint: Props["ownPoint"] = null,
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <TariffDoubt home={{ yearlyConsumption, contract }} ownPoint={ownPoint} onTell={() => {}} />
      </MemoryRouter>
    </MantineProvider>,
  );

it("a large business reads beside its sum that the tariff may not be its own, and tells its price in one tap", () => {
  expect(doubtOf(80_000)).toContain("36\u00a0kVA");
  expect(doubtOf(80_000)).toMatch(/<button[^>]*>Dire mon prix/u);
  expect(doubtOf(20_000)).not.toContain("kVA");
  expect(doubtOf(80_000, { type: "other", tarification: "base", basePrice: 0.15 })).not.toContain(
    "Dire mon prix",
  );
});

it("any business whose price is not told reads that a home’s is counted, and tells its own in one tap", () => {
  for (const contract of [null, { type: "TRV", tarification: "base", basePrice: 0.16 } as const]) {
    expect(doubtOf(30_000, contract)).toContain("le prix du kWh d’un logement au tarif réglementé");
    expect(doubtOf(30_000, contract)).toMatch(/<button[^>]*>Dire mon prix/u);
  }
  expect(doubtOf(30_000, { type: "other", tarification: "base", basePrice: 0.15 })).not.toContain(
    "Dire mon prix",
  );
  prices.profileType = "individual";
  expect(doubtOf(30_000)).not.toContain("Dire mon prix");
});

it("who has a place tells its price in his profile", () => {
  expect(doubtOf(30_000, null, { id: "c1" })).toContain('href="/consumer/c1/my-profile#contract"');
});
