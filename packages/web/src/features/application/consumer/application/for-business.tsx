import { documentCalls } from "@mec/api/document";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { isCompany } from "@mec/domain/signatory";
import { splitEssentials } from "@mec/domain/signature";
import { BusinessWords } from "../../../../parts/application/business-words.tsx";
import { useAnswer } from "../../../../platform/answer.ts";

interface Props {
  point: ReadConsumptionPoint;
  isAccepted?: boolean;
  /** Whether who bills stands above already. */
  isBillingTold?: boolean;
}

/** What a business asks before it decides; who bills it is told as its own documents say it. */
export function ForBusiness({ point, isBillingTold = false, ...standing }: Props) {
  const isBusiness = point.consumerType === "professional";
  const input = { params: { id: point.id } };
  const { data } = useAnswer(documentCalls.getConsumerCommitment, input, { enabled: isBusiness });
  const signatory = useAnswer(
    signatoryCalls.getConsumptionSignatory,
    { params: { id: point.id } },
    { enabled: isBusiness && point.reader === "holder" },
  );
  const billing = data?.essentials.find(({ subject }) => subject === "billing");
  if (!isBusiness) return null;
  return (
    <BusinessWords
      hours={point.workingHours}
      reclaimsVat={point.reclaimsVat}
      isCompany={isCompany(signatory.data ?? null)}
      billing={isBillingTold ? "" : billing && splitEssentials([billing]).lines[0]?.text}
      {...standing}
    />
  );
}
