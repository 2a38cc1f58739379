import { Button, Group } from "@mantine/core";
import { pages } from "@mec/api";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";

/** A link to the contact form of the project's page, which hides both e-mail addresses. */
export function WriteToOwner({ project }: { project: JoinedProject }) {
  return (
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
  );
}
