import { Skeleton } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import type { PlaceJudgement } from "@mec/domain/project";
import { type ComponentType, Suspense } from "react";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { t } from "../../../platform/i18n.ts";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

/** The estimate belongs to the study feature: the app passes its component, fetched after the page. */
export type EstimateSlot = ComponentType<{
  project: ProjectOnPage;
  address: Address | null;
  perimeter: PlaceJudgement | null | undefined;
  perimeterAnchor: string;
}>;

interface Props {
  project: ProjectOnPage;
  address: Address | null;
  /** Whether it stands behind its title: consuming is not what brings the visitor. */
  isFolded?: boolean;
  Estimate: EstimateSlot;
}

/** What the visitor's own home would save. */
export function EstimateSection({ project, address, isFolded = false, Estimate }: Props) {
  const { data: perimeter } = usePlaceVerdict(project.id, address);
  const heading = (
    <h2 id="project-estimate" className={classes.heading}>
      {t("Combien économiseriez-vous ?")}
    </h2>
  );
  const estimate = (
    <Suspense fallback={<Skeleton height={260} radius={12} />}>
      <Estimate
        project={project}
        address={address}
        perimeter={perimeter}
        perimeterAnchor="#project-perimeter"
      />
    </Suspense>
  );
  return (
    <section aria-labelledby="project-estimate">
      {isFolded ? (
        <details className={classes.folded}>
          <summary>{heading}</summary>
          {estimate}
        </details>
      ) : (
        <>
          {heading}
          {estimate}
        </>
      )}
    </section>
  );
}
