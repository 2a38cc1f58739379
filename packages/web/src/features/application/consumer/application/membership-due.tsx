import { Text } from "@mantine/core";
import { isInOperation, type ReadStatus } from "@mec/domain/application";
import type { Payment } from "@mec/domain/pmo";
import { PaymentReminder, YearlyPayment } from "../../../../parts/document/payment.tsx";
import { t } from "../../../../platform/i18n.ts";

interface Props {
  /** What his signed bulletin asks of him; nothing where it costs nothing, or is not known yet. */
  payment: Payment | null | undefined;
  status: ReadStatus;
  isLeaving: boolean;
}

/**
 * What his membership costs and how it is paid: from his signature on what he has to pay, which who asks to leave owes all the
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
          {t("Votre départ n’y change rien\u00a0: cette somme reste due à l’association.")}
        </Text>
      )}
    </>
  );
}
