import { Stack, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "../../platform/i18n.ts";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldJudgedOnLeaving, fieldOf } from "../../ui/fields/field-props.ts";
import { AddressField } from "../address/address-field.tsx";
import type { AssociationForm } from "./association-form.ts";
import { FoundersFields } from "./founders-fields.tsx";
import { RnaField } from "./rna-field.tsx";

type Form = { form: UseFormReturnType<AssociationForm> };

/** What every document states about the association. */
function Identity({ form }: Form) {
  return (
    <Stack gap="lg">
      <TextInput
        {...fieldOf(form, "associationName")}
        label={t("Nom de l’association")}
        autoComplete="organization"
      />
      <EmailField
        {...fieldOf(form, "email")}
        label={t("Adresse e-mail de l’association")}
        description={t("Une adresse que plusieurs membres du bureau peuvent lire, si possible.")}
      />
      <AddressField {...fieldOf(form, "address")} label={t("Adresse du siège")} />
      <RnaField
        {...fieldJudgedOnLeaving(form, "rnaId")}
        label={t("Numéro RNA (une fois l’association déclarée)")}
      />
    </Stack>
  );
}

/** What only the statutes state. */
function Statutes({ form }: Form) {
  return (
    <>
      <FieldGroup legend={t("Pour les statuts")}>
        <Textarea
          {...fieldOf(form, "territory")}
          label={t("Territoire de l’opération")}
          description={t(
            "Par exemple\u00a0: la commune d’Amiens et les communes voisines, dans un rayon de 2\u00a0km.",
          )}
          autosize
          minRows={2}
          maxRows={6}
        />
        <Textarea
          {...fieldOf(form, "preamble")}
          label={t("Préambule (facultatif)")}
          description={t("Pourquoi vous fondez cette association, en quelques phrases.")}
          autosize
          minRows={3}
          maxRows={14}
        />
      </FieldGroup>
      <FoundersFields form={form} />
    </>
  );
}

const ofStatutes = /^(territory|preamble|founders)\b/;

/**
 * The association. Once it exists elsewhere, its statutes need not be written: their fields show only when an
 * error in them prevents saving.
 */
export function AssociationFields({ form, alreadyCreated = false }: Form & { alreadyCreated?: boolean }) {
  const isFaulty = Object.keys(form.errors).some((path) => ofStatutes.test(path));
  return (
    <Stack gap={40}>
      <Identity form={form} />
      {(!alreadyCreated || isFaulty) && <Statutes form={form} />}
    </Stack>
  );
}
