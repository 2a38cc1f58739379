import { type ConsumptionPoint, contractToForm, contractToSend, type toldPower } from "@mec/domain/point";
import { areHoursAssumed } from "@mec/domain/study";
import { useState } from "react";
import { useContractForm } from "../../../../parts/point/contract/use-contract-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { CancelButton } from "../../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../../ui/sections/editable-section.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { ContractFields } from "../../point-fields/contract-fields.tsx";
import { meterOf } from "../../point-fields/meter-of.tsx";
import { SameContract } from "../../point-fields/same-contract.tsx";
import { contractRows } from "../../point-fields/summaries.tsx";
import { ToApplication } from "./to-application.tsx";
import { useSavePoint } from "./use-save-point.ts";

interface EditorProps {
  point: ConsumptionPoint;
  close: (saved: boolean) => void;
}

/** An incomplete contract is not sent (specification §5): a contract stored before is then removed. */
function ContractEditor({ point, close }: EditorProps) {
  const { profileType } = usePrices();
  const form = useContractForm(contractToForm(point.contract, profileType), profileType);
  const [power, setPower] = useState<ReturnType<typeof toldPower> | null>(null);
  const saving = useSavePoint(
    point,
    form,
    (values) => ({ contract: contractToSend(values, profileType), ...power }),
    close,
  );
  return (
    <CheckedForm
      {...saving}
      submitLabel={t("Enregistrer")}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <SameContract type={form.values.type} fill={(contract) => form.setValues(contract)} place={point} />
      <ContractFields form={form} isProfile meter={meterOf({ ...point, ...power }, setPower)} />
    </CheckedForm>
  );
}

/** The supply contract, or that it is incomplete. */
export function ContractSection({ point }: { point: ConsumptionPoint }) {
  const { format } = usePrices();
  return (
    <EditableSection
      id="contract"
      title={useReadOnly() ? t("Contrat d’électricité") : t("Mon contrat d’électricité")}
      editLabel={point.contract ? undefined : t("Compléter")}
      opensByLink={point.contract === null || areHoursAssumed(point.contract)}
      onward={<ToApplication point={point} />}
      editor={(close) => <ContractEditor point={point} close={close} />}
    >
      <SummaryList isShort rows={contractRows(point.contract, format, point)} />
    </EditableSection>
  );
}
