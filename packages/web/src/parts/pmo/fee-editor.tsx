import { Alert, Stack, Text } from "@mantine/core";
import { overviewCalls } from "@mec/api/overview";
import { pmoCalls } from "@mec/api/pmo";
import type { MembershipFee } from "@mec/domain/pmo";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { FeeFields } from "./fee-fields.tsx";
import { emptyFeeForm, type FeeForm, feeField, feeFormSchema, feeOf, feeToForm } from "./fee-form.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  fee: MembershipFee | null;
}

/** That a fee which comes after a price changes what somebody said yes to, and that he is told of it. */
function WhoIsTold({ projectId }: { projectId: string }) {
  const { data } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  if (!data || data.figures.participants + data.figures.proposed === 0) return null;
  return (
    <Alert color="sun" title={t("Des personnes ont déjà un prix")}>
      <Text size="sm">
        {t(
          "La cotisation s’ajoute à ce que leur coûte le projet, et peut changer un gain en perte. Si elle augmente, celles qui n’ont pas tout signé en sont prévenues par e-mail.",
        )}
      </Text>
    </Alert>
  );
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
      {(form) => (
        <Stack gap="md">
          <WhoIsTold projectId={around.projectId} />
          <FeeFields form={form} />
        </Stack>
      )}
    </PartEditor>
  );
}
