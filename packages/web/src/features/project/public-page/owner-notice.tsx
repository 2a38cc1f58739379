import { Alert, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectStanding } from "@mec/domain/project";
import { IconEyeOff, IconSettings } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

const texts: Record<ProjectStanding, string> = {
  online: "Voici la page de vos futurs participants. Les boutons pour rejoindre ne sont montrés qu’à eux.",
  "awaiting-confirmation":
    "Pas encore en ligne\u00a0: vous seul voyez cette page, jusqu’à ce que vous confirmiez votre adresse e-mail.",
  "not-published": "Ce projet est masqué\u00a0: vous seul voyez cette page.",
  "hidden-by-support": "Ce projet est masqué par notre équipe\u00a0: vous seul voyez cette page.",
};

interface Props {
  project: ProjectOnPage;
  standing: ProjectStanding;
}

/** A notice above the page, for the project's own owner. */
export function OwnerNotice({ project, standing }: Props) {
  return (
    <Alert
      color="indigo"
      mb="lg"
      title={t("C’est votre projet")}
      icon={standing === "online" ? <IconSettings aria-hidden /> : <IconEyeOff aria-hidden />}
    >
      <Text size="sm" mb="sm">
        <Unbroken text={t(texts[standing])} />
      </Text>
      <Button size="sm" color="indigo" component={Link} to={pages.ownerHome.to({ projectId: project.id })}>
        {t("Gérer mon projet")}
      </Button>
    </Alert>
  );
}
