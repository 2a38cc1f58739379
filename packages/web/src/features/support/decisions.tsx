import { Button, Group, Text } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { messages } from "@mec/domain/shared";
import { approvalObstacle } from "@mec/domain/support";
import { IconCheck, IconEyeOff, IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useState } from "react";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { useModerate } from "./use-moderation.ts";

/**
 * An approval counts whatever the owner did meanwhile; a verification counts only for the name and the picture that
 * support saw.
 */
function outcomeOf({ name, bearer }: ModeratedProject["project"], verifiedBearer: string | undefined) {
  return verifiedBearer !== undefined && !bearer?.isVerified
    ? {
        message: t(
          "Le porteur a changé son nom ou sa photo entre-temps\u00a0: relisez-les avant de les vérifier.",
        ),
        color: "yellow",
      }
    : { message: t("«\u00a0{{name}}\u00a0» est approuvé.", { name }), color: "green" };
}

/** Approves the project, or verifies who stands behind it as well; what is done already is not offered again. */
function Approval({ project }: Pick<ModeratedProject, "project">) {
  const { id, name, moderation, bearer, bearerImage } = project;
  const moderate = useModerate(id);
  const approve = (verifiedBearer?: string) =>
    moderate.mutate(
      { decision: "approve", reason: "", verifiedBearer, verifiedPicture: bearerImage?.id },
      {
        onSuccess: ({ project: approved }) => notify(outcomeOf(approved, verifiedBearer)),
        onError: (error) => notify({ message: frenchMessage(error), color: "red" }),
      },
    );
  return (
    <>
      {moderation.status !== "approved" && (
        <Button
          size="sm"
          leftSection={<IconCheck size={18} aria-hidden />}
          disabled={moderate.isPending}
          onClick={() => approve()}
          aria-label={t("Approuver «\u00a0{{name}}\u00a0»", { name })}
        >
          {moderate.isPending ? messages.loading : t("Approuver")}
        </Button>
      )}
      {bearer?.name && !bearer.isVerified && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRosetteDiscountCheck size={18} aria-hidden />}
          disabled={moderate.isPending}
          onClick={() => approve(bearer.name ?? undefined)}
          aria-label={t("Approuver «\u00a0{{name}}\u00a0», porteur vérifié", { name })}
        >
          {t("Porteur vérifié")}
        </Button>
      )}
    </>
  );
}

/** Approve, once the owner's address is confirmed, or hide with a reason; the current decision is not offered again. */
export function Decisions({ project }: Pick<ModeratedProject, "project">) {
  const { name, moderation } = project;
  const [isHiding, setIsHiding] = useState(false);
  return (
    <Group gap="xs">
      {approvalObstacle(project) ? (
        <Text size="sm" c="dimmed">
          {t("Attend la confirmation de l’e-mail\u00a0: à approuver ensuite.")}
        </Text>
      ) : (
        <Approval project={project} />
      )}
      {moderation.status !== "hidden" && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEyeOff size={18} aria-hidden />}
          onClick={() => setIsHiding(true)}
          aria-label={t("Masquer «\u00a0{{name}}\u00a0»", { name })}
        >
          {t("Masquer")}
        </Button>
      )}
      {isHiding && <HideDialog project={project} onClose={() => setIsHiding(false)} />}
    </Group>
  );
}
