import { pmoCalls } from "@mec/api/pmo";
import { type PmoAssociation, pmoAssociationSchema } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { AssociationFields } from "./association-fields.tsx";
import {
  type AssociationForm,
  associationField,
  associationFormSchema,
  associationOf,
  associationToForm,
  emptyAssociationForm,
  keepsFounderBack,
} from "./association-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  association: PmoAssociation | null;
  /** The association exists already: its statutes are no longer to be written. */
  alreadyCreated?: boolean;
}

/** The association's description. A lone founder, who is not sent, stays in the draft. */
export function AssociationEditor({ association, alreadyCreated = false, ...around }: Props) {
  return (
    <PartEditor<AssociationForm>
      {...around}
      part="association"
      kept={association ? associationToForm(association) : emptyAssociationForm}
      schema={associationFormSchema}
      rename={(path, values) => associationField(values, path)}
      keepsBack={keepsFounderBack}
      send={(call, values) =>
        call(pmoCalls.savePmoAssociation, {
          params: { id: around.projectId },
          body: pmoAssociationSchema.parse({
            ...associationOf(values),
            // Said elsewhere, with the agreement; a save writes the whole description.
            projectName: association?.projectName,
          }),
        })
      }
      submitLabel={t("Enregistrer l’association")}
    >
      {(form) => <AssociationFields form={form} alreadyCreated={alreadyCreated} />}
    </PartEditor>
  );
}
