import type { ComponentProps } from "react";
import { SameSignatory } from "../../../../parts/signatory/same-signatory.tsx";
import { SignatoryFields } from "../../../../parts/signatory/signatory-fields.tsx";
import { type SignatoryForm, signatoryFormSchema } from "../../../../parts/signatory/signatory-form.ts";
import type { OtherSignatory } from "../../../../parts/signatory/use-other-signatory.ts";
import { t } from "../../../../platform/i18n.ts";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { WhoSigns } from "../../consumer/profile/who-signs.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { answerLabel } from "../stages.ts";
import type { StepProps } from "../step-props.ts";

interface Props extends StepProps {
  /** The typed signatory, completed with what the account and the home tell. */
  typed: SignatoryForm;
  /** Who signs for another of the person's places. */
  other: OtherSignatory | null;
  /** Who joins, and may sign for a structure. */
  holder: ComponentProps<typeof WhoSigns>["user"];
}

/** The signatory, in case the application is accepted. */
export function SignatoryScreen({ update, route, target, stages, refusals, typed, other, holder }: Props) {
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
      onBack={() => route.goToScreen("check")}
    >
      <CheckedForm
        form={form}
        submitLabel={answerLabel("signatory", stages)}
        refused={refusedIn(refusals.refused, "signatory")}
        onValid={(signatory) => {
          refusals.settle("signatory");
          update({ signatory });
          route.goToScreen("check");
        }}
      >
        {other ? (
          <SameSignatory form={form} other={other} />
        ) : (
          typed.entityType === "Professionnel" && <WhoSigns form={form} user={holder} />
        )}
        <SignatoryFields form={form} otherPlace={other} />
      </CheckedForm>
    </JoinFrame>
  );
}
