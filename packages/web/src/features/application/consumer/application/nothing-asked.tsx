import { Stack } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { t } from "../../../../platform/i18n.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { NoApplication } from "../../../../ui/illustrations/index.ts";
import { LeftProject } from "./left-project.tsx";
import { ProjectsToJoin } from "./projects-to-join.tsx";

/** The page of a place that is in no project: what it left, else what it may join. */
export function NothingAsked({ point }: { point: ReadConsumptionPoint }) {
  if (point.left) return <LeftProject point={point} left={point.left} />;
  if (point.reader !== "holder") {
    return <EmptyState illustration={<NoApplication />} title={t("Aucune demande pour ce lieu")} text="" />;
  }
  return (
    <Stack gap="xl">
      <EmptyState
        illustration={<NoApplication />}
        title={t("Aucune demande pour ce lieu")}
        text={t("Choisissez un projet proche et candidatez\u00a0: vos informations sont déjà là.")}
      />
      <ProjectsToJoin point={point} />
    </Stack>
  );
}
