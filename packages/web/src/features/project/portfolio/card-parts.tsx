import { Anchor, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ApplicationProgress } from "@mec/domain/application";
import { Link } from "react-router";
import { type JoinedProject, useJoinedProject } from "../../../parts/application/use-joined-project.ts";
import { useWriteToOwner } from "../../../parts/application/use-write-to-owner.tsx";
import { t } from "../../../platform/i18n.ts";
import type { NextStep } from "./next-step.ts";

/** What to do with a card's place, or where to follow it. */
export function NextButton({ next, name }: { next: NextStep; name: string }) {
  return (
    <Button component={Link} to={next.to} variant="light" size="sm" aria-label={`${next.action} (${name})`}>
      {next.action}
    </Button>
  );
}

interface ProjectLineProps {
  application: ApplicationProgress;
  /** Adds a link to write to the owner: for producers, whose application has no page of its own. */
  writes?: boolean;
}

function WriteToOwner({ project }: { project: JoinedProject }) {
  const { way, page, write, form } = useWriteToOwner(project);
  if (way === null) return null;
  return (
    <>
      {" · "}
      {way === "page" ? (
        <Anchor component={Link} to={page}>
          {t("Écrire au porteur")}
        </Anchor>
      ) : (
        <Anchor component="button" type="button" onClick={write}>
          {t("Écrire au porteur")}
        </Anchor>
      )}
      {form}
    </>
  );
}

/** The project that the point applied to or is in. */
export function ProjectLine({ application, writes = false }: ProjectLineProps) {
  const { data: project } = useJoinedProject(application);
  if (!project) return null;
  const path = pages.project.to({ projectId: project.id, projectName: project.name });
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {t("Projet\u00a0:")}{" "}
      <Anchor component={Link} fw={600} to={path}>
        {project.name}
      </Anchor>
      {writes && <WriteToOwner project={project} />}
    </Text>
  );
}
