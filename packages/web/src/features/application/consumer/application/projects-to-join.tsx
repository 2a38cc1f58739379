import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import type { ConsumptionPoint } from "@mec/domain/point";
import { publicDistanceText } from "@mec/domain/project";
import { Link } from "react-router";
import { exploreNear } from "../../../../parts/project/explore-near.ts";
import { verdictLook } from "../../../../parts/project/perimeter/verdict-look.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { applyPath } from "../../apply-path.ts";

const shownAtMost = 3;

/** The nearest projects that this point could join, each with a link to apply. */
export function ProjectsToJoin({ point }: { point: ConsumptionPoint }) {
  const { latitude: lat, longitude: long } = point.address.coordinates;
  const projects = useAnswer(publicProjectCalls.listEligibleProjects, {
    query: { lat, long, citycode: point.address.citycode, limit: shownAtMost, imageType: "none" },
  });
  if (projects.error) return <LoadError error={projects.error} retry={() => projects.refetch()} />;
  if (!projects.data) return <Skeleton height={120} radius={12} />;
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
      {projects.data.length === 0 && (
        <Text>
          {t(
            "Aucun n’est encore assez proche. Sur la carte, vous pouvez élargir la recherche ou demander à être averti par e-mail.",
          )}
        </Text>
      )}
      <Stack gap="sm">
        {projects.data.map(({ id, name, address, distance, verdict }) => (
          <Card key={id}>
            <Group justify="space-between" gap="sm">
              <div style={{ flex: 1, minWidth: 200, overflowWrap: "anywhere" }}>
                <Anchor component={Link} to={pages.project.to({ projectId: id, projectName: name })} fw={600}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t("{{city}}, à {{distance}}", {
                    city: address.city,
                    distance: publicDistanceText(distance),
                  })}
                </Text>
                {verdict === "border" && (
                  <Text size="sm">
                    <verdictLook.border.icon size={16} aria-hidden style={{ verticalAlign: "text-bottom" }} />{" "}
                    {t("À vérifier par le porteur")}
                  </Text>
                )}
              </div>
              <Button
                component={Link}
                to={applyPath(id, point.id)}
                aria-label={t("Candidater au projet {{name}}", { name })}
              >
                {t("Candidater")}
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
      <Group mt="md">{explore}</Group>
    </section>
  );
}
