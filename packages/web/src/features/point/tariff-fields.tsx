import type { UseFormReturnType } from "@mantine/form";
import { type SurplusBuyer, surplusBuyers, type TariffAnswers } from "../../parts/point/publishing/tariff.ts";
import { t } from "../../platform/i18n.ts";
import { CentsField } from "../../ui/fields/cents-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";

const buyerWords: Record<SurplusBuyer, { label: string; description: string }> = {
  unknown: {
    label: "Je ne sais pas, ou non",
    description:
      "Il compte au dernier tarif publié du surplus. Un contrat d’avant le 9 octobre 2021 ne se cumule pas avec le partage\u00a0: il faudrait y mettre fin.",
  },
  contract: {
    label: "Oui, au même tarif",
    description:
      "Un contrat S21, proposé depuis le 9 octobre 2021, se cumule avec le partage\u00a0: vérifiez le prix qu’il donne à ce reste.",
  },
};

/** What a contract that runs pays, without VAT for everybody as the contract says it, and whether it pays for the rest. */
export function TariffFields({ form }: { form: UseFormReturnType<TariffAnswers> }) {
  return (
    <>
      <CentsField
        {...fieldOf(form, "buyBack")}
        isSale
        label={t("Votre tarif d’achat actuel (facultatif)")}
        description={t(
          "Le prix écrit dans votre contrat, que vous vendiez tout ou le surplus. Sans réponse, le dernier tarif publié compte.",
        )}
        tax={t("HT")}
      />
      {form.values.buyBack.trim() !== "" && (
        <ChoiceField
          {...fieldOf(form, "surplusBuyer")}
          label={t("Votre acheteur prendrait-il ce que le partage laisse\u202f?")}
          choices={surplusBuyers.map((value) => ({
            value,
            label: t(buyerWords[value].label),
            description: t(buyerWords[value].description),
          }))}
        />
      )}
    </>
  );
}
