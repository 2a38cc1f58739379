import { Text } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";
import { useOwnsProject } from "../../owns-project.ts";
import { EstimateOfPlace } from "./estimate-of-place.tsx";
import { usualAnswer } from "./usual-answer.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  project: JoinedProject;
}

/** While the application waits: the estimate, and the day by which an answer usually comes. */
export function Waiting({ point, application, project }: Props) {
  const sent = newestProgress(application.progress)?.createdAt;
  // Of a project that was full no delay is usual: the answer comes when there is room.
  const isOwn = useOwnsProject(project.id);
  const answer = sent && !isOwn && !application.cameWhenFull && usualAnswer(new Date(sent), new Date());
  return (
    <>
      <EstimateOfPlace point={point} project={project} />
      {answer && (
        <Text>
          {answer.isLate
            ? t(
                "La réponse tarde\u202f? Écrivez au porteur\u00a0: il n’a peut-être pas vu votre candidature.",
              )
            : t("Réponse habituelle d’ici le {{day}}.", { day: formatDate(answer.by.toISOString()) })}
        </Text>
      )}
    </>
  );
}
