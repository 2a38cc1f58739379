import type { SignatoryInput } from "@mec/domain/signatory";
import { useMemo } from "react";
import { asksPrice, homeOf } from "../../../parts/point/dossier/home-of.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { ProjectSum } from "../project-sum.tsx";
import type { JoinDraft } from "./join-draft.ts";
import type { StepProps } from "./step-props.ts";
import type { JoinTarget } from "./use-join-target.ts";

interface Props extends Pick<StepProps, "route"> {
  draft: JoinDraft;
  target: JoinTarget | null;
  /** Where the use is told, on another screen. */
  tellAt?: string;
  /** The sum alone, among other lines. */
  isSlim?: boolean;
  /** Whether the application leaves from here: what is asked is told with it. */
  isLast?: boolean;
  /** Whether it stands beside the field of the price: nothing leads there then. */
  isAtPrice?: boolean;
  /** Who signs, once that is said. */
  signatory?: SignatoryInput | null;
}

/** What the project would bring the described place, before anything is sent. */
export function SumOfDraft({
  draft,
  target,
  tellAt,
  isSlim,
  isLast,
  isAtPrice = false,
  signatory,
  route,
}: Props) {
  const { consumerType, house, contract, pricesAs } = draft;
  const { profileType } = usePrices();
  const { annualConsumption, workingHours, reclaimsVat, electricHeating, segment, meterPower } = house;
  const [home, needsPrice] = useMemo(() => {
    const isHome = consumerType === "individual";
    const described = {
      ...{ annualConsumption, contract, pricesAs, electricHeating, segment, meterPower },
      ...(!isHome && { workingHours, reclaimsVat }),
    };
    const type = consumerType || profileType;
    const home = homeOf(described, type);
    return [home && { ...home, pointId: "new" }, asksPrice(described, type)] as const;
  }, [
    consumerType,
    profileType,
    annualConsumption,
    contract,
    pricesAs,
    workingHours,
    reclaimsVat,
    electricHeating,
    segment,
    meterPower,
  ]);
  return (
    <div aria-live="polite">
      {target?.start && (
        <ProjectSum
          projectId={target.projectId}
          start={target.start}
          home={home}
          tellAt={tellAt}
          isSlim={isSlim}
          isReminder={isSlim && !isAtPrice}
          isLast={isLast}
          signatory={signatory}
          signerAt={route.screenPath("signatory")}
          priceAt={needsPrice && !isAtPrice ? route.stepPath("contract") : undefined}
        />
      )}
    </div>
  );
}
