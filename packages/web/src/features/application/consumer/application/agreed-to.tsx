import { type ApplicationProgress, countsAsParticipant, currentStatus } from "@mec/domain/application";
import { Folds } from "../../../../ui/layout/folded.tsx";
import { Commitment } from "./commitment.tsx";

interface Props {
  application: ApplicationProgress;
  consumerId: string;
}

/** What his yes was to, as he read it before: it stays while he signs, once he has, and as long as he takes part. */
export function AgreedTo({ application, consumerId }: Props) {
  if (!countsAsParticipant(currentStatus(application.progress))) return null;
  return (
    <Folds>
      <Commitment consumerId={consumerId} />
    </Folds>
  );
}
