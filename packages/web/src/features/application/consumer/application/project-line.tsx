import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";

/** The application's project, with a link to its page. */
export function ProjectLine({ project }: { project: JoinedProject | null | undefined }) {
  if (project === undefined) return null;
  if (project === null) {
    return <Text c="dimmed">{t("Ce projet n’est plus présenté au public.")}</Text>;
  }
  const { id, name, address } = project;
  return (
    <Text style={{ overflowWrap: "anywhere" }}>
      {t("Projet\u00a0:")}{" "}
      <Anchor component={Link} to={pages.project.to({ projectId: id, projectName: name })} fw={600}>
        {name}
      </Anchor>
      {`, ${address.city}.`}
    </Text>
  );
}
