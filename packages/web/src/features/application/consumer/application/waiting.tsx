import { Button, Group, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "react-router";
import { dossierOfPoint } from "../../../../parts/point/dossier/dossier.ts";
import { useAnswers } from "../../../../parts/project/answer/use-answers.ts";
import { savingText } from "../../../../parts/project/answer/words.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import type { JoinedProject } from "../space/use-joined-project.ts";
import { usualAnswer } from "./usual-answer.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  project: JoinedProject;
}

/** What one has of waiting: the estimate again, the day of the usual answer, and somebody to write to. */
export function Waiting({ point, application, project }: Props) {
  const { profileType } = usePrices();
  const figures = useAnswers([project.id], dossierOfPoint(point, profileType))?.get(project.id);
  const sent = newestProgress(application.progress)?.createdAt;
  const answer = sent && usualAnswer(new Date(sent), new Date());
  return (
    <>
      {figures && (
        <Text>
          {t("Ce que ce projet vous apporterait\u00a0:")}{" "}
          <Text span fw={650} className="numbers">
            {savingText(figures)}
          </Text>
        </Text>
      )}
      {answer && (
        <Text>
          {answer.isLate
            ? t(
                "La réponse tarde\u202f? Écrivez au porteur\u00a0: il n’a peut-être pas vu votre candidature.",
              )
            : t("Réponse habituelle d’ici le {{day}}.", { day: formatDate(answer.by.toISOString()) })}
        </Text>
      )}
      <Group>
        <Button
          component={Link}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden />}
          to={`${pages.project.to({ projectId: project.id, projectName: project.name })}#project-contact`}
        >
          {t("Écrire au porteur")}
        </Button>
      </Group>
    </>
  );
}
