import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DeliberationFields } from "./deliberation-fields.tsx";
import { emptySignatoryForm, type SignatoryForm } from "./signatory-form.ts";

function Fields({ deliberationDate }: { deliberationDate: string }) {
  const form = useForm<SignatoryForm>({
    initialValues: {
      ...emptySignatoryForm,
      entityType: "Professionnel",
      juridiction: "Collectivité",
      deliberationDate,
    },
  });
  return <DeliberationFields form={form} pricedOn="2026-11-12" />;
}

const shown = (deliberationDate: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Fields deliberationDate={deliberationDate} />
    </MantineProvider>,
  );

it("a délibération dated before the price is doubted where it is written", () => {
  expect(shown("2026-11-11")).toContain("date d’avant le prix");
  expect(shown("2026-11-12")).not.toContain("date d’avant le prix");
});
