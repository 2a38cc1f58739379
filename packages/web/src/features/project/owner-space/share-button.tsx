import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { IconShare } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";

/** Links to the communication kit: posters, letters, pictures and the short address. */
export function ShareButton({ project }: { project: ProjectAnswer }) {
  return (
    <Button
      component={Link}
      to={pages.communicationKit.to({}, { query: { projectId: project.id } })}
      variant="default"
      leftSection={<IconShare size={18} aria-hidden />}
    >
      {t("Partager")}
    </Button>
  );
}
