import { Card, Switch, Text } from "@mantine/core";
import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { projectInputSchema } from "@mec/domain/project";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { usePerimeterQuestion } from "../../../parts/project/perimeter/use-perimeter-question.tsx";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { ownPoints } from "../../../platform/session.ts";
import { roomOf } from "../../../platform/stale.ts";

function useVisibility(project: ProjectAnswer) {
  const askAboutPerimeter = usePerimeterQuestion();
  return useAct(
    async (call, visibility: boolean) => {
      const change = { projectId: project.id, limitKm: project.perimeter, publishes: true };
      if (visibility && !(await askAboutPerimeter(call, change))) return;
      const { name, description, perimeter, address, repartitionKey } = project;
      const body = projectInputSchema.parse({
        name,
        description,
        perimeter,
        address,
        repartitionKey,
        visibility,
      });
      await call(projectCalls.updateProject, { params: { id: project.id }, body });
    },
    { stale: [...projectAnswers(project.id), ownPoints, roomOf("public")] },
  );
}

/** A switch that shows the project on the map or hides it, at once. */
export function VisibilityCard({ project }: { project: ProjectAnswer }) {
  const change = useVisibility(project);
  const shown = change.isPending ? change.variables : project.visibility;
  return (
    <Card>
      <Switch
        size="md"
        label={t("Projet publié sur la carte")}
        description={t("Sinon, vous seul le voyez, et les personnes que vous invitez.")}
        checked={shown}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
        disabled={change.isPending}
      />
      {change.error && (
        <Text size="sm" c="red.9" mt="xs" role="alert">
          {frenchMessage(change.error)}
        </Text>
      )}
    </Card>
  );
}
