import { Checkbox, Fieldset, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { bankWarning, bicSchema, ibanSchema } from "@mec/domain/pmo";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { MeasureField } from "../../ui/fields/measure-field.tsx";
import { asksForPayment, type FeeForm } from "./fee-form.ts";
import { IbanField } from "./iban-field.tsx";
import styles from "./pmo-fields.module.css";

type Form = { form: UseFormReturnType<FeeForm> };

interface TickProps extends Form {
  path: "required" | "entranceFeeRequired" | "byCheque" | "byTransfer";
  label: string;
  description?: string;
  children?: ReactNode;
}

const ticked = ({ form, path }: Pick<TickProps, "form" | "path">) => ({
  id: path,
  checked: form.values[path],
  onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
    form.setFieldValue(path, event.currentTarget.checked),
});

/** A yes/no question; a yes shows its further fields below. */
function Asked({ form, path, label, description, children }: TickProps) {
  return (
    <Stack gap="md">
      <Switch {...ticked({ form, path })} size="md" label={label} description={description} />
      {form.values[path] && <div className={styles.under}>{children}</div>}
    </Stack>
  );
}

/** The association's bank account. When its IBAN and BIC seem not to match, a warning is shown, never a refusal. */
function AccountFields({ form }: Form) {
  const { iban, bic } = form.values;
  const areValid = ibanSchema.safeParse(iban).success && bicSchema.safeParse(bic).success;
  return (
    <Stack gap="md" className={styles.under}>
      <Text size="sm" c="dimmed">
        {t("Une commune qui est elle-même la personne morale indique le compte de son comptable public.")}
      </Text>
      <IbanField {...fieldOf(form, "iban")} label={t("IBAN de l’association")} />
      <TextInput
        {...fieldOf(form, "bic")}
        label={t("BIC")}
        description={t("8 ou 11\u00a0caractères, par exemple AGRIFRPP")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        styles={{ wrapper: { maxWidth: 220 }, input: { textTransform: "uppercase" } }}
      />
      <Text size="sm" role="status">
        {areValid && bankWarning({ iban, bic })}
      </Text>
    </Stack>
  );
}

function PaymentFields({ form }: Form) {
  const error = form.errors.byCheque;
  return (
    <Fieldset
      variant="unstyled"
      legend={t("Moyens de paiement acceptés")}
      classNames={{ root: styles.group, legend: styles.legend }}
    >
      <Stack gap="md">
        <Checkbox
          {...ticked({ form, path: "byCheque" })}
          label={t("Par chèque")}
          error={error}
          description={t(
            "À l’ordre de l’association, ou du Trésor public si une commune est elle-même la personne morale. Son nom et l’adresse de son siège sont donnés à qui paie.",
          )}
        />
        <Checkbox {...ticked({ form, path: "byTransfer" })} label={t("Par virement")} />
        {form.values.byTransfer && <AccountFields form={form} />}
      </Stack>
    </Fieldset>
  );
}

const forEachPoint = () => t("Pour chacun de leurs points\u00a0: lieux et installations");

/** What members pay (each year, and once on joining), and how. */
export function FeeFields({ form }: Form) {
  return (
    <Stack gap="xl">
      <Asked form={form} path="required" label={t("Les membres versent une cotisation chaque année")}>
        <MeasureField
          form={form}
          path="amount"
          label={t("Montant de la cotisation")}
          description={forEachPoint()}
          unit={t("€ par an")}
        />
      </Asked>
      <Asked
        form={form}
        path="entranceFeeRequired"
        label={t("Les membres versent un droit d’entrée")}
        description={t("Une seule fois, en adhérant")}
      >
        <MeasureField
          form={form}
          path="entranceFeeAmount"
          label={t("Montant du droit d’entrée")}
          description={forEachPoint()}
          unit={t("€")}
        />
      </Asked>
      {asksForPayment(form.values) && <PaymentFields form={form} />}
      <Textarea
        {...fieldOf(form, "additionalInformation")}
        label={t("Précisions (facultatif)")}
        description={t(
          "Par exemple la date de versement, ou un tarif réduit. Elles figurent dans le bulletin.",
        )}
        autosize
        minRows={2}
        maxRows={8}
      />
    </Stack>
  );
}
