import { type SessionUser, signUpSchema } from "@mec/domain/account";
import { signatoryInputSchema } from "@mec/domain/signatory";
import * as z from "zod";
import { SignatoryFields } from "../../../../parts/signatory/signatory-fields.tsx";
import {
  checkSignatory,
  type SignatoryForm,
  signatoryFormSchema,
  signatoryOf,
} from "../../../../parts/signatory/signatory-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { prefilledSignatory } from "../../prefill.ts";
import { AccountFields, type AccountForm, emptyAccountForm } from "../account-fields.tsx";
import { explainSending } from "../explain-sending.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { PerimeterNotice } from "../perimeter-notice.tsx";
import { Recap } from "../recap.tsx";
import { joinAsVisitor, savePoint, saveSignatory, sendApplication } from "../send.ts";
import type { Sent, StepProps } from "../step-props.ts";
import type { JoinTarget } from "../use-join-target.ts";

type ApplyForm = SignatoryForm & AccountForm;

const accountSchema = signUpSchema.pick({ password: true, cgus: true });
const visitorSchema = z.custom<ApplyForm>().superRefine(({ password, cgus, ...signatory }, context) => {
  checkSignatory(signatory, context);
  for (const { path, message } of accountSchema.safeParse({ password, cgus }).error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});

interface Props extends StepProps {
  target: JoinTarget;
  user: SessionUser | null;
}

/** The last step: who signs, an account for who has none, all answers once more, and the application goes. */
export function ApplyStep({ draft, update, route, target, user, onSent }: Props) {
  const known = { ...draft, address: draft.house.address, user, email: target.email };
  const form = useSchemaForm<ApplyForm>(
    user ? signatoryFormSchema : visitorSchema,
    { ...prefilledSignatory(draft.signatory, known), ...emptyAccountForm },
    ({ password: _, cgus: __, ...signatory }) => update({ signatory }),
  );

  const applying = useSubmit(
    form,
    async (call, values): Promise<Sent> => {
      if (!user) return { ...(await joinAsVisitor(call, draft, target, values)), hasApplied: true };
      const remember = (saved: typeof draft.saved) => update({ saved });
      const pointId = await savePoint(call, { draft, userId: user.id, remember });
      await saveSignatory(call, pointId, signatoryInputSchema.parse(signatoryOf(values)));
      await sendApplication(call, pointId, target);
      return { pointId, hasApplied: true };
    },
    { after: onSent, explain: explainSending },
  );

  return (
    <JoinFrame
      step="signatory-and-apply"
      target={target}
      title={t("Qui signera les documents\u202f?")}
      intro={t(
        "Si votre candidature est acceptée, cette personne recevra trois documents à signer. Rien n’est signé aujourd’hui.",
      )}
      onBack={() => route.goTo("sge")}
    >
      <CheckedForm {...applying} submitLabel={t("Envoyer ma candidature")}>
        <SignatoryFields form={form} />
        {!user && <AccountFields form={form} />}
        <Recap draft={draft} route={route} />
        <PerimeterNotice target={target} address={draft.house.address} />
      </CheckedForm>
    </JoinFrame>
  );
}
