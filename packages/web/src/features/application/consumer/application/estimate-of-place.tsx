import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { useMemo } from "react";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { homeOfPoint, pointAsksPrice } from "../../../../parts/point/dossier/home-of-point.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { ProjectSum } from "../../project-sum.tsx";

/** What the project may bring this place as long as no price is its own; where it cannot be said, where to tell what lacks. */
export function EstimateOfPlace({ point, project }: { point: ReadConsumptionPoint; project: JoinedProject }) {
  const { profileType } = usePrices();
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const { data: signatory, error } = useAnswer(signatoryCalls.getConsumptionSignatory, {
    params: { id: point.id },
  });
  // Who reads it before it has come is not asked for what he may have said.
  if (signatory === undefined && !error) return null;
  return (
    <ProjectSum
      projectId={project.id}
      start={project}
      home={home}
      signatory={signatory}
      signerAt={pages.consumerProfile.to({ consumerId: point.id }, { hash: "signatory" })}
      priceAt={
        pointAsksPrice(point, profileType)
          ? pages.consumerProfile.to({ consumerId: point.id }, { hash: "contract" })
          : undefined
      }
      tellAt={pages.consumerProfile.to({ consumerId: point.id }, { hash: "house" })}
    />
  );
}
