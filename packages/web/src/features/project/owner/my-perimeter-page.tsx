import { Anchor, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { PerimeterAnswer, ProjectAnswer } from "@mec/api/project";
import { type PerimeterGround, perimeterConditions } from "@mec/domain/project";
import { useMemo } from "react";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Acts, useReadOnly } from "../../../ui/read-only/index.ts";
import { DerogationLetter } from "./perimeter/derogation-letter.tsx";
import { DetailsForm } from "./perimeter/details-form.tsx";
import { OperationRules } from "./perimeter/operation-rules.tsx";
import { PerimeterMap } from "./perimeter/perimeter-map.tsx";
import { sortStanders } from "./perimeter/stander-state.ts";
import { StandersTable } from "./perimeter/standers-table.tsx";
import { usePerimeter } from "./perimeter/use-perimeter.ts";
import { Verdict } from "./perimeter/verdict.tsx";

function groundText({ perimeter: km }: ProjectAnswer, ground: PerimeterGround): string {
  switch (ground) {
    case "building":
      return t("Votre opération est dite simple\u00a0: tous ses points se trouvent dans un même bâtiment.");
    case "distance":
      return t(
        "La loi limite la distance entre les deux participants les plus éloignés, quels qu’ils soient. Votre projet a choisi {{km}}\u00a0km.",
        { km },
      );
    case "intercommunality":
      return t(
        "Votre projet s’appuie sur la dérogation des organismes publics\u00a0: tous les points se trouvent dans la même intercommunalité, sans limite de distance.",
      );
  }
}

/** The current perimeter rule, and the conditions of a wider one. */
function Rule({ project, ground }: { project: ProjectAnswer; ground: PerimeterGround }) {
  const condition = perimeterConditions[project.perimeter];
  return (
    <Stack gap="xs">
      <Title order={2} size="h3">
        {useReadOnly() ? t("Périmètre") : t("Mon périmètre")}
      </Title>
      <Text className="prose">
        {groundText(project, ground)} <Term name="perimeter">{t("En savoir plus")}</Term>
      </Text>
      {ground === "distance" && condition && <Text className="prose">{t(condition)}</Text>}
      <Text>
        <Anchor
          component={Link}
          to={pages.projectStep.to({ step: "typology" }, { query: { projectId: project.id } })}
        >
          {t("Changer de périmètre")}
        </Anchor>
      </Text>
    </Stack>
  );
}

function Situation({ projectId, perimeter }: { projectId: string; perimeter: PerimeterAnswer }) {
  const breakers = useMemo(() => new Set(perimeter.breakers), [perimeter]);
  const standers = useMemo(() => sortStanders(perimeter.standers, breakers), [perimeter, breakers]);
  return (
    <>
      <Verdict projectId={projectId} perimeter={perimeter} />
      <PerimeterMap perimeter={perimeter} standers={standers} breakers={breakers} />
      <Title order={3} size="h4">
        {t("Distance de chacun")}
      </Title>
      <StandersTable perimeter={perimeter} standers={standers} breakers={breakers} />
      <OperationRules perimeter={perimeter} />
    </>
  );
}

function Perimeter({ project }: { project: ProjectAnswer }) {
  const { data, error, refetch } = usePerimeter(project.id);
  return (
    <Stack gap="lg">
      <Rule project={project} ground={data?.details.ground ?? "distance"} />
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !data && <Skeleton height={420} radius={12} />}
      {data && (
        <>
          <Situation projectId={project.id} perimeter={data} />
          <DerogationLetter projectId={project.id} perimeter={data} />
          <Acts>
            <DetailsForm projectId={project.id} perimeter={data} />
          </Acts>
        </>
      )}
    </Stack>
  );
}

/** Where everyone is, and whether the exact rule of the perimeter holds. */
export function MyPerimeterPage() {
  return <Perimeter project={useProjectOfSpace()} />;
}
