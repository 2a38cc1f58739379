import { pmoCalls } from "@mec/api/pmo";
import type { SessionUser } from "@mec/domain/account";
import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { InterlocutorFields } from "./interlocutor-fields.tsx";
import { emptyInterlocutorForm, type InterlocutorForm, interlocutorFormSchema } from "./interlocutor-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  interlocutor: PmoInterlocutor | null;
}

/** The contact is usually the owner himself, so his profile fills the form. */
function firstForm(user: SessionUser | null | undefined): InterlocutorForm {
  if (!user) return emptyInterlocutorForm;
  const { firstName, lastName, email, phoneNumber } = user;
  return { ...emptyInterlocutorForm, firstName, lastName, email, phoneNumber: phoneNumber ?? "" };
}

/** The contact for the participants and the grid operator. */
export function InterlocutorEditor({ interlocutor, ...around }: Props) {
  const { user } = useSession();
  return (
    <PartEditor<InterlocutorForm>
      {...around}
      part="interlocutor"
      kept={interlocutor ?? firstForm(user)}
      schema={interlocutorFormSchema}
      send={(call, values) =>
        call(pmoCalls.savePmoInterlocutor, {
          params: { id: around.projectId },
          body: pmoInterlocutorSchema.parse(values),
        })
      }
      submitLabel={t("Enregistrer l’interlocuteur")}
    >
      {(form) => <InterlocutorFields form={form} />}
    </PartEditor>
  );
}
