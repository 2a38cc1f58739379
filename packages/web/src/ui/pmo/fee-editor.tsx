import { pmoCalls } from "@mec/api/pmo";
import type { MembershipFee } from "@mec/domain/pmo";
import type { ReactNode } from "react";
import { useClient } from "../../platform/client.tsx";
import { useDraft } from "../../platform/draft.ts";
import { t } from "../../platform/i18n.ts";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { CheckedForm } from "../wizard/checked-form.tsx";
import { draftName } from "./drafts.ts";
import { FeeFields } from "./fee-fields.tsx";
import { emptyFeeForm, type FeeForm, feeField, feeFormSchema, feeOf, feeToForm } from "./fee-form.ts";
import { useSavePmo } from "./use-save-pmo.ts";

interface Props {
  projectId: string;
  fee: MembershipFee | null;
  onSaved: () => void;
  /** Other buttons, given what forgets what was typed. */
  beside?: (discard: () => void) => ReactNode;
}

/** What members pay, and how. */
export function FeeEditor({ projectId, fee, onSaved, beside }: Props) {
  const call = useClient();
  const kept = fee ? feeToForm(fee) : emptyFeeForm;
  const [typed, update, discard] = useDraft<FeeForm>(draftName("fee", projectId), kept);
  const form = useSchemaForm<FeeForm>(feeFormSchema, typed, update);
  const { save, failure } = useSavePmo({
    projectId,
    form,
    rename: feeField,
    send: (values) => call(pmoCalls.saveMembershipFee, { params: { id: projectId }, body: feeOf(values) }),
  });

  async function send(values: FeeForm) {
    if (!(await save(values))) return;
    discard();
    onSaved();
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Enregistrer la cotisation")}
      onValid={send}
      failure={failure}
      beside={beside?.(discard)}
    >
      <FeeFields form={form} />
    </CheckedForm>
  );
}
