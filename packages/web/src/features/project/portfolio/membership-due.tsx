import { type ApplicationProgress, currentStatus, isInOperation } from "@mec/domain/application";
import type { Payment } from "@mec/domain/pmo";
import { PaymentReminder, YearlyPayment } from "../../../parts/document/payment.tsx";

interface Props {
  application: Pick<ApplicationProgress, "progress" | "departure">;
  /** What his signed bulletin asks of him; null where it costs nothing. */
  payment: Payment | null;
}

/**
 * What a producer's membership costs: from his signature on what he has to pay, once he shares what each year asks. Who asked
 * to leave settles it with his association.
 */
export function MembershipDue({ application, payment }: Props) {
  if (!payment || application.departure) return null;
  return isInOperation(currentStatus(application.progress)) ? (
    <YearlyPayment payment={payment} />
  ) : (
    <PaymentReminder payment={payment} />
  );
}
