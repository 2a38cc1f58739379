import { Text } from "@mantine/core";
import { pmoCalls } from "@mec/api/pmo";
import type { SessionUser } from "@mec/domain/account";
import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import { genderLabels } from "@mec/domain/signatory";
import { useClient } from "../../../platform/client.tsx";
import { hasDraft, useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { InterlocutorFields } from "../../../ui/pmo/interlocutor-fields.tsx";
import {
  emptyInterlocutorForm,
  type InterlocutorForm,
  interlocutorFormSchema,
} from "../../../ui/pmo/interlocutor-form.ts";
import { useSavePmo } from "../../../ui/pmo/use-save-pmo.ts";
import { CancelButton } from "../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../ui/sections/editable-section.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { draftName } from "../drafts.ts";

interface Props {
  projectId: string;
  interlocutor: PmoInterlocutor | null;
}

/** Most often the owner himself. */
function firstForm(user: SessionUser | null | undefined): InterlocutorForm {
  if (!user) return emptyInterlocutorForm;
  const { firstName, lastName, email, phoneNumber } = user;
  return { ...emptyInterlocutorForm, firstName, lastName, email, phoneNumber: phoneNumber ?? "" };
}

function Editor({ projectId, interlocutor, close }: Props & { close: (saved: boolean) => void }) {
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

  function leave(saved: boolean) {
    discard();
    close(saved);
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Enregistrer l’interlocuteur")}
      onValid={async (values) => (await save(values)) && leave(true)}
      failure={failure}
      beside={<CancelButton onClick={() => leave(false)} />}
    >
      <InterlocutorFields form={form} />
    </CheckedForm>
  );
}

function Summary({ interlocutor }: { interlocutor: PmoInterlocutor }) {
  const { gender, firstName, lastName, email, phoneNumber, projectIdentification } = interlocutor;
  const title = gender === "OTHER" ? "" : `${t(genderLabels[gender])} `;
  return (
    <SummaryList
      rows={[
        { label: t("Nom"), value: `${title}${firstName} ${lastName}` },
        { label: t("Adresse e-mail"), value: email },
        { label: t("Téléphone"), value: phoneNumber },
        { label: t("Identification de l’opération"), value: projectIdentification || t("Aucune") },
      ]}
    />
  );
}

/** Whom the participants and the grid operator write to. */
export function InterlocutorSection({ projectId, interlocutor }: Props) {
  return (
    <EditableSection
      id="interlocutor"
      title={t("Interlocuteur")}
      order={3}
      editLabel={interlocutor ? undefined : t("Compléter")}
      startsOpen={hasDraft(draftName("interlocutor", projectId))}
      opensByLink={!interlocutor}
      editor={(close) => <Editor projectId={projectId} interlocutor={interlocutor} close={close} />}
    >
      {interlocutor ? (
        <Summary interlocutor={interlocutor} />
      ) : (
        <Text c="dimmed">
          {t(
            "À qui les participants et le gestionnaire de réseau s’adressent-ils\u202f? Souvent à vous-même.",
          )}
        </Text>
      )}
    </EditableSection>
  );
}
