import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ContractForm, emptyContractForm } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContractFields } from "./contract-fields.tsx";

function Fields({ contract }: { contract: Partial<ContractForm> }) {
  const form = useForm<ContractForm>({ initialValues: { ...emptyContractForm, ...contract } });
  return <ContractFields form={form} meter={{ told: {} }} />;
}
const shown = (contract: Partial<ContractForm>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Fields contract={contract} />
    </MantineProvider>,
  );

it("asks which offer it is of who told none, or not which option", () => {
  for (const contract of [{}, { type: "other" }] as const) {
    expect(shown(contract)).toContain("Quelle offre avez-vous");
    expect(shown(contract)).not.toContain("Changer d’offre");
  }
});

it("has an offer that was told in a line, and its price at once", () => {
  const told = shown({ type: "other", tarification: "base", basePrice: "17" });
  expect(told).toContain("Changer d’offre");
  expect(told).toContain("Prix du kWh");
  expect(told).not.toContain('type="radio"');
});
