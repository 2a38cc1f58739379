import { Button, Text } from "@mantine/core";
import { overviewCalls, type ProjectOverview } from "@mec/api/overview";
import { formatDate } from "@mec/domain/shared";
import { toDoWords } from "../../parts/overview/to-do-words.ts";
import { projectAnswers } from "../../parts/project/own-project.ts";
import { useAct } from "../../platform/act.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";

type Done = NonNullable<ProjectOverview["doneLately"]>[number];

function DoneLine({ projectId, done: { duty, at, count } }: { projectId: string; done: Done }) {
  const keys = projectAnswers(projectId);
  const what = toDoWords[duty].text(count, {});
  const { mutate, isPending, error } = useAct(
    (call) =>
      call(overviewCalls.sayDone, { params: { id: projectId }, body: { duty, count, takesBack: at } }),
    { stale: keys, staleAnyway: keys },
  );
  return (
    <Text size="sm" c="dimmed" component="div">
      {t("Dit fait le {{day}}\u00a0: «\u00a0{{what}}\u00a0».", { day: formatDate(at), what })}{" "}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        onClick={() => mutate()}
        aria-label={t("Annuler\u00a0: {{what}}", { what })}
      >
        {t("Annuler")}
      </Button>
      {error && <span role="alert">{frenchMessage(error)}</span>}
    </Text>
  );
}

/** What the owner said done lately, each with its way back. */
export const DoneLately = ({
  projectId,
  done = [],
}: {
  projectId: string;
  done?: ProjectOverview["doneLately"];
}) => done.map((one) => <DoneLine key={one.duty} projectId={projectId} done={one} />);
