import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";

/** The person who opens an account, as typed. */
export type PersonForm = { firstName: string; lastName: string; email: string };

/** The person who opens an account. */
export function PersonFields<V extends PersonForm>({
  form,
  children,
}: {
  form: UseFormReturnType<V>;
  children?: ReactNode;
}) {
  return (
    <FieldGroup legend={t("Vous")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
      </SimpleGrid>
      <EmailField {...fieldOf(form, "email")} />
      {children}
    </FieldGroup>
  );
}
