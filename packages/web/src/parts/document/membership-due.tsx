import { Text } from "@mantine/core";
import { type ApplicationProgress, beganLately, currentStatus, isInOperation } from "@mec/domain/application";
import type { Payment } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { PaymentReminder, YearlyPayment } from "./payment.tsx";

interface Props {
  /** What his signed bulletin asks of him; nothing where it costs nothing, or is not known yet. */
  payment: Payment | null | undefined;
  application: Pick<ApplicationProgress, "progress" | "departure">;
  now?: Date;
}

/**
 * What the membership of who takes part costs, whether he consumes or produces, and how it is paid: from his signature on what he has to pay, which who asks to leave owes all the
 * same, and once he has shared for a while what each year asks, which who leaves settles with his association.
 */
export function MembershipDue({ payment, application: { progress, departure }, now = new Date() }: Props) {
  const isLeaving = Boolean(departure);
  if (!payment) return null;
  if (isInOperation(currentStatus(progress)) && (isLeaving || !beganLately(progress, now)))
    return !isLeaving && <YearlyPayment payment={payment} />;
  return (
    <>
      <PaymentReminder payment={payment} />
      {isLeaving && (
        <Text size="sm">
          {t(
            "Si le bureau vous a admis, votre départ n’y change rien\u00a0: cette somme reste due à l’association. Seule une rétractation, si vous y avez droit, la rend.",
          )}
        </Text>
      )}
    </>
  );
}
