import { type ApplicationProgress, currentStatus, isInOperation } from "@mec/domain/application";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { t } from "../../../../platform/i18n.ts";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";
import { Commitment } from "./commitment.tsx";

interface Props {
  application: ApplicationProgress;
  documents: DocumentsStanding;
  consumerId: string;
}

/** Whether a price was agreed to and nothing is written of it yet: documents that are there say it themselves, as it was then. */
const isAgreedAlone = ({ application: { progress }, documents }: Props): boolean =>
  currentStatus(progress) === "SIGNATURE" &&
  documents === "preparing" &&
  progress.some(({ price }) => price !== undefined);

/** What his yes was to, in the lines that he reads again as he signs; of those once bills come, in sight, the ones that make them. */
export function AgreedTo(props: Props) {
  if (isInOperation(currentStatus(props.application.progress)))
    return <Commitment consumerId={props.consumerId} />;
  if (!isAgreedAlone(props)) return null;
  return (
    <Folds>
      <Folded title={t("Ce à quoi vous vous engagez")}>
        <Commitment consumerId={props.consumerId} />
      </Folded>
    </Folds>
  );
}
