import { Skeleton, Text } from "@mantine/core";
import { type PriceProposal, proposalCalls } from "@mec/api/study";
import type { ConsumptionPoint } from "@mec/domain/point";
import { dayInParis, formatPaidPrice, type ProfileType } from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import { exemptionCases, paysNobody, type SumOfCases } from "@mec/domain/study";
import { exemptionSureUntil } from "@mec/energy";
import type { JoinedProject } from "../../../parts/application/use-joined-project.ts";
import { isUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { Cases } from "../../../parts/study/cases.tsx";
import { netParts } from "../../../parts/study/net-sentence.ts";
import { capital, casesOfYear } from "../../../parts/study/net-words.ts";
import { Verdict } from "../../../parts/study/verdict.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { PointSum } from "./point-sum.tsx";

type Agreed = Pick<
  PriceProposal,
  "price" | "vatRegime" | "verdict" | "isVatCounted" | "ownPart" | "contractTexts"
> &
  Parameters<typeof netParts>[0] &
  SumOfCases;

interface LinesProps {
  agreed: Agreed;
  project: Pick<JoinedProject, "stage" | "expectedStart">;
  profileType: ProfileType;
  /** Whether the price still waits for an answer. */
  isProposed?: boolean;
}

/** A price that was agreed, or waits for an answer, and its sum in the words of the page where it is. */
export function AgreedLines({ agreed, project, profileType, isProposed = false }: LinesProps) {
  const isVatPaid = agreed.isVatCounted ?? false;
  const price = formatPaidPrice(agreed.price, { profileType, isVatPaid }, agreed.vatRegime);
  // Of what was sent, its own price: others sell beside, whom the sum counts.
  const contractText =
    agreed.contractTexts && [agreed.contractTexts[0], agreed.contractTexts.at(-1)].join(" ");
  const net = netParts(agreed);
  const isLate = isUnexempted(project, dayInParis(new Date()));
  const cases = exemptionCases(agreed, isLate, exemptionSureUntil());
  return (
    <div className="numbers">
      <Text size="sm">
        {paysNobody(agreed)
          ? t(ownBodyText)
          : isProposed
            ? t("Prix proposé\u00a0: {{price}}", { price })
            : (contractText ?? t("Votre prix\u00a0: {{price}}", { price }))}
      </Text>
      <Text size="sm">
        {(isProposed || !net) && <Verdict sum={agreed} isUnexempted={isLate} />}
        {net && (
          <>
            {net.whose}{" "}
            {cases ? <Cases cases={casesOfYear(cases)} isExplained /> : <strong>{net.gain}</strong>}{" "}
            {cases ? capital(net.countedOfCases) : net.counted}.
          </>
        )}
      </Text>
    </div>
  );
}

interface Props {
  point: ConsumptionPoint;
  project: JoinedProject;
  isProposed?: boolean;
}

/** What a place has agreed to, or is asked to; what the project brings it, where it was accepted without a price of its own. */
export function AgreedSum({ point, project, isProposed = false }: Props) {
  const { profileType } = usePrices();
  const { data: agreed, error } = useAnswer(proposalCalls.getPriceProposal, { params: { id: point.id } });
  if (error) return null;
  if (agreed === undefined) return <Skeleton height={88} />;
  return agreed ? (
    <AgreedLines agreed={agreed} project={project} profileType={profileType} isProposed={isProposed} />
  ) : (
    <PointSum point={point} project={project} />
  );
}
