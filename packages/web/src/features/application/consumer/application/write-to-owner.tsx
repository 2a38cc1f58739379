import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { IconMessage } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { wayToOwner } from "../../../../parts/application/way-to-owner.ts";
import { WriteHere } from "../../../../parts/application/write-here.tsx";
import { t } from "../../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../../platform/own-profile.ts";
import { useSession } from "../../../../platform/session.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { useOwnsProject } from "../../owns-project.ts";

interface Props {
  project: JoinedProject;
  /** The price that waits for an answer, in words: the message then begins with it. */
  priceText?: string | null;
}

/** A way to the contact form of the project's page, which hides both e-mail addresses; where the public sees it no more, to the same form here. */
export function WriteToOwner({ project, priceText = null }: Props) {
  const isOwn = useOwnsProject(project.id);
  const { user } = useSession();
  const isProven = useIsProvenMailbox();
  const [isOpen, setIsOpen] = useState(false);
  const way = wayToOwner(project, isProven(user?.email ?? ""));
  const message =
    priceText &&
    t(
      "Bonjour,\nLe prix que vous me proposez, {{price}}, ne me convient pas. Pouvons-nous en parler\u202f?\n",
      {
        price: priceText,
      },
    );
  // Nobody writes to himself.
  if (isOwn || way === null) return null;
  const shown = {
    variant: "default",
    ...wrapping,
    leftSection: <IconMessage size={18} aria-hidden />,
    children: message ? t("En parler au porteur") : t("Écrire au porteur"),
  } as const;
  if (way === "here")
    return (
      <>
        <Button {...shown} onClick={() => setIsOpen(true)} />
        {isOpen && (
          <WriteHere projectId={project.id} message={message ?? undefined} onClose={() => setIsOpen(false)} />
        )}
      </>
    );
  return (
    <Button
      component={Link}
      {...shown}
      to={`${pages.project.to({ projectId: project.id, projectName: project.name })}#project-contact`}
      state={message ? { message } : undefined}
    />
  );
}
