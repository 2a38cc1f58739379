import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { currentStatus, isLive } from "@mec/domain/application";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";
import { OtherPlaceLink } from "../../other-place.tsx";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { useHasJustApplied } from "./use-has-just-applied.ts";

/** The application's project, with a link to its page, and one to join it with another place, unless the page's head has it. */
export function ProjectLine({ project }: { project: JoinedProject | null | undefined }) {
  const hasJustApplied = useHasJustApplied();
  const { reader, applicationProgress } = usePointOfSpace();
  const status = currentStatus(applicationProgress?.progress ?? []);
  // Beside a price there is one thing to do, and an application that ended is sent again first.
  const isOpen = isLive(status) && status !== "PROPOSAL";
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
      {reader === "holder" && isOpen && !hasJustApplied && (
        <>
          {" "}
          <OtherPlaceLink projectId={id} />
        </>
      )}
    </Text>
  );
}
