import { Anchor, Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ApplicationProgress } from "@mec/domain/application";
import { useState } from "react";
import { Link } from "react-router";
import { type JoinedProject, useJoinedProject } from "../../../parts/application/use-joined-project.ts";
import { wayToOwner } from "../../../parts/application/way-to-owner.ts";
import { WriteHere } from "../../../parts/application/write-here.tsx";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
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

/** To the form of the project's page, or to the same here where the public sees it no more. */
function WriteToOwner({ project, path }: { project: JoinedProject; path: string }) {
  const { user } = useSession();
  const isProven = useIsProvenMailbox();
  const [isOpen, setIsOpen] = useState(false);
  const way = wayToOwner(project, isProven(user?.email ?? ""));
  if (way === null) return null;
  return (
    <>
      {" · "}
      {way === "page" ? (
        <Anchor component={Link} to={`${path}#project-contact`}>
          {t("Écrire au porteur")}
        </Anchor>
      ) : (
        <Anchor component="button" type="button" onClick={() => setIsOpen(true)}>
          {t("Écrire au porteur")}
        </Anchor>
      )}
      {isOpen && <WriteHere projectId={project.id} onClose={() => setIsOpen(false)} />}
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
      {writes && <WriteToOwner project={project} path={path} />}
    </Text>
  );
}
