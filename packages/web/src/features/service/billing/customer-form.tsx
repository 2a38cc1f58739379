import { Stack, TextInput } from "@mantine/core";
import { type CustomerAccount, serviceCalls } from "@mec/api/service";
import type { Address } from "@mec/domain/address";
import { customerSchema } from "@mec/domain/service";
import { siretIssue, siretWarning } from "@mec/domain/signatory";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { t } from "../../../platform/i18n.ts";
import { answerKey } from "../../../platform/question.ts";
import { useSession } from "../../../platform/session.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldJudgedOnLeaving, fieldOf } from "../../../ui/fields/field-props.ts";
import { SiretField } from "../../../ui/fields/siret-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CancelButton } from "../../../ui/sections/cancel-button.tsx";
import { CheckedForm } from "../../../ui/wizard/index.ts";

interface Props {
  customer: CustomerAccount | null;
  onClose: (saved: boolean) => void;
}

/** Initial values for the invoices' addressee: the person himself. */
function useInitial(customer: CustomerAccount | null) {
  const { user } = useSession();
  return {
    name: customer?.name ?? (user ? `${user.firstName} ${user.lastName}` : ""),
    email: customer?.email ?? user?.email ?? "",
    address: (customer?.address ?? null) as Address | null,
    siretId: customer?.siretId ?? "",
  };
}

/** A number that cannot be is refused where it is typed; one that was saved so before is doubted. */
const ruleOf = (customer: CustomerAccount | null) =>
  customerSchema.superRefine(({ siretId }, { addIssue }) => {
    const message = siretIssue(siretId ?? "", customer?.siretId ?? "");
    if (message) addIssue({ code: "custom", path: ["siretId"], message });
  });

export function CustomerForm({ customer, onClose }: Props) {
  const form = useSchemaForm(ruleOf(customer), useInitial(customer));

  const saving = useSubmit(
    form,
    (call, values) => call(serviceCalls.onboardCustomer, { body: customerSchema.parse(values) }),
    { stale: [answerKey(serviceCalls.getCustomerAccount)], after: () => onClose(true) },
  );

  return (
    <CheckedForm
      {...saving}
      submitLabel={t("Enregistrer")}
      beside={<CancelButton onClick={() => onClose(false)} />}
    >
      <Stack gap="md" maw={560}>
        <TextInput {...fieldOf(form, "name")} label={t("Nom ou dénomination")} autoComplete="organization" />
        <EmailField {...fieldOf(form, "email")} label={t("E-mail")} />
        <AddressField {...fieldOf(form, "address")} label={t("Adresse")} />
        <SiretField
          {...fieldJudgedOnLeaving(form, "siretId")}
          doubt={siretWarning}
          label={t("SIRET (facultatif)")}
        />
      </Stack>
    </CheckedForm>
  );
}
