import { pages } from "@mec/api";
import { useState } from "react";
import { useIsProvenMailbox } from "../../platform/own-profile.ts";
import { useSession } from "../../platform/session.ts";
import type { JoinedProject } from "./use-joined-project.ts";
import { wayToOwner } from "./way-to-owner.ts";
import { WriteHere } from "./write-here.tsx";

/**
 * The contact form of the project's page, which hides both e-mail addresses; where the public sees it no more, the same here,
 * which `write` opens and `form` shows.
 * @param message how it begins
 */
export function useWriteToOwner(project: JoinedProject, message?: string) {
  const { user } = useSession();
  const isProven = useIsProvenMailbox();
  const [isOpen, setIsOpen] = useState(false);
  return {
    way: wayToOwner(project, isProven(user?.email ?? "")),
    page: `${pages.project.to({ projectId: project.id, projectName: project.name })}#project-contact`,
    write: () => setIsOpen(true),
    form: isOpen && <WriteHere projectId={project.id} message={message} onClose={() => setIsOpen(false)} />,
  };
}
