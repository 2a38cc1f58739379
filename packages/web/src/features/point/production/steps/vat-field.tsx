import { Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import type { PriceAnswers } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";

/** Whom to ask, by kind of seller: only what holds for all of a kind. */
const helps = (): [string, string][] => [
  [
    t("Particulier"),
    t(
      "la franchise vaut d’office sous un plafond de ventes par an. On y renonce pour récupérer la TVA des panneaux\u00a0: votre installateur ou votre centre des impôts vous le dira.",
    ),
  ],
  [
    t("Exploitation agricole"),
    t(
      "vendre de l’électricité peut suivre un autre régime que vos récoltes, au régime simplifié agricole aussi. Demandez à votre comptable.",
    ),
  ],
  [t("Société, commerce, association"), t("en général, comme pour vos autres factures.")],
  [t("Mairie"), t("sa régie relève de l’un ou de l’autre\u00a0: demandez à votre comptable public.")],
];

/** Whether a seller adds VAT to his price. Who does not know yet goes on, and says it before his first contract. */
export function VatField({ form }: { form: UseFormReturnType<PriceAnswers & NewAccountForm> }) {
  return (
    <Stack gap="xs">
      <ChoiceField
        {...fieldOf(form, "vatRegime")}
        label={t("Facturez-vous la TVA sur cette électricité\u202f?")}
        choices={[
          {
            value: "standard",
            label: t("Oui, 20\u00a0%"),
            description: t("Elle s’ajoute au prix, et vous la reversez. Celle des panneaux se récupère."),
          },
          {
            value: "franchise",
            label: t("Non, franchise (article 293\u00a0B)"),
            description: t("Le prix est tout à vous. La TVA des panneaux ne se récupère pas."),
          },
          {
            value: "",
            label: t("Je ne sais pas"),
            description: t("À dire avant votre premier contrat de vente, qui l’écrit."),
          },
        ]}
      />
      <Text component="details" size="sm">
        <summary>{t("Comment le savoir\u202f?")}</summary>
        {helps().map(([who, help]) => (
          <Text key={who} size="sm" mt={4}>
            <strong>{who}</strong>
            {"\u00a0: "}
            {help}
          </Text>
        ))}
      </Text>
    </Stack>
  );
}
