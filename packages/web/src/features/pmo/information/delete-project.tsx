import { Button, Card, Group, Text, TextInput, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { notify } from "../../../platform/notify.tsx";
import { ownPoints } from "../../../platform/session.ts";
import { roomOf } from "../../../platform/stale.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** The project's name, typed again. */
const schemaFor = ({ name }: ProjectAnswer) =>
  z.object({
    confirmedName: z
      .string()
      .refine((typed) => typed.trim() === name, { error: () => t("Ce n’est pas le nom du projet.") }),
  });

function useDeletion(project: ProjectAnswer) {
  const { id, name } = project;
  const { forget } = useKeptAnswers();
  const navigate = useNavigate();
  const form = useSchemaForm(schemaFor(project), { confirmedName: "" });
  return useSubmit(form, (call) => call(projectCalls.deleteProject, { params: { id } }), {
    leave: () => {
      navigate(pages.portfolio.to());
      notify({ message: t("Le projet «\u00a0{{name}}\u00a0» est supprimé.", { name }) });
      forget(...projectAnswers(id));
    },
    stale: [ownPoints, roomOf("public")],
    explain: (error) => frenchMessage(error, messages.deletionFailed),
  });
}

function DeletionDialog({ project, onClose }: { project: ProjectAnswer; onClose: () => void }) {
  const deletion = useDeletion(project);
  return (
    <FormDialog
      {...deletion}
      title={t("Supprimer ce projet\u202f?")}
      space="indigo"
      onClose={onClose}
      submitLabel={t("Supprimer le projet")}
      danger
    >
      <Text>
        <Unbroken
          text={t(
            "La page publique, les candidatures et les invitations disparaissent. Les candidats sont prévenus par e-mail. Vos installations restent dans votre compte. Les papiers que tous ont signés restent conservés 5\u00a0ans, avec leurs preuves, pour ceux qui les ont signés. Rien d’autre ne peut être rétabli.",
          )}
        />
      </Text>
      <TextInput
        {...fieldOf(deletion.form, "confirmedName")}
        label={t("Pour confirmer, recopiez le nom du projet")}
        description={project.name}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}

/** Deletes a project, once its name has been typed as a confirmation; no button where it can no longer be. */
export function DeleteProject({ project }: { project: ProjectAnswer }) {
  const [opened, setOpened] = useState(false);
  const { data, isPending } = useAnswer(projectCalls.getProject, { params: { id: project.id }, query: {} });
  return (
    <Card>
      <Title order={3} size="h4" mb="xs">
        {t("Supprimer le projet")}
      </Title>
      <Text size="sm">
        {t(
          "Un projet dont un participant reçoit déjà l’électricité ne peut plus être supprimé, ni celui où ce que tous ont signé lie encore quelqu’un\u00a0: chacun se rétracte ou demande d’abord à partir, et vous réglez son départ.",
        )}
      </Text>
      {!isPending && data?.mayBeDeleted !== false && (
        <Group mt="md">
          <Button variant="outline" color="red.9" onClick={() => setOpened(true)}>
            {t("Supprimer le projet")}
          </Button>
        </Group>
      )}
      {opened && <DeletionDialog project={project} onClose={() => setOpened(false)} />}
    </Card>
  );
}
