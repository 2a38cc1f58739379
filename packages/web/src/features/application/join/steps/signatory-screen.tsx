import type { SessionUser } from "@mec/domain/account";
import { SignatoryFields } from "../../../../parts/signatory/signatory-fields.tsx";
import { type SignatoryForm, signatoryFormSchema } from "../../../../parts/signatory/signatory-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { JoinFrame } from "../join-frame.tsx";
import type { StepProps } from "../step-props.ts";

interface Props extends StepProps {
  /** What was typed, and what the account and the home say already. */
  typed: SignatoryForm;
  user: SessionUser | null;
}

/** Who will sign, if the application is accepted. */
export function SignatoryScreen({ draft, update, route, target, stages, typed, user }: Props) {
  const form = useSchemaForm<SignatoryForm>(signatoryFormSchema, typed, (signatory) => update({ signatory }));
  return (
    <JoinFrame
      stage="signatory"
      stages={stages}
      target={target}
      title={t("Qui signera les documents\u202f?")}
      intro={t(
        "Si votre candidature est acceptée, cette personne recevra trois documents à signer. Rien n’est signé aujourd’hui.",
      )}
      {...(!draft.isShort && { onBack: () => route.goTo("sge") })}
    >
      <CheckedForm
        form={form}
        submitLabel={t("Continuer")}
        onValid={(signatory) => {
          update({ signatory });
          route.goToScreen(user ? "check" : "account");
        }}
      >
        <SignatoryFields form={form} />
      </CheckedForm>
    </JoinFrame>
  );
}
