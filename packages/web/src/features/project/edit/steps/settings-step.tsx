import { Button, Stack, Switch } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { repartitionKeyExplanations, repartitionKeyLabels, repartitionKeys } from "@mec/domain/project";
import { type ReactNode, useState } from "react";
import { type NewAccountForm, parted } from "../../../../parts/account/new-account.ts";
import { NewAccountFields } from "../../../../parts/account/new-account-fields.tsx";
import { useLastStep } from "../../../../parts/account/use-last-step.ts";
import { AddressField } from "../../../../parts/address/address-field.tsx";
import { Term } from "../../../../parts/faq/term.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { type SettingAnswers, settingsStepSchema } from "../project-form.ts";
import { PerimeterField } from "./perimeter-field.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends Omit<StepProps<SettingAnswers>, "onValid"> {
  /** With the account that a visitor opens. */
  onValid: (answers: SettingAnswers, account: NewAccountForm | null) => unknown;
  asksAccount: boolean;
  /**
   * Whether the key and the address, which nearly everybody leaves as they are, are shown as two lines with a
   * button to change them.
   */
  folds: boolean;
  /** The field of the picture, which is sent separately. */
  picture: ReactNode;
  /** Whose network it is in, while publishing: afterwards it stands on the perimeter's page. */
  gridOperator?: ReactNode;
  /** A notice to read before sending. */
  notice?: ReactNode;
}

type Form = UseFormReturnType<SettingAnswers & NewAccountForm>;

function KeyAndAddress({ form }: { form: Form }) {
  return (
    <>
      <ChoiceField
        {...fieldOf(form, "repartitionKey")}
        label={t("Clé de répartition")}
        description={
          <>
            {t("Comment l’électricité est partagée. Vous pourrez en changer.")}{" "}
            <Term name="repartitionKey">{t("Qu’est-ce que c’est\u202f?")}</Term>
          </>
        }
        choices={repartitionKeys.map((value) => ({
          value,
          label: t(repartitionKeyLabels[value]),
          description: t(repartitionKeyExplanations[value]),
        }))}
      />
      <AddressField
        {...fieldOf(form, "address")}
        label={t("Adresse du projet")}
        description={t("Celle qui place le projet sur la carte. Par défaut, celle de l’installation.")}
      />
    </>
  );
}

/**
 * The key and the address as two lines, until their fields are asked for or hold an error. The fields then
 * stay: one must not vanish while somebody types.
 */
function FoldedKeyAndAddress({ form }: { form: Form }) {
  const [isOpen, open] = useState(false);
  const { repartitionKey, address } = form.values;
  const isFaulty = ["repartitionKey", "address"].some((field) => form.errors[field]);
  if (isFaulty && !isOpen) open(true);
  if (isOpen) return <KeyAndAddress form={form} />;
  return (
    <div>
      <SummaryList
        rows={[
          { label: t("Clé de répartition"), value: t(repartitionKeyLabels[repartitionKey]) },
          { label: t("Adresse du projet"), value: address?.label ?? t("Celle de l’installation") },
        ]}
      />
      <Button variant="subtle" size="compact-md" mt="xs" aria-expanded={false} onClick={() => open(true)}>
        {t("Changer la clé ou l’adresse")}
      </Button>
    </div>
  );
}

/** The perimeter, the repartition key, the address, the picture, and the visibility. */
export function SettingsStep({
  initial,
  onTyped,
  onValid,
  asksAccount,
  folds,
  picture,
  gridOperator,
  notice,
  ...checked
}: Props) {
  const form = useLastStep(settingsStepSchema, initial, { asksAccount, onTyped });
  function go(values: SettingAnswers & NewAccountForm) {
    const { answers, account } = parted<SettingAnswers>(values);
    return onValid(answers, asksAccount ? account : null);
  }
  return (
    <CheckedForm form={form} onValid={go} {...checked}>
      <Stack gap="xl">
        <PerimeterField {...fieldOf(form, "perimeter")} address={form.values.address} />
        {folds ? <FoldedKeyAndAddress form={form} /> : <KeyAndAddress form={form} />}
        {picture}
        {gridOperator}
        <Switch
          size="md"
          id="visibility"
          {...form.getInputProps("visibility", { type: "checkbox" })}
          label={t("Publier ce projet sur la carte")}
          description={t("Sinon, vous seul le voyez, et les personnes que vous invitez.")}
        />
      </Stack>
      {asksAccount && (
        <NewAccountFields
          form={form}
          purpose={t("Avec votre adresse e-mail, il vous ouvrira l’espace de votre projet.")}
        />
      )}
      {notice}
    </CheckedForm>
  );
}
