import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { dayInParis } from "@mec/domain/shared";
import {
  type ContractAnswer,
  contractAnswers,
  isTariffLeftOver,
  mayHaveOffer,
  mayHaveTariff,
  mayTakeSurplus,
  type SoldKind,
  type SurplusBuyer,
  soldKinds,
  surplusBuyers,
  type TariffAnswers,
} from "../../parts/point/publishing/tariff.ts";
import { endingContractText } from "../../parts/point/revenue/contract-words.ts";
import { t } from "../../platform/i18n.ts";
import { CentsField } from "../../ui/fields/cents-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";

const contractWords: Record<ContractAnswer, { label: string; description?: string }> = {
  none: { label: "Non" },
  recent: {
    label: "Oui, depuis le 9\u00a0octobre 2021 (S21)",
    description: "Il se cumule avec le partage\u00a0: faites-le confirmer par écrit.",
  },
  older: {
    label: "Oui, d’avant le 9\u00a0octobre 2021",
    description: "Il ne se cumule pas avec le partage\u00a0: il doit prendre fin avant.",
  },
  ended: { label: "Il est terminé, ou le sera le…" },
  unknown: {
    label: "Je ne sais pas",
    description: "D’avant le 9\u00a0octobre 2021, il devrait prendre fin avant le partage.",
  },
};

function tariffLabelOf({ contract }: TariffAnswers): string {
  if (contract === "none") return "Le tarif que vous avez indiqué";
  return contract === "ended"
    ? "Le tarif d’achat qu’il payait (facultatif)"
    : "Votre tarif d’achat actuel (facultatif)";
}

const buyerWords: Record<SurplusBuyer, { label: string; description: string }> = {
  unknown: {
    label: "Pas au même tarif, ou je ne sais pas",
    description: "Il compte au dernier tarif publié du surplus.",
  },
  contract: {
    label: "Oui, au même tarif",
    description: "Vérifiez le prix que votre contrat donne à ce reste.",
  },
};

const soldLabels: Record<SoldKind, string> = {
  all: "Toute ma production",
  surplus: "Le surplus, après ma propre consommation",
};

interface SoldProps<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  /** Where the form has it. */
  within?: string;
}

/** What panels sell today: sharing is compared with that. */
export const SoldChoice = <V extends Record<string, unknown>>({ form, within = "" }: SoldProps<V>) => (
  <ChoiceField
    {...fieldOf(form, `${within}sells`)}
    label={t("Que vendez-vous aujourd’hui\u202f?")}
    choices={soldKinds.map((value) => ({ value, label: t(soldLabels[value]) }))}
  />
);

interface Props<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  typed: TariffAnswers;
  /** Where the form has them: another form of the same page may ask the same. */
  within?: string;
}

/** Whether a contract runs, what it pays, without VAT for everybody as the contract says it, and whether it pays for the rest. */
export function TariffFields<V extends Record<string, unknown>>({ form, typed, within = "" }: Props<V>) {
  return (
    <>
      <ChoiceField
        {...fieldOf(form, `${within}contract`)}
        label={t("Un contrat d’achat est-il en cours\u202f?")}
        choices={contractAnswers.map((value) => {
          const { label, description } = contractWords[value];
          return { value, label: t(label), ...(description ? { description: t(description) } : {}) };
        })}
      />
      {typed.contract === "ended" && (
        <TextInput
          {...fieldOf(form, `${within}endsOn`)}
          label={t("Fin du contrat d’achat")}
          description={endingContractText(typed.endsOn, dayInParis(new Date()))}
          type="date"
          maw={260}
        />
      )}
      {(mayHaveTariff(typed) || isTariffLeftOver(typed)) && (
        <CentsField
          {...fieldOf(form, `${within}buyBack`)}
          isSale
          label={t(tariffLabelOf(typed))}
          description={
            isTariffLeftOver(typed)
              ? t("Sans contrat, ce tarif ne compte pas.")
              : t(
                  "Le prix écrit dans votre contrat, que vous vendiez tout ou le surplus. Sans réponse, le dernier tarif publié compte. Le porteur du projet que vous rejoignez le lit, pour comparer.",
                )
          }
          tax={t("HT")}
        />
      )}
      {mayTakeSurplus(typed) && (
        <ChoiceField
          {...fieldOf(form, `${within}surplusBuyer`)}
          label={t("Votre acheteur prendrait-il ce que le partage laisse\u202f?")}
          choices={surplusBuyers.map((value) => ({
            value,
            label: t(buyerWords[value].label),
            description: t(buyerWords[value].description),
          }))}
        />
      )}
      {mayHaveOffer(typed) && (
        <CentsField
          {...fieldOf(form, `${within}surplusOffer`)}
          isSale
          label={t("Prix proposé par un acheteur pour le surplus (facultatif)")}
          description={t(
            "Pour ce que le partage laisse. Sans réponse, nous supposons le dernier tarif publié\u00a0: un contrat S21 pour une installation déjà en service n’est pas établi, et un agrégateur achète au prix du marché (hypothèse du 30\u00a0novembre 2026).",
          )}
          tax={t("HT")}
        />
      )}
    </>
  );
}
