import type { Applicant } from "@mec/api/application";
import { lastSettlingDay } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { SettleDeparture } from "../../../../parts/application/departure/settle-departure.tsx";
import { buyersRows, settlingRows } from "../../../../parts/application/departure/settling-rows.ts";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";
import { t } from "../../../../platform/i18n.ts";
import { placedName } from "./movements.ts";

interface Props {
  projectId: string;
  applicant: Applicant;
  close: () => void;
  after: () => void;
}

/** Settles when the participation of a consumer who asked to leave ends. */
export function SettleApplicant({ projectId, applicant, close, after }: Props) {
  const { id, departure, consumptionPoint } = applicant;
  const isOwn = useOwnPoints().has(consumptionPoint.id);
  if (!departure) return null;
  return (
    <SettleDeparture
      projectId={projectId}
      applicationId={id}
      name={placedName(applicant)}
      departure={departure}
      isOwn={isOwn}
      last={lastSettlingDay(departure)}
      rowsOn={(day) =>
        settlingRows(departure, {
          running: buyersRows(day === null ? departure : { ...departure, settledFor: day }),
          // Of his own place the owner is sent no mail.
          told: isOwn ? "" : t("Cette personne en est prévenue par e-mail."),
          today: dayInParis(new Date()),
          day,
        })
      }
      close={close}
      after={after}
    />
  );
}
