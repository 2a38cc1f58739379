import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { notify } from "../../../platform/notify.tsx";
import { ownPoints } from "../../../platform/session.ts";
import { roomOf } from "../../../platform/stale.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

function useDeletion({ id, name }: ProjectAnswer) {
  const { forget } = useKeptAnswers();
  const navigate = useNavigate();
  return useAct((call) => call(projectCalls.deleteProject, { params: { id } }), {
    leave: () => {
      navigate(pages.portfolio.to());
      notify({ message: t("Le projet «\u00a0{{name}}\u00a0» est supprimé.", { name }) });
      forget(...projectAnswers(id));
    },
    stale: [ownPoints, roomOf("public")],
  });
}

function DeletionDialog({ project, onClose }: { project: ProjectAnswer; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [attempted, setAttempted] = useState(false);
  const deletion = useDeletion(project);
  const isSure = typed.trim() === project.name;
  const field = useRef<HTMLInputElement>(null);
  function send(event: React.FormEvent) {
    event.preventDefault();
    setAttempted(true);
    if (isSure) deletion.mutate();
    else field.current?.focus();
  }
  return (
    <Dialog title={t("Supprimer ce projet\u202f?")} space="indigo" onClose={onClose}>
      <form noValidate onSubmit={send}>
        <Stack gap="md">
          <Text>
            {t(
              "La page publique, les candidatures et les invitations disparaissent. Les candidats sont prévenus par e-mail. Vos installations restent dans votre compte. Les papiers que tous ont signés restent conservés 5\u00a0ans, avec leurs preuves, pour ceux qui les ont signés. Rien d’autre ne peut être rétabli.",
            )}
          </Text>
          <TextInput
            ref={field}
            id="delete-name"
            label={t("Pour confirmer, recopiez le nom du projet")}
            description={project.name}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={attempted && !isSure ? t("Ce n’est pas le nom du projet.") : null}
            autoComplete="off"
            data-autofocus
          />
          {deletion.error && (
            <Alert color="red" role="alert">
              {frenchMessage(deletion.error, messages.deletionFailed)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("Annuler")}
            </Button>
            <Button type="submit" color="red.9" disabled={deletion.isPending}>
              {deletion.isPending ? messages.loading : t("Supprimer le projet")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Deletes a project, once its name has been typed as a confirmation. */
export function DeleteProject({ project }: { project: ProjectAnswer }) {
  const [opened, setOpened] = useState(false);
  return (
    <Card>
      <Title order={3} size="h4" mb="xs">
        {t("Supprimer le projet")}
      </Title>
      <Text size="sm" mb="md">
        {t("Un projet dont un participant reçoit déjà l’électricité ne peut plus être supprimé.")}
      </Text>
      <Group>
        <Button variant="outline" color="red.9" onClick={() => setOpened(true)}>
          {t("Supprimer le projet")}
        </Button>
      </Group>
      {opened && <DeletionDialog project={project} onClose={() => setOpened(false)} />}
    </Card>
  );
}
