import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type EligibleProject, publicProjectCalls } from "@mec/api/project";
import type { ConsumptionPoint } from "@mec/domain/point";
import { publicDistanceText } from "@mec/domain/project";
import type { EstimateFigures } from "@mec/energy";
import { useMemo } from "react";
import { Link } from "react-router";
import { homeOfPoint } from "../../../../parts/point/dossier/home-of-point.ts";
import { bearerText, roomText } from "../../../../parts/project/answer/answer-words.ts";
import { SavingCases } from "../../../../parts/project/answer/saving-cases.tsx";
import { useAnswers } from "../../../../parts/project/answer/use-answers.ts";
import { exploreNear } from "../../../../parts/project/explore-near.ts";
import { verdictLook } from "../../../../parts/project/perimeter/verdict-look.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { applyPath } from "../../apply-path.ts";
import { joinLabel } from "./again-label.ts";

const shownAtMost = 3;

interface LinesProps {
  project: EligibleProject;
  figures: EstimateFigures | undefined;
}

/** What lists say of each project for this point, in the same words and order. */
function AnswerOf({ project, figures }: LinesProps) {
  return (
    <>
      {project.verdict === "border" && (
        <Text size="sm">
          <verdictLook.border.icon size={16} aria-hidden style={{ verticalAlign: "text-bottom" }} />{" "}
          {t("À vérifier par le porteur")}
        </Text>
      )}
      <Text size="sm">{roomText(project)}</Text>
      {figures && (
        <Text size="sm">
          <SavingCases figures={figures} start={project} isExplained />
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {bearerText(project)}
      </Text>
    </>
  );
}

interface OfferProps extends LinesProps {
  pointId: string;
  isQuiet: boolean;
}

function ProjectToJoin({ project, figures, pointId, isQuiet }: OfferProps) {
  const { id, name, address, distance } = project;
  const label = joinLabel(project);
  return (
    <Card>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: 1, minWidth: 200, overflowWrap: "anywhere" }}>
          <Anchor component={Link} to={pages.project.to({ projectId: id, projectName: name })} fw={600}>
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t("{{city}}, à {{distance}}", { city: address.city, distance: publicDistanceText(distance) })}
          </Text>
          <AnswerOf project={project} figures={figures} />
        </div>
        <Button
          component={Link}
          variant={isQuiet ? "default" : "filled"}
          to={applyPath(id, pointId)}
          aria-label={t("{{label}}, projet {{name}}", { label, name })}
        >
          {label}
        </Button>
      </Group>
    </Card>
  );
}

/** The nearest, but for the one that it has left. */
export const toJoin = <T extends { id: string }>(projects: readonly T[], left: string | undefined): T[] =>
  projects.filter(({ id }) => id !== left).slice(0, shownAtMost);

interface Props {
  point: ConsumptionPoint;
  /** The project that it has just left or taken its application back from: he is not pressed to come back. */
  left?: string;
}

/** The nearest projects that this point could join, each with a link to apply. */
export function ProjectsToJoin({ point, left }: Props) {
  const { latitude: lat, longitude: long } = point.address.coordinates;
  const projects = useAnswer(publicProjectCalls.listEligibleProjects, {
    query: {
      lat,
      long,
      citycode: point.address.citycode,
      limit: left === undefined ? shownAtMost : shownAtMost + 1,
      imageType: "none",
    },
  });
  const { profileType } = usePrices();
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const answers = useAnswers(projects.data?.map(({ id }) => id) ?? [], home);
  if (projects.error) return <LoadError error={projects.error} retry={() => projects.refetch()} />;
  if (!projects.data) return <Skeleton height={120} radius={12} />;
  const offered = toJoin(projects.data, left);
  const explore = (
    <Button component={Link} to={exploreNear(point.address)} variant="default">
      {t("Voir la carte autour de ce lieu")}
    </Button>
  );
  return (
    <section aria-labelledby="to-join">
      <Title order={2} size="h4" id="to-join" mb="md">
        {t("Les projets que ce lieu peut rejoindre")}
      </Title>
      {offered.length === 0 && (
        <Text>
          {left === undefined
            ? t("Aucun n’est encore assez proche.")
            : t("Aucun autre n’est encore assez proche.")}{" "}
          {t("Sur la carte, vous pouvez élargir la recherche ou demander à être averti par e-mail.")}
        </Text>
      )}
      <Stack gap="sm">
        {offered.map((project) => (
          <ProjectToJoin
            key={project.id}
            project={project}
            figures={answers?.get(project.id)}
            pointId={point.id}
            isQuiet={left !== undefined}
          />
        ))}
      </Stack>
      <Group mt="md">{explore}</Group>
    </section>
  );
}
