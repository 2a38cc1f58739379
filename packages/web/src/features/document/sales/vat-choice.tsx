import { Button, Group, Input, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { SellerVat } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import type { SalesForm } from "./sales-form.ts";

const labels: Record<SellerVat, string> = {
  standard: "TVA à 20\u00a0%",
  franchise: "Franchise en base",
};

/** The VAT of the terms: told in a line where it is what the owner answered of his own plant, and asked on request. */
export function VatChoice({ form, own }: { form: UseFormReturnType<SalesForm>; own: SellerVat | null }) {
  const [isOpen, setOpen] = useState(false);
  const field = fieldOf(form, "vatRegime");
  const isKnown = own !== null && form.values.vatRegime === own && !field.error;
  if (isKnown && !isOpen)
    return (
      <div>
        <Input.Label component="div">{t("TVA prévue pour le projet")}</Input.Label>
        <Group gap="xs">
          <Text>{t("{{vat}}, comme vous l’avez dit de votre installation.", { vat: t(labels[own]) })}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setOpen(true)}
            aria-label={t("Modifier la TVA prévue pour le projet")}
          >
            {t("Modifier")}
          </Button>
        </Group>
      </div>
    );
  return (
    <ChoiceField
      {...field}
      label={t("TVA prévue pour le projet")}
      description={t(
        "Chaque contrat écrit celle que son producteur a dite. Celle-ci ne compte que pour qui ne l’a pas encore dite.",
      )}
      choices={[
        { value: "standard", label: t(labels.standard) },
        {
          value: "franchise",
          label: t(labels.franchise),
          description: t("TVA non applicable, art.\u00a0293\u00a0B du CGI"),
        },
      ]}
    />
  );
}
