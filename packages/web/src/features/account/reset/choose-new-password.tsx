import { Alert, Anchor, Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { resetPasswordSchema } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { Link } from "react-router";
import { PasswordField } from "../../../parts/account/password-field.tsx";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

function Failure({ error }: { error: unknown }) {
  const isStale = isRefusal(error, "INVALID_TOKEN");
  return (
    <>
      {frenchMessage(error)}{" "}
      {isStale && (
        <Anchor component={Link} to={pages.resetPassword.to()}>
          {t("Demander un nouveau lien")}
        </Anchor>
      )}
    </>
  );
}

/** Sets the new password with the mailed token. Every session ends, this browser's included. */
export function ChooseNewPassword({ token }: { token: string }) {
  const adoptSession = useAdoptSession();
  const [isDone, setDone] = useState(false);
  const form = useSchemaForm(resetPasswordSchema, { token, password: "" });
  const isWrong = Object.keys(form.errors).length > 0;

  const saving = useSubmit(
    form,
    async (call, values) => {
      await call(accountCalls.resetPassword, { body: resetPasswordSchema.parse(values) });
      // The reset has ended this browser's session: its cookie is removed too, or the session would be
      // reported as expired.
      await call(accountCalls.logOut, {}).catch(() => undefined);
    },
    {
      after: () => {
        adoptSession(null);
        setDone(true);
      },
      explain: (error) => <Failure error={error} />,
    },
  );

  return (
    <Page title={t("Choisir un nouveau mot de passe")} size="form">
      {isDone ? (
        <Stack align="flex-start">
          <Alert role="status" color="green" title={t("Votre mot de passe est changé")} w="100%">
            {t("Connectez-vous avec le nouveau. Tous vos appareils ont été déconnectés.")}
          </Alert>
          <Button component={Link} to={pages.login.to()}>
            {t("Se connecter")}
          </Button>
        </Stack>
      ) : (
        <CheckedForm
          {...saving}
          submitLabel={t("Changer mon mot de passe")}
          failure={isWrong ? messages.fillFields : saving.failure}
        >
          <PasswordField {...fieldOf(form, "password")} label={t("Nouveau mot de passe")} />
        </CheckedForm>
      )}
    </Page>
  );
}
