import { Alert, Stack, Text } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pmoCalls } from "@mec/api/pmo";
import { proposalCalls } from "@mec/api/study";
import type { MembershipFee } from "@mec/domain/pmo";
import { useAnswer, useAnswerTo } from "../../platform/answer.ts";
import type { Client } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { answerKey } from "../../platform/question.ts";
import { FeeFields } from "./fee-fields.tsx";
import { emptyFeeForm, type FeeForm, feeField, feeFormSchema, feeOf, feeToForm } from "./fee-form.ts";
import { idsToCount, losersText, losersWith, payNobody, withPrice } from "./fee-losers.ts";
import { type AroundEditor, PartEditor } from "./part-editor.tsx";

interface Props extends AroundEditor {
  fee: MembershipFee | null;
}

/** One call's worth: of more people, nothing is counted. */
const mostCounted = 500;
const tabs = ["price-proposal", "pre-integrated"] as const;

/** What those who have a price gain today: who was proposed one, and who was accepted. */
function usePriced(projectId: string) {
  const answer = useAnswerTo({
    key: [...answerKey(proposalCalls.previewAcceptance, { params: { id: projectId } }), "priced"],
    ask: async (call: Client) => {
      const lists = await Promise.all(
        tabs.map((tab) =>
          call(applicationCalls.listApplicants, {
            params: { id: projectId },
            query: { tab, page: 1, pageSize: mostCounted },
          }),
        ),
      );
      const ids = idsToCount(lists, mostCounted);
      if (ids.length === 0) return { priced: [], areOwn: false };
      const body = { applicationIds: ids };
      const { people } = await call(proposalCalls.previewAcceptance, { params: { id: projectId }, body });
      return { priced: withPrice(people), areOwn: payNobody(people) };
    },
  });
  return answer.data;
}

/** Of a fee which comes after a price: who is told, what a bulletin says, and how many would lose with it. */
function WhoIsTold({ projectId, fee }: { projectId: string; fee: FeeForm }) {
  const { data } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  const asked = usePriced(projectId);
  const priced = asked?.priced;
  if (!data || data.figures.participants + data.figures.proposed === 0) return null;
  if (asked?.areOwn) return null;
  const { amount } = feeOf(fee);
  return (
    <Alert color="sun" title={t("Des personnes ont déjà un prix")}>
      <Text size="sm">
        {t(
          "Si la cotisation augmente, qui n’a pas tout signé lit par e-mail le nouveau montant et son gain. Un bulletin déjà envoyé garde le sien\u00a0; les suivants écrivent celui-ci.",
        )}
      </Text>
      <Text size="sm" fw={600} role="status">
        {priced && priced.length > 0 && amount > 0 && losersText(amount, losersWith(priced, amount))}
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
          <FeeFields form={form} />
          <WhoIsTold projectId={around.projectId} fee={form.values} />
        </Stack>
      )}
    </PartEditor>
  );
}
