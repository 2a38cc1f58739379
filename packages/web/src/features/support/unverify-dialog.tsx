import { Text, Textarea } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { moderationInputSchema } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { moderate, moderatedAnswers } from "./use-moderation.ts";

interface Props {
  project: ModeratedProject["project"];
  /** The name whose verification is taken back. */
  bearerName: string;
  onClose: () => void;
}

/** Takes the verification back with a reason, which the owner receives: the public page no longer says it. */
export function UnverifyDialog({ project, bearerName, onClose }: Props) {
  const form = useSchemaForm(moderationInputSchema, { decision: "unverify" as const, reason: "" });
  const withdrawing = useSubmit(form, (call, values) => moderate(call, project.id, values), {
    stale: moderatedAnswers,
    told: () => ({ message: t("La vérification est retirée, le porteur du projet est prévenu.") }),
    after: onClose,
  });
  return (
    <FormDialog
      {...withdrawing}
      size="lg"
      danger
      title={t("Retirer la vérification du porteur\u202f?")}
      onClose={onClose}
      submitLabel={t("Retirer la vérification")}
    >
      <Text size="sm">
        {t(
          "La page de «\u00a0{{name}}\u00a0» dira de nouveau «\u00a0Déclaré par le porteur\u00a0» à côté de «\u00a0{{bearer}}\u00a0». Rien d’autre ne change pour le projet.",
          { name: project.name, bearer: bearerName },
        )}
      </Text>
      <Textarea
        {...fieldOf(form, "reason")}
        label={t("Raison")}
        description={t(
          "Elle est gardée dans l’historique et envoyée au porteur du projet. 10 caractères au moins.",
        )}
        autosize
        minRows={3}
        maxRows={8}
      />
    </FormDialog>
  );
}
