import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { emptyContractForm } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

const prices = vi.hoisted(() => ({ profileType: "professional", tax: "HT" }));
vi.mock("../../../platform/profile-type.ts", () => ({ usePrices: () => prices }));
// Another test of this process may have read it with other prices.
vi.resetModules();
const { PriceFields } = await import("./price-fields.tsx");

function Fields({ tarification }: { tarification: "base" | "4Q" }) {
  const form = useForm({ initialValues: { ...emptyContractForm, type: "other" as const, tarification } });
  return <PriceFields form={form} />;
}
const shown = (tarification: "base" | "4Q") =>
  renderToStaticMarkup(
    <MantineProvider>
      <Fields tarification={tarification} />
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
