import { Button, Group, Text } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { messages } from "@mec/domain/shared";
import { approvalObstacle } from "@mec/domain/support";
import { IconCheck, IconEyeOff, IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useState } from "react";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { useConfirm } from "../../ui/feedback/confirm.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { useModerate } from "./use-moderation.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

/** Takes the verification back, once asked: the public page no longer says it. */
function WithdrawVerification({ project: { id, name, bearer } }: Pick<ModeratedProject, "project">) {
  const confirm = useConfirm();
  const moderate = useModerate(id);
  const withdraw = async () => {
    const isSure = await confirm({
      title: t("Retirer la vérification du porteur\u202f?"),
      body: t(
        "La page de «\u00a0{{name}}\u00a0» dira de nouveau «\u00a0Déclaré par le porteur\u00a0» à côté de «\u00a0{{bearer}}\u00a0». Rien d’autre ne change pour le projet.",
        { name, bearer: bearer?.name ?? "" },
      ),
      confirmLabel: t("Retirer la vérification"),
    });
    if (!isSure) return;
    moderate.mutate(
      { decision: "unverify", reason: "" },
      {
        onSuccess: () => notify({ message: t("La vérification est retirée."), color: "green" }),
        onError: (error) => notify({ message: frenchMessage(error), color: "red" }),
      },
    );
  };
  return (
    <Button
      size="sm"
      variant="default"
      disabled={moderate.isPending}
      onClick={withdraw}
      aria-label={t("Retirer la vérification du porteur de «\u00a0{{name}}\u00a0»", { name })}
    >
      {t("Retirer la vérification")}
    </Button>
  );
}

/** Verifies who stands behind the project, which approves it, or takes that back. */
function Verification({ project }: Pick<ModeratedProject, "project">) {
  const [isVerifying, setIsVerifying] = useState(false);
  const { name, bearer } = project;
  if (!bearer?.name) return null;
  if (bearer.isVerified) return <WithdrawVerification project={project} />;
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRosetteDiscountCheck size={18} aria-hidden />}
        onClick={() => setIsVerifying(true)}
        aria-label={t("Vérifier le porteur de «\u00a0{{name}}\u00a0»", { name })}
      >
        {t("Vérifier le porteur…")}
      </Button>
      {isVerifying && (
        <VerifyDialog project={project} bearerName={bearer.name} onClose={() => setIsVerifying(false)} />
      )}
    </>
  );
}

/** Approves the project, or verifies who stands behind it as well; what is done already is not offered again. */
function Approval({ project }: Pick<ModeratedProject, "project">) {
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
      <Verification project={project} />
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
