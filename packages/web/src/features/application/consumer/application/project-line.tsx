import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ApplicationReader } from "@mec/domain/application";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";

/** The application's project, with links to its page and to its owner. */
export function ProjectLine({
  project,
  reader,
}: {
  project: JoinedProject | null | undefined;
  reader: ApplicationReader;
}) {
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
      {`, ${address.city}. `}
      {reader === "holder" && (
        <Text span c="dimmed">
          {t("Vous pouvez écrire au porteur depuis la page du projet.")}
        </Text>
      )}
    </Text>
  );
}
