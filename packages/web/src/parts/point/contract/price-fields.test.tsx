import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ContractForm, emptyContractForm } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

const prices = vi.hoisted(() => ({ profileType: "professional", tax: "HT" }));
vi.mock("../../../platform/profile-type.ts", () => ({ usePrices: () => prices }));
// Another test of this process may have read it with other prices.
vi.resetModules();
const { PriceFields } = await import("./price-fields.tsx");

function Fields({ tarification, type = "other" }: { tarification: "base" | "4Q"; type?: "other" | "TRV" }) {
  const form = useForm<ContractForm>({ initialValues: { ...emptyContractForm, type, tarification } });
  return <PriceFields form={form} />;
}
const shown = (tarification: "base" | "4Q", type?: "other" | "TRV") =>
  renderToStaticMarkup(
    <MantineProvider>
      <Fields {...{ tarification, type }} />
    </MantineProvider>,
  );

it("a business reads which price of its bill is meant, and where it stands on it", () => {
  for (const option of ["base", "4Q"] as const) {
    expect(shown(option)).toContain("acheminement compris, sans abonnement ni accise");
    expect(shown(option)).toMatch(/<summary[^>]*>Où le lire/u);
    expect(shown(option)).toContain("165\u00a0€/MWh");
  }
  prices.profileType = "individual";
  expect(shown("base")).toContain("Celui de votre dernière facture, hors abonnement.");
  expect(shown("base")).not.toContain("Où le lire");
});

it("until when an offer's price is fixed may be told, and not of a public price", () => {
  for (const option of ["base", "4Q"] as const)
    expect(shown(option)).toContain("Prix fixe jusqu’en (facultatif)");
  expect(shown("base", "TRV")).not.toContain("Prix fixe");
});
