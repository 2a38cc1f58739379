import { Skeleton } from "@mantine/core";
import { pmoCalls } from "@mec/api/pmo";
import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { useOwnProject } from "../project/own-project.ts";
import { InterlocutorFields } from "./interlocutor-fields.tsx";
import { firstInterlocutor, type InterlocutorForm, interlocutorFormSchema } from "./interlocutor-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  interlocutor: PmoInterlocutor | null;
}

/** The contact for the participants and the grid operator. */
export function InterlocutorEditor({ interlocutor, ...around }: Props) {
  const { user } = useSession();
  const { data: project, isPending } = useOwnProject(around.projectId);
  if (isPending) return <Skeleton height={220} radius={12} />;
  return (
    <PartEditor<InterlocutorForm>
      {...around}
      part="interlocutor"
      kept={interlocutor ?? firstInterlocutor(user, project?.bearer?.kind)}
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
