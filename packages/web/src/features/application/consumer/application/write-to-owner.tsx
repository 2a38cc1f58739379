import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { useWriteToOwner } from "../../../../parts/application/use-write-to-owner.tsx";
import { t } from "../../../../platform/i18n.ts";
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
  const message =
    priceText &&
    t(
      "Bonjour,\nLe prix que vous me proposez, {{price}}, ne me convient pas. Pouvons-nous en parler\u202f?\n",
      {
        price: priceText,
      },
    );
  const { way, page, write, form } = useWriteToOwner(project, message ?? undefined);
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
        <Button {...shown} onClick={write} />
        {form}
      </>
    );
  return <Button component={Link} {...shown} to={page} state={message ? { message } : undefined} />;
}
