import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { useOwnsProject } from "../../owns-project.ts";

interface Props {
  project: JoinedProject;
  /** The price that waits for an answer, in words: the message then begins with it. */
  priceText?: string | null;
}

/** A link to the contact form of the project's page, which hides both e-mail addresses. */
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
  // Nobody writes to himself.
  if (isOwn) return null;
  return (
    <Button
      component={Link}
      variant="default"
      {...wrapping}
      leftSection={<IconMessage size={18} aria-hidden />}
      to={`${pages.project.to({ projectId: project.id, projectName: project.name })}#project-contact`}
      state={message ? { message } : undefined}
    >
      {message ? t("En parler au porteur") : t("Écrire au porteur")}
    </Button>
  );
}
