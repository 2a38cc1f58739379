import {
  type ApplicationProgress,
  countsAsParticipant,
  currentStatus,
  isInOperation,
} from "@mec/domain/application";
import { Folds } from "../../../../ui/layout/folded.tsx";
import { Commitment } from "./commitment.tsx";

interface Props {
  application: ApplicationProgress;
  consumerId: string;
}

/** What his yes was to, as he read it before: it stays while he signs, once he has, and as long as he takes part. */
export function AgreedTo({ application, consumerId }: Props) {
  const status = currentStatus(application.progress);
  if (!countsAsParticipant(status)) return null;
  return (
    <Folds>
      {/* Of who shares, the fee and the invoices stand above. */}
      <Commitment consumerId={consumerId} without={isInOperation(status) ? ["fee", "billing"] : []} />
    </Folds>
  );
}
