import { Text, Textarea } from "@mantine/core";
import type { ModeratedProject } from "@mec/api/support";
import { bearerCheckLabels, bearerCheckSchema, bearerChecks } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { inSiretGroups } from "../../ui/fields/digits.ts";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { moderate, moderatedAnswers } from "./use-moderation.ts";

/** A verification counts only for the body, the name and the picture that support saw. */
const outcomeOf = ({ project: { bearer } }: ModeratedProject) =>
  bearer?.isVerified
    ? { message: t("Le porteur est vérifié, et le projet approuvé."), color: "green" }
    : {
        message: t(
          "Le porteur a changé ce qu’il déclare (qui il est, son nom ou sa photo)\u00a0: relisez-le avant de le vérifier.",
        ),
        color: "yellow",
      };

type Checked = Pick<ModeratedProject, "project" | "declared">;

/** What to look for in a register: what the owner gave, which he may have taken from somebody else. */
function declaredText({ siret, rna }: Checked["declared"]): string {
  const given = [...(siret ? [`SIRET ${inSiretGroups(siret)}`] : []), ...(rna ? [`RNA ${rna}`] : [])];
  return given.length > 0
    ? t("Déclaré par le porteur\u00a0: {{numbers}}.", { numbers: given.join(", ") })
    : t("Le porteur n’a donné ni SIRET ni RNA.");
}

interface Props extends Checked {
  /** The name that support read. */
  bearerName: string;
  onClose: () => void;
}

/** Asks how support made sure of who stands behind a project, before the public reads that it did. */
export function VerifyDialog({ project, declared, bearerName, onClose }: Props) {
  const form = useSchemaForm(bearerCheckSchema, { how: "", note: "" });
  const verifying = useSubmit(
    form,
    (call, values) =>
      moderate(call, project.id, {
        decision: "approve",
        reason: "",
        verifiedBearer: bearerName,
        verifiedKind: project.bearer?.kind,
        verifiedPicture: project.bearerImage?.id,
        check: bearerCheckSchema.parse(values),
      }),
    {
      stale: moderatedAnswers,
      told: outcomeOf,
      // What was typed stays while the bearer is read again.
      after: ({ project: { bearer } }) => bearer?.isVerified && onClose(),
    },
  );
  return (
    <FormDialog
      {...verifying}
      size="lg"
      title={t("Vérifier «\u00a0{{name}}\u00a0»", { name: bearerName })}
      onClose={onClose}
      submitLabel={t("Déclarer le porteur vérifié")}
    >
      <Text size="sm">
        {t(
          "La page de «\u00a0{{name}}\u00a0» dira à tous «\u00a0Vérifié par notre équipe\u00a0». Le projet est approuvé en même temps.",
          { name: project.name },
        )}
      </Text>
      <Text size="sm">{declaredText(declared)}</Text>
      <ChoiceField
        {...fieldOf(form, "how")}
        label={t("Comment l’avez-vous vérifié\u202f?")}
        choices={bearerChecks.map((value) => ({ value, label: t(bearerCheckLabels[value]) }))}
      />
      <Textarea
        {...fieldOf(form, "note")}
        label={t("Note")}
        description={t(
          "Le numéro trouvé, qui a répondu, quand\u00a0: 10 caractères au moins. Gardée dans l’historique de la modération, pour l’équipe seule.",
        )}
        autosize
        minRows={2}
        maxRows={6}
      />
    </FormDialog>
  );
}
