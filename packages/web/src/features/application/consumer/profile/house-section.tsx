import { isAddressKept } from "@mec/domain/address";
import { asConsumer, type ConsumptionPoint } from "@mec/domain/point";
import { useAskSigned } from "../../../../parts/document/use-ask-signed.ts";
import { kindNamed } from "../../../../parts/point/usual-name.ts";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { CancelButton } from "../../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../../ui/sections/editable-section.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { HouseFields } from "../../point-fields/house-fields.tsx";
import { type HouseForm, houseFormSchema } from "../../point-fields/house-form.ts";
import { houseRows } from "../../point-fields/summaries.tsx";
import { ToApplication } from "./to-application.tsx";
import { useSavePoint } from "./use-save-point.ts";

interface EditorProps {
  point: ConsumptionPoint;
  close: (saved: boolean) => void;
}

function HouseEditor({ point, close }: EditorProps) {
  const { name, address, annualConsumption, segment, meterPower, workingHours } = point;
  const { reclaimsVat, electricHeating } = point;
  const form = useSchemaForm<HouseForm>(houseFormSchema, {
    ...{ name, address, annualConsumption, segment, meterPower, workingHours },
    ...{ reclaimsVat, electricHeating },
    placeKind: kindNamed(point),
  });
  const saving = useSavePoint(point, form, (values) => houseFormSchema.parse(values), close);
  const { ask, isAsking } = useAskSigned(asConsumer(point.id), "address");
  const moves = (to: HouseForm["address"]) => to !== null && !isAddressKept(point.address, to);
  return (
    <CheckedForm
      {...saving}
      onValid={async (values) => (await ask(moves(values.address))) && saving.onValid(values)}
      isPaused={isAsking}
      submitLabel={t("Enregistrer")}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <HouseFields form={form} consumerType={point.consumerType} />
    </CheckedForm>
  );
}

function titleOf({ consumerType }: ConsumptionPoint, isReadOnly: boolean): string {
  if (consumerType === "individual") return isReadOnly ? t("Logement") : t("Mon logement");
  return isReadOnly ? t("Site") : t("Mon site");
}

/** The place: name, address, yearly consumption, power of its meter. */
export function HouseSection({ point }: { point: ConsumptionPoint }) {
  return (
    <EditableSection
      id="house"
      title={titleOf(point, useReadOnly())}
      opensByLink={point.annualConsumption === ""}
      onward={<ToApplication point={point} />}
      editor={(close) => <HouseEditor point={point} close={close} />}
    >
      <SummaryList isShort rows={houseRows(point)} />
    </EditableSection>
  );
}
