import { MantineProvider } from "@mantine/core";
import type { ProfileType } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QuoteField } from "./quote-field.tsx";

const revenue = { earnsEur: { low: 3200, high: 5300 } } as ProducerEstimate;

const askedOf = (profileType: ProfileType) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QuoteField profileType={profileType} quote="48000" onChange={() => undefined} revenue={revenue} />
    </MantineProvider>,
  );

it("asks an individual for what he pays, VAT included, and a business for what it pays once that is reclaimed", () => {
  expect(askedOf("individual")).toContain("€ TTC");
  expect(askedOf("individual")).toContain("ce que vous paierez vraiment");
  expect(askedOf("individual")).not.toMatch(/hors taxes|€ HT/u);
  expect(askedOf("professional")).toContain("€ HT");
  expect(askedOf("professional")).not.toContain("TTC");
});
