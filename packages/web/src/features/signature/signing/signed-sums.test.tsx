import { MantineProvider } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { SignedSums } from "./signed-sums.tsx";

type Sum = SignatureSummary["sums"][number];
const range = (low: number, high: number) => ({ low, high });
const gains = (low: number, high: number, withoutExemptionEur: Sum["savingEur"]) => ({
  savingEur: range(low, high),
  savingWithoutVatEur: range(low, high),
  withoutExemptionEur,
});
const later = { year: 5, ...gains(205, 477, range(-64, -40)) };
const sum = {
  ...gains(254, 585, range(9, 44)),
  ...{ documentId: "d1", name: "Boulangerie", membershipEur: 15, isIndexed: true, later },
} as Partial<Sum> as Sum;

it("a year that loses is in no fold, also where one agrees", () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <SignedSums
          summary={{ sums: [sum], sales: [], sinceAgreement: null }}
          documents={[{ kind: "salesContract" }]}
          isRepeated
        />
      </MemoryRouter>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>|<details.*?<\/details>/gsu, "");
  expect(html.replaceAll("\u00a0", " ")).toContain("de 40 à 64 € HT de perte");
  expect(html).not.toContain("205");
});
