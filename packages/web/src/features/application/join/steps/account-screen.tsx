import { signUpSchema } from "@mec/domain/account";
import { t } from "../../../../platform/i18n.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { AccountFields, type AccountForm } from "../account-fields.tsx";
import { JoinFrame } from "../join-frame.tsx";
import type { StepProps } from "../step-props.ts";

const accountSchema = signUpSchema.pick({ password: true, cgus: true });

interface Props extends StepProps {
  email: string;
  /** Chosen a moment ago: the terms are accepted with it. */
  password: string | null;
  onChosen: (password: string) => void;
}

/** The account of who has none: a password, and the terms. */
export function AccountScreen({ route, target, stages, email, password, onChosen }: Props) {
  const form = useSchemaForm<AccountForm>(accountSchema, {
    password: password ?? "",
    cgus: password !== null,
  });
  return (
    <JoinFrame
      stage="account"
      stages={stages}
      target={target}
      title={t("Votre compte")}
      intro={t("Vous suivrez votre candidature avec {{email}} et ce mot de passe.", { email })}
      onBack={() => route.goToScreen("signatory")}
    >
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        onValid={(chosen) => {
          onChosen(chosen.password);
          route.goToScreen("check");
        }}
      >
        <AccountFields form={form} />
      </CheckedForm>
    </JoinFrame>
  );
}
