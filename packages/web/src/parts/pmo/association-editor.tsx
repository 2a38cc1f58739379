import { Text } from "@mantine/core";
import { type PmoAssociationSaved, pmoCalls } from "@mec/api/pmo";
import type { ProjectAnswer } from "@mec/api/project";
import { type PmoAssociation, pmoAssociationSchema } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { AssociationFields } from "./association-fields.tsx";
import {
  type AssociationForm,
  associationField,
  associationFormSchema,
  associationOf,
  associationToForm,
  keepsFounderBack,
  startingAssociation,
} from "./association-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";
import { takenBackText } from "./taken-back.ts";

interface Props extends AroundEditor {
  association: PmoAssociation | null;
  /** Who stands behind the project. */
  bearer: ProjectAnswer["bearer"];
  /** The association already exists: its statutes need not be written. */
  alreadyCreated?: boolean;
}

/** The association's description. A founder typed alone is not sent: he stays in the draft until there are two. */
export function AssociationEditor({ association, bearer, alreadyCreated = false, ...around }: Props) {
  return (
    <PartEditor<AssociationForm, PmoAssociationSaved>
      {...around}
      part="association"
      kept={association ? associationToForm(association) : startingAssociation(bearer)}
      schema={associationFormSchema}
      rename={(path, values) => associationField(values, path)}
      keepsBack={keepsFounderBack}
      send={(call, values) =>
        call(pmoCalls.savePmoAssociation, {
          params: { id: around.projectId },
          body: pmoAssociationSchema.parse({
            ...associationOf(values),
            // Another page edits it; a save sends the whole description, so it is sent as it is.
            projectName: association?.projectName,
          }),
        })
      }
      told={({ takenBack }) => takenBackText(takenBack)}
      submitLabel={t("Enregistrer l’association")}
    >
      {(form) => (
        <>
          {bearer?.kind === "municipality" && (
            <Text c="dimmed">
              {t(
                "Seule une association se décrit ici. Si votre commune veut être elle-même la PMO, ses actes se préparent en dehors du site.",
              )}
            </Text>
          )}
          <AssociationFields form={form} alreadyCreated={alreadyCreated} />
        </>
      )}
    </PartEditor>
  );
}
