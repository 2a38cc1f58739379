import { Skeleton } from "@mantine/core";
import { pointCalls } from "@mec/api/point";
import { type ConsumptionPoint, consentState } from "@mec/domain/point";
import { FormerMeterOf } from "../../../../parts/document/former-meter.tsx";
import { prmText } from "../../../../parts/point/prm.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { EditableSection } from "../../../../ui/sections/editable-section.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import { ConsentStanding } from "./consent-standing.tsx";
import { MeterEditor } from "./meter-editor.tsx";
import { ToApplication } from "./to-application.tsx";

/** What readers other than the holder see of the meter: the proofs of consent are the holder's only. */
function ReadMeter({ point }: { point: ConsumptionPoint }) {
  return (
    <EditableSection id="meter" title={t("Compteur et autorisation")} editor={() => null}>
      <SummaryList
        isShort
        rows={[
          {
            label: t("PDL"),
            value: point.prm ? <span className="numbers">{prmText(point.prm)}</span> : t("Non renseigné"),
          },
          { label: t("Autorisation"), value: point.sge ? t("En cours") : t("Aucune en cours") },
        ]}
      />
    </EditableSection>
  );
}

/** The meter, the consent to read its data, and the past consents. */
export function MeterSection({ point }: { point: ConsumptionPoint }) {
  return useReadOnly() ? <ReadMeter point={point} /> : <OwnMeter point={point} />;
}

function OwnMeter({ point }: { point: ConsumptionPoint }) {
  const consents = useAnswer(pointCalls.listConsumptionConsents, { params: { id: point.id } });
  if (consents.error) return <LoadError error={consents.error} retry={() => consents.refetch()} />;
  if (!consents.data) return <Skeleton height={160} radius={12} />;
  const consent = consents.data.find(({ prm }) => prm === point.prm) ?? null;
  const state = consentState(consent, new Date());
  const editLabels = {
    none: t("Donner mon PDL"),
    valid: t("Changer de PDL"),
    expiring: t("Renouveler"),
    expired: consent?.endedWith ? t("Donner à nouveau") : t("Renouveler"),
    withdrawn: t("Donner à nouveau"),
  };
  return (
    <EditableSection
      id="meter"
      title={t("Mon compteur et mon autorisation")}
      editLabel={editLabels[state]}
      opensByLink={state === "none"}
      onward={
        <>
          <FormerMeterOf pointId={point.id} />
          <ToApplication point={point} />
        </>
      }
      editor={(close) => <MeterEditor point={point} close={close} />}
    >
      <ConsentStanding point={point} consent={consent} state={state} />
      <ConsentHistory consents={consents.data} />
    </EditableSection>
  );
}
