import { accountCalls } from "@mec/api/account";
import { type PasswordChange, passwordChangeSchema } from "@mec/domain/account";
import { KnownPasswordField, PasswordField } from "../../../parts/account/password-field.tsx";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { ProfileCard } from "./profile-card.tsx";

export function PasswordForm() {
  const { user } = useSession();
  const form = useSchemaForm<PasswordChange>(passwordChangeSchema, { currentPassword: "", newPassword: "" });

  const change = useSubmit(form, (call, body) => call(accountCalls.changePassword, { body }), {
    leave: () => form.reset(),
    told: () => t("Votre mot de passe est changé."),
    refused: (error) => {
      if (!isRefusal(error, "BAD_CREDENTIALS")) return false;
      form.setFieldError("currentPassword", frenchMessage(error));
      return true;
    },
  });

  return (
    <ProfileCard
      id="mot-de-passe"
      title={t("Votre mot de passe")}
      text={t("Le changer déconnecte vos autres appareils.")}
    >
      <CheckedForm {...change} submitLabel={t("Changer mon mot de passe")}>
        <KnownPasswordField {...fieldOf(form, "currentPassword")} label={t("Mot de passe actuel")} />
        <PasswordField
          {...fieldOf(form, "newPassword")}
          label={t("Nouveau mot de passe")}
          owner={user ?? undefined}
        />
      </CheckedForm>
    </ProfileCard>
  );
}
