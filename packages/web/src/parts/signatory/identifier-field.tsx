import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { identifierWarning, legalIdentifierField, siretWarning } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { fieldJudgedOnLeaving } from "../../ui/fields/field-props.ts";
import { SiretField } from "../../ui/fields/siret-field.tsx";
import { type Beside, sharedSiretText } from "./shared-siret.ts";
import type { SignatoryForm } from "./signatory-form.ts";

interface Props<V extends SignatoryForm> extends Beside {
  form: UseFormReturnType<V>;
  isProducer: boolean;
}

/** The identifier that the legal form has (specification §3). */
export function IdentifierField<V extends SignatoryForm>({ form, isProducer, otherPlace }: Props<V>) {
  const { juridiction } = form.values;
  if (juridiction === "") return null;
  switch (legalIdentifierField(juridiction)) {
    case "rnaId":
      return (
        <TextInput
          {...fieldJudgedOnLeaving(form, "rnaId")}
          label={t("Numéro RNA")}
          description={t(
            "W suivi de 9 caractères, sur le récépissé de la préfecture. L’association n’en a pas\u202f? Choisissez la forme «\u00a0Autre\u00a0»\u00a0: son SIRET, ou le numéro de son registre, convient.",
          )}
          autoComplete="off"
          styles={{ wrapper: { maxWidth: 260 } }}
        />
      );
    case "juridicId":
      return (
        <SiretField
          {...fieldJudgedOnLeaving(form, "juridicId")}
          isAnyRegister
          doubt={(identifier) => identifierWarning(identifier) ?? sharedSiretText(identifier, otherPlace)}
          label={t("SIRET, ou autre identifiant")}
          description={t("14 chiffres\u00a0; sans SIRET, le numéro sous lequel la structure est enregistrée")}
        />
      );
    case "siretId":
      return (
        <SiretField
          {...fieldJudgedOnLeaving(form, "siretId")}
          doubt={(siret) => siretWarning(siret) ?? sharedSiretText(siret, otherPlace)}
          label={t("SIRET")}
          description={
            isProducer
              ? t("14 chiffres, celui de l’établissement qui produit")
              : t("14 chiffres, celui de l’établissement qui consomme")
          }
        />
      );
  }
}
