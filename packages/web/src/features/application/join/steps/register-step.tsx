import { accountCalls } from "@mec/api/account";
import { portfolioCalls } from "@mec/api/portfolio";
import { type SessionUser, signUpSchema } from "@mec/domain/account";
import * as z from "zod";
import {
  AccountFields,
  type AccountForm,
  emptyAccountForm,
} from "../../../../parts/account/account-fields.tsx";
import { withOwnWordsRule } from "../../../../parts/account/password-rules.ts";
import { PersonFields } from "../../../../parts/account/person-fields.tsx";
import { t } from "../../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../../platform/kept-answers.ts";
import { noPoints } from "../../../../platform/session.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { PhoneField } from "../../../../ui/fields/phone-field.tsx";
import { refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { explainSending } from "../explain-sending.tsx";
import type { JoinDraft } from "../join-draft.ts";
import { JoinFrame } from "../join-frame.tsx";
import { Recap } from "../recap.tsx";
import { openAccount, savePoint } from "../send.ts";
import { registerIntro } from "../sending-words.ts";
import type { StepProps } from "../step-props.ts";

type RegisterForm = AccountForm & JoinDraft["person"];

const askedSchema = withOwnWordsRule(signUpSchema);
const nothingAsked = z.unknown();

interface Props extends StepProps {
  user: SessionUser | null;
}

/** The last step without a project: registers the home, with an account if there is none. */
export function RegisterStep({ draft, update, route, user, stages, refusals, onSent }: Props) {
  const { put } = useKeptAnswers();
  const form = useSchemaForm<RegisterForm>(
    user ? nothingAsked : askedSchema,
    { ...draft.person, ...emptyAccountForm, cgus: draft.cgus },
    ({ password: _, cgus, ...person }) => update({ person, cgus }),
  );

  const registering = useSubmit(
    form,
    async (call, values) => {
      refusals.settle();
      const holder = user ?? (await openAccount(call, signUpSchema.parse(values)));
      // He is signed in from now on, and has no places to wait for: this step stays, with what becomes of its sending.
      if (!user) {
        put(portfolioCalls.getPoints, {}, noPoints);
        put(accountCalls.getSession, {}, holder);
      }
      const remember = (saved: typeof draft.saved) => update({ saved });
      return savePoint(call, { draft, userId: holder.id, remember });
    },
    {
      after: (pointId) => onSent({ pointId, hasApplied: false }),
      refused: (error) => refusals.showRefused(error, ["account"]),
      explain: explainSending,
    },
  );

  return (
    <JoinFrame
      stage="check"
      stages={stages}
      target={null}
      title={t("Enregistrez ce lieu")}
      intro={registerIntro(route.ownProjectId !== null)}
      onBack={() => route.goTo("sge")}
    >
      <CheckedForm
        {...registering}
        refused={refusedIn(refusals.refused, "account")}
        submitLabel={user ? t("Enregistrer ce lieu") : t("Créer mon compte et enregistrer ce lieu")}
      >
        {!user && (
          <PersonFields form={form}>
            <PhoneField {...fieldOf(form, "phoneNumber")} label={t("Téléphone (facultatif)")} />
          </PersonFields>
        )}
        {!user && <AccountFields form={form} />}
        <Recap draft={draft} route={route} />
      </CheckedForm>
    </JoinFrame>
  );
}
