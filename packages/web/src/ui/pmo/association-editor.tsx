import { pmoCalls } from "@mec/api/pmo";
import { type PmoAssociation, pmoAssociationSchema } from "@mec/domain/pmo";
import type { ReactNode } from "react";
import { useClient } from "../../platform/client.tsx";
import { useDraft } from "../../platform/draft.ts";
import { t } from "../../platform/i18n.ts";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { CheckedForm } from "../wizard/checked-form.tsx";
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
import { draftName } from "./drafts.ts";
import { useSavePmo } from "./use-save-pmo.ts";

interface Props {
  projectId: string;
  association: PmoAssociation | null;
  /** The association exists already: its statutes are no longer to be written. */
  alreadyCreated?: boolean;
  onSaved: () => void;
  /** Other buttons, given what forgets what was typed. */
  beside: (discard: () => void) => ReactNode;
}

/** The association's description. A lone founder, who is not sent, stays in the draft. */
export function AssociationEditor({ projectId, association, alreadyCreated, onSaved, beside }: Props) {
  const call = useClient();
  const kept = association ? associationToForm(association) : emptyAssociationForm;
  const [typed, update, discard] = useDraft<AssociationForm>(draftName("association", projectId), kept);
  const form = useSchemaForm<AssociationForm>(associationFormSchema, typed, update);
  const { save, failure } = useSavePmo({
    projectId,
    form,
    rename: (path) => associationField(form.values, path),
    send: (values) =>
      call(pmoCalls.savePmoAssociation, {
        params: { id: projectId },
        body: pmoAssociationSchema.parse({
          ...associationOf(values),
          // Said elsewhere, with the agreement; a save writes the whole description.
          projectName: association?.projectName,
        }),
      }),
  });

  async function send(values: AssociationForm) {
    if (!(await save(values))) return;
    if (!keepsFounderBack(values)) discard();
    onSaved();
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Enregistrer l’association")}
      onValid={send}
      failure={failure}
      beside={beside(discard)}
    >
      <AssociationFields form={form} alreadyCreated={alreadyCreated} />
    </CheckedForm>
  );
}
