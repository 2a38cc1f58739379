import { Text } from "@mantine/core";
import { isInOperation, type ReadStatus } from "@mec/domain/application";
import type { Payment } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { PaymentReminder, YearlyPayment } from "./payment.tsx";

interface Props {
  /** What his signed bulletin asks of him; nothing where it costs nothing, or is not known yet. */
  payment: Payment | null | undefined;
  status: ReadStatus;
  isLeaving: boolean;
}

/**
 * What the membership of who takes part costs, whether he consumes or produces, and how it is paid: from his signature on what he has to pay, which who asks to leave owes all the
 * same, and once he shares what each year asks, which who leaves settles with his association.
 */
export function MembershipDue({ payment, status, isLeaving }: Props) {
  if (!payment) return null;
  if (isInOperation(status)) return !isLeaving && <YearlyPayment payment={payment} />;
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
