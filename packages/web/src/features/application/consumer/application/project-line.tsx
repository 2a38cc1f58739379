import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ApplicationReader } from "@mec/domain/application";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import type { JoinedProject } from "../space/use-joined-project.ts";

/** Which project it is about, and where to read about it or write to its owner. */
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
          {t("Sa page permet d’écrire au porteur.")}
        </Text>
      )}
    </Text>
  );
}
