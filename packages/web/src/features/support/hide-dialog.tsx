import { Text, Textarea } from "@mantine/core";
import { moderationInputSchema } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { moderate, moderatedAnswers } from "./use-moderation.ts";

interface Props {
  project: { id: string; name: string };
  onClose: () => void;
}

/** Hides a project with a reason, which its owner receives. */
export function HideDialog({ project, onClose }: Props) {
  const form = useSchemaForm(moderationInputSchema, { decision: "hide" as const, reason: "" });
  const hiding = useSubmit(form, (call, values) => moderate(call, project.id, values), {
    stale: moderatedAnswers,
    told: () => ({
      message: t("«\u00a0{{name}}\u00a0» est masqué, son porteur est prévenu.", { name: project.name }),
    }),
    after: onClose,
  });
  return (
    <FormDialog
      {...hiding}
      size="lg"
      title={t("Masquer «\u00a0{{name}}\u00a0»", project)}
      onClose={onClose}
      submitLabel={t("Masquer le projet")}
    >
      <Text size="sm">
        {t(
          "Le projet quitte la carte et sa page n’est plus accessible au public. Ses participants le gardent.",
        )}
      </Text>
      <Textarea
        {...fieldOf(form, "reason")}
        label={t("Raison")}
        description={t(
          "Elle est envoyée au porteur du projet\u00a0: dites ce qu’il doit corriger. 10 caractères au moins.",
        )}
        autosize
        minRows={4}
        maxRows={10}
      />
    </FormDialog>
  );
}
