import { Skeleton } from "@mantine/core";
import type { ApplicationProgress } from "@mec/domain/application";
import type { Start } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { CaseLines } from "../../../../parts/study/case-lines.tsx";
import { usePoints } from "../../../../platform/session.ts";
import { aheadRows } from "./ahead-words.ts";
import { usePriceProposal } from "./use-price-proposal.ts";

interface Props {
  application: ApplicationProgress;
  project: Start;
  documents: DocumentsStanding;
  isLacking: boolean;
  /** Whether it buys from nobody but its own body. */
  isOwnSale: boolean;
}

/** What lies before who was accepted; who has asked to leave reads nothing of it. */
export function Ahead({ application, project, ...standing }: Props) {
  const { data, error } = usePriceProposal(application);
  const { data: held } = usePoints();
  if (application.departure) return null;
  // At once, or nothing of it would stay where it is read.
  if (data === undefined && !error) return <Skeleton height={150} />;
  const dues = data ?? null;
  const today = dayInParis(new Date());
  const isOneOfSeveral = (held?.consumptionPoints.length ?? 0) > 1;
  return <CaseLines years={aheadRows({ ...standing, start: project, dues, isOneOfSeveral, today })} />;
}
