import { Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { useMemo } from "react";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { homeOfPoint, pointAsksPrice } from "../../../../parts/point/dossier/home-of-point.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { ProjectSum } from "../../project-sum.tsx";
import { usualAnswer } from "./usual-answer.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  project: JoinedProject;
}

/** While the application waits: the estimate, and the day by which an answer usually comes. */
export function Waiting({ point, application, project }: Props) {
  const { profileType } = usePrices();
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const sent = newestProgress(application.progress)?.createdAt;
  // Of a project that was full no delay is usual: the answer comes when there is room.
  const answer = sent && !application.cameWhenFull && usualAnswer(new Date(sent), new Date());
  return (
    <>
      <ProjectSum
        projectId={project.id}
        start={project}
        home={home}
        priceAt={
          pointAsksPrice(point, profileType)
            ? pages.consumerProfile.to({ consumerId: point.id }, { hash: "contract" })
            : undefined
        }
        tellAt={pages.consumerProfile.to({ consumerId: point.id }, { hash: "house" })}
      />
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
