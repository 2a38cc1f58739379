import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";

const profile = vi.hoisted(() => ({ type: "professional" }));
vi.mock("../../../platform/profile-type.ts", () => ({ usePrices: () => ({ profileType: profile.type }) }));
// Another test of this process may have read it with other prices.
vi.resetModules();
const { VatLine } = await import("./vat-line.tsx");
afterEach(() => {
  profile.type = "professional";
});

const lineOf = (reclaimsVat?: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <VatLine
          known={{ dossier: { ...emptyDossier, reclaimsVat }, home: null, ownPoint: null, change: () => {} }}
        />
      </MemoryRouter>
    </MantineProvider>,
  );

describe("the tax of a business's sum", () => {
  it("is none until it says that it gets no VAT back, in one tap beside it", () => {
    expect(lineOf()).toContain("Somme hors taxes");
    expect(lineOf()).toMatch(/<button[^>]*>Je ne la récupère pas/u);
    expect(lineOf(false)).toContain("Somme TTC");
    expect(lineOf(false)).toMatch(/<button[^>]*>Je la récupère/u);
  });

  it("is left to the card above on a phone, once told", () => {
    const onWideScreens = /<p [^>]*class="[^"]*mantine-visible-from-sm/u;
    expect(lineOf()).not.toMatch(onWideScreens);
    expect(lineOf(false)).toMatch(onWideScreens);
  });

  it("is not spoken of to a household", () => {
    profile.type = "individual";
    expect(lineOf()).not.toContain("Somme");
  });
});
