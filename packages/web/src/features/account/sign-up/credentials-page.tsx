import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { signUpSchema } from "@mec/domain/account";
import { Link, useNavigate } from "react-router";
import { PasswordField } from "../../../parts/account/password-field.tsx";
import { withOwnWordsRule } from "../../../parts/account/password-rules.ts";
import { useSignUpDraft, useSignUpPassword } from "../../../parts/account/sign-up-draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { Landing } from "../sign-in/landing.tsx";
import { originState, useOrigin } from "../sign-in/use-origin.ts";

const credentialsSchema = withOwnWordsRule(signUpSchema.pick({ email: true, password: true }));

/** First page of the sign-up: e-mail and password. */
export function CredentialsPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const origin = useOrigin();
  const [draft, update] = useSignUpDraft();
  const [password, keepPassword] = useSignUpPassword();
  const form = useSchemaForm(credentialsSchema, { email: draft.email, password }, ({ email }) =>
    update({ email }),
  );
  if (user) return <Landing user={user} />;
  return (
    <Page title={t("Créer un compte")} intro={t("Étape 1 sur 2\u00a0: vos identifiants.")} size="form">
      <CheckedForm
        form={form}
        onValid={(values) => {
          keepPassword(values.password);
          navigate(pages.signUpRegister.to(), { state: originState(origin) });
        }}
        submitLabel={t("Continuer")}
      >
        <EmailField
          {...fieldOf(form, "email")}
          description={t("Nous vous y écrirons quand votre projet ou votre candidature avance.")}
          autoComplete="username"
        />
        <PasswordField {...fieldOf(form, "password")} owner={{ ...draft, email: form.values.email }} />
        <div>
          {t("Déjà un compte\u202f?")}{" "}
          <Anchor component={Link} to={pages.login.to()} state={originState(origin)}>
            {t("Se connecter")}
          </Anchor>
        </div>
      </CheckedForm>
    </Page>
  );
}
