import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { TariffDoubt } from "./tariff-doubt.tsx";

vi.mock("../../../platform/profile-type.ts", () => ({ usePrices: () => ({ profileType: "professional" }) }));

const doubtOf = (
  yearlyConsumption: number,
  contract: Parameters<typeof TariffDoubt>[0]["home"]["contract"] = null,
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <TariffDoubt home={{ yearlyConsumption, contract }} onTell={() => {}} />
    </MantineProvider>,
  );

it("a large business reads beside its sum that the tariff may not be its own, and tells its price in one tap", () => {
  expect(doubtOf(80_000)).toContain("36\u00a0kVA");
  expect(doubtOf(80_000)).toMatch(/<button[^>]*>Dire mon prix/u);
  expect(doubtOf(20_000)).not.toContain("kVA");
  expect(doubtOf(80_000, { type: "other", tarification: "base", basePrice: 0.15 })).not.toContain("kVA");
});
