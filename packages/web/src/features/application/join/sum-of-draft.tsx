import { useMemo } from "react";
import { homeOf } from "../../../parts/point/dossier/home-of.ts";
import { ProjectSum } from "../project-sum.tsx";
import type { JoinDraft } from "./join-draft.ts";
import type { JoinTarget } from "./use-join-target.ts";

interface Props {
  draft: JoinDraft;
  target: JoinTarget | null;
  /** Where the use is told, on another screen. */
  tellAt?: string;
}

/** What the project would bring the described place, before anything is sent. */
export function SumOfDraft({ draft: { consumerType, house, contract, pricesAs }, target, tellAt }: Props) {
  const { annualConsumption, workingHours, reclaimsVat } = house;
  const home = useMemo(() => {
    const described = homeOf({ annualConsumption, contract, pricesAs, workingHours, reclaimsVat });
    return described && { ...described, ...(consumerType && { consumerType }), pointId: "new" };
  }, [consumerType, annualConsumption, contract, pricesAs, workingHours, reclaimsVat]);
  return (
    <div aria-live="polite">
      {target?.start && (
        <ProjectSum projectId={target.projectId} start={target.start} home={home} tellAt={tellAt} />
      )}
    </div>
  );
}
