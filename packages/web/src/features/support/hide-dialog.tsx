import { Button, Stack, Text, Textarea } from "@mantine/core";
import { moderationInputSchema } from "@mec/domain/support";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../ui/wizard/index.ts";
import { useModerate } from "./use-moderation.ts";

interface Props {
  project: { id: string; name: string };
  onClose: () => void;
}

/** A project is hidden with a reason, which its owner receives. */
export function HideDialog({ project, onClose }: Props) {
  const moderate = useModerate(project.id);
  const form = useSchemaForm(moderationInputSchema, { decision: "hide" as const, reason: "" });
  async function hide(values: typeof form.values) {
    try {
      await moderate.mutateAsync(values);
    } catch {
      return;
    }
    notify({
      message: t("«\u00a0{{name}}\u00a0» est masqué, son porteur est prévenu.", { name: project.name }),
    });
    onClose();
  }
  return (
    <Dialog size="lg" title={t("Masquer «\u00a0{{name}}\u00a0»", project)} onClose={onClose}>
      <CheckedForm
        form={form}
        onValid={hide}
        submitLabel={t("Masquer le projet")}
        failure={moderate.error ? frenchMessage(moderate.error) : null}
        beside={
          <Button variant="default" onClick={onClose}>
            {t("Annuler")}
          </Button>
        }
      >
        <Stack gap="md">
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
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}
