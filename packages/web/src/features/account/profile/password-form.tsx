import { accountCalls } from "@mec/api/account";
import { type PasswordChange, passwordChangeSchema } from "@mec/domain/account";
import { useState } from "react";
import { KnownPasswordField, PasswordField } from "../../../parts/account/password-field.tsx";
import { frenchMessage, isRefusal, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { showServerIssues, useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { ProfileCard } from "./profile-card.tsx";

export function PasswordForm() {
  const call = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<PasswordChange>(passwordChangeSchema, { currentPassword: "", newPassword: "" });

  async function change(values: PasswordChange) {
    setFailure(null);
    try {
      await call(accountCalls.changePassword, { body: values });
      form.reset();
      notify({ message: t("Votre mot de passe est changé."), color: "green" });
    } catch (error) {
      const isWrong = isRefusal(error, "BAD_CREDENTIALS");
      if (isWrong) form.setFieldError("currentPassword", frenchMessage(error));
      else if (!showServerIssues(form, error)) setFailure(frenchMessage(error));
    }
  }

  return (
    <ProfileCard title={t("Votre mot de passe")} text={t("Le changer déconnecte vos autres appareils.")}>
      <CheckedForm form={form} onValid={change} submitLabel={t("Changer mon mot de passe")} failure={failure}>
        <KnownPasswordField {...fieldOf(form, "currentPassword")} label={t("Mot de passe actuel")} />
        <PasswordField {...fieldOf(form, "newPassword")} label={t("Nouveau mot de passe")} />
      </CheckedForm>
    </ProfileCard>
  );
}
