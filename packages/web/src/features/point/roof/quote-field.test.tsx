import { MantineProvider } from "@mantine/core";
import type { ProfileType } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QuoteField } from "./quote-field.tsx";

const revenue = { earnsEur: { low: 3200, high: 5300 } } as ProducerEstimate;

const askedOf = (profileType: ProfileType, part?: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QuoteField {...{ profileType, revenue, part }} quote="48000" onChange={() => undefined} />
    </MantineProvider>,
  );

it("asks an individual for what he pays, VAT included, and a business for what it pays once that is reclaimed", () => {
  expect(askedOf("individual")).toContain("€ TTC");
  expect(askedOf("individual")).toContain("ce que vous paierez vraiment");
  expect(askedOf("individual")).not.toMatch(/hors taxes|€ HT/u);
  expect(askedOf("professional")).toContain("€ HT");
  expect(askedOf("professional")).not.toContain("TTC");
});

it("pays back no roof whose price is unknown: of its part that has one, it says whose quote that supposes", () => {
  expect(askedOf("professional", "100\u00a0kWc").replaceAll("\u00a0", " ")).toContain(
    "Si ce devis est pour 100 kWc : remboursé en 9 à 15 ans",
  );
  expect(askedOf("professional")).toContain("Remboursé en");
});
