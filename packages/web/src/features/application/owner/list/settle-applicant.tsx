import type { Applicant } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { type Departure, lastLeavingDay, lastSettlingDay, noticeOfRequest } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { SettleDeparture } from "../../../../parts/application/departure/settle-departure.tsx";
import { buyersRows, settlingRows } from "../../../../parts/application/departure/settling-rows.ts";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { placedName } from "./movements.ts";

interface Props {
  projectId: string;
  applicant: Applicant;
  close: () => void;
  after: () => void;
}

/** His own place leaves as another's does, its contract's notice told beside; the day is his. */
function useOwnDeparture(pointId: string, isOwn: boolean): Departure | undefined {
  const input = { params: { id: pointId } };
  const { data } = useAnswer(documentCalls.getConsumerLeaving, input, { enabled: isOwn });
  const now = new Date();
  if (!isOwn || !data) return undefined;
  const { noticeMonths, saleStartsOn } = data;
  const noticeEndsOn = noticeOfRequest(noticeMonths ?? null, null, now);
  return {
    ...{ requestedAt: now.toISOString(), leavingOn: dayInParis(now), reason: "" },
    ...(noticeEndsOn !== undefined && { noticeEndsOn }),
    ...(saleStartsOn !== undefined && { saleStartsOn }),
  };
}

/** Settles when the participation of a consumer who asked to leave ends, or that of an own place, which asks by the same press. */
export function SettleApplicant({ projectId, applicant, close, after }: Props) {
  const { id, consumptionPoint } = applicant;
  const isOwn = useOwnPoints().has(consumptionPoint.id);
  const isUnasked = isOwn && applicant.departure === null;
  const own = useOwnDeparture(consumptionPoint.id, isUnasked);
  const departure = applicant.departure ?? own;
  if (!departure) return null;
  return (
    <SettleDeparture
      projectId={projectId}
      applicationId={id}
      name={placedName(applicant)}
      departure={departure}
      isOwn={isOwn}
      isUnasked={isUnasked}
      last={isUnasked ? lastLeavingDay(new Date()) : lastSettlingDay(departure)}
      rowsOn={(day) =>
        settlingRows(departure, {
          running: buyersRows(
            day === null
              ? departure
              : { ...departure, settledFor: day, ...(isUnasked && { leavingOn: day }) },
          ),
          // Of his own place the owner is sent no mail.
          told: isOwn ? "" : t("Cette personne en est prévenue par e-mail."),
          today: dayInParis(new Date()),
          day,
          isUnasked,
        })
      }
      close={close}
      after={after}
    />
  );
}
