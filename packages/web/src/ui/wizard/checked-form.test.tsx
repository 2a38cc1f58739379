import { MantineProvider } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { messages } from "@mec/domain/shared";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as z from "zod";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { CheckedForm } from "./checked-form.tsx";

it("why an address cannot change now stands in a form as a reason, under no title of a form filled wrongly", () => {
  const Form = () => {
    const form: UseFormReturnType<Record<string, string>> = useSchemaForm(z.object({}), {});
    return (
      <CheckedForm
        form={form}
        onValid={() => {}}
        submitLabel="Enregistrer"
        locked="Des documents la nomment."
      >
        {null}
      </CheckedForm>
    );
  };
  const told = renderToStaticMarkup(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  );
  expect(told).toContain("L’adresse attend la fin des signatures");
  expect(told).toContain("Des documents la nomment.");
  expect(told).not.toContain(messages.fillAllFields);
});
