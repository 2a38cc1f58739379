import { Alert, Anchor, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { forgottenPasswordSchema } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { IconMailCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

function explain(error: unknown): string {
  const isUnknown = isRefusal(error, "UNKNOWN_EMAIL");
  return isUnknown ? messages.unknownEmail : frenchMessage(error);
}

function Sent({ email, again }: { email: string; again: () => void }) {
  return (
    <Stack>
      <Alert
        role="status"
        color="green"
        icon={<IconMailCheck aria-hidden />}
        title={<Unbroken text={t("Un e-mail vient de vous être envoyé")} />}
      >
        {t(
          "Ouvrez le message envoyé à {{email}} et suivez son lien pour choisir un nouveau mot de passe. Le lien est valable une heure.",
          { email },
        )}
      </Alert>
      <div>
        {t("Rien reçu\u202f? Regardez dans les courriers indésirables, ou")}{" "}
        <Anchor component="button" type="button" onClick={again} inherit>
          {t("demandez un nouvel e-mail")}
        </Anchor>
        .
      </div>
    </Stack>
  );
}

/** Asks for the account's address, and has the link mailed. */
export function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm(forgottenPasswordSchema, { email: "" });
  const isWrong = Object.keys(form.errors).length > 0;

  const asking = useSubmit(
    form,
    async (call, values) => {
      const body = forgottenPasswordSchema.parse(values);
      await call(accountCalls.forgotPassword, { body });
      return body.email;
    },
    { after: setSentTo, explain },
  );

  return (
    <Page
      title={t("Mot de passe oublié")}
      intro={t(
        "Indiquez l’adresse de votre compte\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.",
      )}
      size="form"
    >
      {sentTo === null ? (
        <CheckedForm
          {...asking}
          submitLabel={t("Recevoir le lien")}
          failure={isWrong ? messages.fillFields : asking.failure}
          beside={
            <Anchor component={Link} to={pages.login.to()}>
              {t("Revenir à la connexion")}
            </Anchor>
          }
        >
          <EmailField {...fieldOf(form, "email")} autoComplete="username" />
        </CheckedForm>
      ) : (
        <Sent email={sentTo} again={() => setSentTo(null)} />
      )}
    </Page>
  );
}
