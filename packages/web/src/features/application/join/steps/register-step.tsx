import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { accountCalls } from "@mec/api/account";
import { type SessionUser, signUpSchema } from "@mec/domain/account";
import * as z from "zod";
import { t } from "../../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../../platform/kept-answers.ts";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { PhoneField } from "../../../../ui/fields/phone-field.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { AccountFields, type AccountForm, emptyAccountForm } from "../account-fields.tsx";
import { explainSending } from "../explain-sending.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { Recap } from "../recap.tsx";
import { openAccount, savePoint } from "../send.ts";
import type { StepProps } from "../step-props.ts";

type RegisterForm = AccountForm & {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
};

const nothingAsked = z.unknown();

function PersonFields({ form }: { form: UseFormReturnType<RegisterForm> }) {
  return (
    <FieldGroup legend={t("Vous")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
      </SimpleGrid>
      <TextInput
        {...fieldOf(form, "email")}
        label={t("Adresse e-mail")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PhoneField {...fieldOf(form, "phoneNumber")} label={t("Téléphone (facultatif)")} />
    </FieldGroup>
  );
}

interface Props extends StepProps {
  user: SessionUser | null;
}

/** The last step without a project: the home is registered, with an account for who has none. */
export function RegisterStep({ draft, update, route, user, stages, onSent }: Props) {
  const { put } = useKeptAnswers();
  const { firstName, name: lastName, email, phoneNumber } = draft.signatory;
  const form = useSchemaForm<RegisterForm>(
    user ? nothingAsked : signUpSchema,
    { firstName, lastName, email, phoneNumber, ...emptyAccountForm },
    ({ lastName: name, password: _, cgus: __, ...person }) =>
      update({ signatory: { ...draft.signatory, ...person, name } }),
  );

  const registering = useSubmit(
    form,
    async (call, values) => {
      const holder = user ?? (await openAccount(call, signUpSchema.parse(values)));
      if (!user) put(accountCalls.getSession, {}, holder);
      const remember = (saved: typeof draft.saved) => update({ saved });
      return savePoint(call, { draft, userId: holder.id, remember });
    },
    { after: (pointId) => onSent({ pointId, hasApplied: false }), explain: explainSending },
  );

  return (
    <JoinFrame
      stage="check"
      stages={stages}
      target={null}
      title={t("Enregistrez ce lieu")}
      intro={t("Vous pourrez ensuite choisir un projet près de chez vous et y candidater en un instant.")}
      onBack={() => route.goTo("sge")}
    >
      <CheckedForm
        {...registering}
        submitLabel={user ? t("Enregistrer ce lieu") : t("Créer mon compte et enregistrer ce lieu")}
      >
        {!user && <PersonFields form={form} />}
        {!user && <AccountFields form={form} />}
        <Recap draft={draft} route={route} />
      </CheckedForm>
    </JoinFrame>
  );
}
