import { pmoCalls } from "@mec/api/pmo";
import type { MembershipFee } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { FeeFields } from "./fee-fields.tsx";
import { emptyFeeForm, type FeeForm, feeField, feeFormSchema, feeOf, feeToForm } from "./fee-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  fee: MembershipFee | null;
}

/** What members pay, and how. */
export function FeeEditor({ fee, ...around }: Props) {
  return (
    <PartEditor<FeeForm>
      {...around}
      part="fee"
      kept={fee ? feeToForm(fee) : emptyFeeForm}
      schema={feeFormSchema}
      rename={feeField}
      send={(call, values) =>
        call(pmoCalls.saveMembershipFee, { params: { id: around.projectId }, body: feeOf(values) })
      }
      submitLabel={t("Enregistrer la cotisation")}
    >
      {(form) => <FeeFields form={form} />}
    </PartEditor>
  );
}
