import { Skeleton, Text } from "@mantine/core";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useMemo } from "react";
import type { JoinedProject } from "../../../parts/application/use-joined-project.ts";
import { homeOfPoint } from "../../../parts/point/dossier/home-of-point.ts";
import { SavingCases } from "../../../parts/project/answer/saving-cases.tsx";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { usePrices } from "../../../platform/profile-type.ts";

/** What the project would bring this very place, while its application waits; nothing until its use is known. */
export function PointSum({ point, project }: { point: ConsumptionPoint; project: JoinedProject }) {
  const { profileType } = usePrices();
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const answers = useAnswers([project.id], home);
  if (home && !answers) return <Skeleton height={66} />;
  const figures = answers?.get(project.id);
  if (!figures) return null;
  return (
    <Text size="sm">
      <SavingCases figures={figures} start={project} isExplained />
    </Text>
  );
}
