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
import { UnverifyDialog } from "./unverify-dialog.tsx";
import { useModerate } from "./use-moderation.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

type Moderated = Pick<ModeratedProject, "project" | "declared">;

/** Verifies who stands behind the project, which approves it, or takes that back. */
function Verification({ project, declared }: Moderated) {
  const [isAsking, setAsking] = useState(false);
  const { name, bearer } = project;
  if (!bearer?.name) return null;
  const asked = { project, bearerName: bearer.name, onClose: () => setAsking(false) };
  if (bearer.isVerified) {
    return (
      <>
        <Button
          size="sm"
          variant="default"
          onClick={() => setAsking(true)}
          aria-label={t("Retirer la vérification du porteur de «\u00a0{{name}}\u00a0»", { name })}
        >
          {t("Retirer la vérification…")}
        </Button>
        {isAsking && <UnverifyDialog {...asked} />}
      </>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRosetteDiscountCheck size={18} aria-hidden />}
        onClick={() => setAsking(true)}
        aria-label={t("Vérifier le porteur de «\u00a0{{name}}\u00a0»", { name })}
      >
        {t("Vérifier le porteur…")}
      </Button>
      {isAsking && <VerifyDialog {...asked} declared={declared} />}
    </>
  );
}

/** Approves the project, or verifies who stands behind it as well; what is done already is not offered again. */
function Approval({ project, declared }: Moderated) {
  const { id, name, moderation } = project;
  const moderate = useModerate(id);
  const approve = () =>
    moderate.mutate(
      { decision: "approve", reason: "" },
      {
        onSuccess: () =>
          notify({ message: t("«\u00a0{{name}}\u00a0» est approuvé.", { name }), color: "green" }),
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
          onClick={approve}
          aria-label={t("Approuver «\u00a0{{name}}\u00a0»", { name })}
        >
          {moderate.isPending ? messages.loading : t("Approuver")}
        </Button>
      )}
      <Verification {...{ project, declared }} />
    </>
  );
}

/** Approve, once the owner's address is confirmed, or hide with a reason; the current decision is not offered again. */
export function Decisions({ project, declared }: Moderated) {
  const { name, moderation } = project;
  const [isHiding, setIsHiding] = useState(false);
  return (
    <Group gap="xs">
      {approvalObstacle(project) ? (
        <Text size="sm" c="dimmed">
          {t("Attend la confirmation de l’e-mail\u00a0: à approuver ensuite.")}
        </Text>
      ) : (
        <Approval {...{ project, declared }} />
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
