import { Anchor, Group, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import type { LeftProject as Left } from "@mec/domain/application";
import { Link } from "react-router";
import { LettersToWrite, titledLetter } from "../../../../parts/document/letters-to-write.tsx";
import { useAnswer, useAnswerTo } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../../platform/null-when.ts";
import { orInstead, question } from "../../../../platform/question.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { ToSignedPapers } from "../documents/to-signed-papers.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { leftLines, leftTitle } from "./left-words.ts";
import { ProjectsToJoin } from "./projects-to-join.tsx";
import { StandingCard } from "./standing-card.tsx";
import { ToAccounting } from "./to-accounting.tsx";

/** The page of the project, where the public still sees it. */
function ProjectLink({ projectId: id, projectName }: Left) {
  const input = { params: { id }, query: { imageType: "none" as const } };
  const asked = orInstead(question(publicProjectCalls.getPublicProject, input), nullWhenMissing);
  const { data: project } = useAnswerTo(asked);
  if (!project) return null;
  return (
    <Anchor component={Link} to={pages.project.to({ projectId: id, projectName })} size="sm">
      {t("Voir la page du projet")}
    </Anchor>
  );
}

/** What ends his contracts is his to write, also where he has not yet as he leaves. */
function Letters({ pointId: id }: { pointId: string }) {
  const { data } = useAnswer(documentCalls.getConsumerLeaving, { params: { id } });
  if (!data?.letters) return null;
  return (
    <>
      <Text size="sm">{t("À envoyer, si ce n’est déjà fait\u00a0:")}</Text>
      <LettersToWrite letters={data.letters.map(titledLetter)} />
    </>
  );
}

/** A place that has left its project: what is over, what stays, and the way to another. */
export function LeftProject({ point, left }: { point: ReadConsumptionPoint; left: Left }) {
  const standing = {
    status: "NONE" as const,
    title: leftTitle(left),
    actor: null,
    isYours: false,
    next: null,
    message: null,
  };
  return (
    <Stack gap="xl">
      <StandingCard standing={standing}>
        {leftLines(left).map((line) => (
          <Text key={line} style={{ overflowWrap: "anywhere" }}>
            <Unbroken text={line} />
          </Text>
        ))}
        {point.reader === "holder" && left.signed.length > 0 && <Letters pointId={point.id} />}
        <Group>
          {left.signed.length > 0 && <ToSignedPapers />}
          {point.reader === "holder" && (left.signed.length > 0 || left.elsewhere) && (
            <ToAccounting point={point} />
          )}
          <ProjectLink {...left} />
        </Group>
      </StandingCard>
      <ApplicationHistory pointId={point.id} application={left} reader={point.reader} />
      <ProjectsToJoin point={point} left={left.projectId} />
    </Stack>
  );
}
