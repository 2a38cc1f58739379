import { Alert, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { IconEyeOff, IconSettings } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

/** A notice above the page, for the project's own owner. */
export function OwnerNotice({ project }: { project: ProjectOnPage }) {
  return (
    <Alert
      color="indigo"
      mb="lg"
      title={t("C’est votre projet")}
      icon={project.visibility ? <IconSettings aria-hidden /> : <IconEyeOff aria-hidden />}
    >
      <Text size="sm" mb="sm">
        {project.visibility
          ? t("Voici la page telle que vos futurs participants la voient.")
          : t("Ce projet est masqué : vous seul voyez cette page.")}
      </Text>
      <Button size="sm" color="indigo" component={Link} to={pages.ownerHome.to({ projectId: project.id })}>
        {t("Gérer mon projet")}
      </Button>
    </Alert>
  );
}
