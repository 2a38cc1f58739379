import { pmoCalls } from "@mec/api/pmo";
import type { SessionUser } from "@mec/domain/account";
import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import type { ReactNode } from "react";
import { useClient } from "../../platform/client.tsx";
import { useDraft } from "../../platform/draft.ts";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { CheckedForm } from "../wizard/checked-form.tsx";
import { draftName } from "./drafts.ts";
import { InterlocutorFields } from "./interlocutor-fields.tsx";
import { emptyInterlocutorForm, type InterlocutorForm, interlocutorFormSchema } from "./interlocutor-form.ts";
import { useSavePmo } from "./use-save-pmo.ts";

interface Props {
  projectId: string;
  interlocutor: PmoInterlocutor | null;
  onSaved: () => void;
  /** Other buttons, given what forgets what was typed. */
  beside?: (discard: () => void) => ReactNode;
}

/** Most often the owner himself. */
function firstForm(user: SessionUser | null | undefined): InterlocutorForm {
  if (!user) return emptyInterlocutorForm;
  const { firstName, lastName, email, phoneNumber } = user;
  return { ...emptyInterlocutorForm, firstName, lastName, email, phoneNumber: phoneNumber ?? "" };
}

/** Whom the participants and the grid operator write to. */
export function InterlocutorEditor({ projectId, interlocutor, onSaved, beside }: Props) {
  const call = useClient();
  const { user } = useSession();
  const name = draftName("interlocutor", projectId);
  const [typed, update, discard] = useDraft<InterlocutorForm>(name, interlocutor ?? firstForm(user));
  const form = useSchemaForm<InterlocutorForm>(interlocutorFormSchema, typed, update);
  const { save, failure } = useSavePmo({
    projectId,
    form,
    send: (values) =>
      call(pmoCalls.savePmoInterlocutor, {
        params: { id: projectId },
        body: pmoInterlocutorSchema.parse(values),
      }),
  });

  async function send(values: InterlocutorForm) {
    if (!(await save(values))) return;
    discard();
    onSaved();
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Enregistrer l’interlocuteur")}
      onValid={send}
      failure={failure}
      beside={beside?.(discard)}
    >
      <InterlocutorFields form={form} />
    </CheckedForm>
  );
}
