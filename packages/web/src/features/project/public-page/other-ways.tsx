import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import text from "../../../ui/plain/text.module.css";
import { useRoofPlace } from "../answer/has-roof.ts";
import { useHasPlant, useOwnApplication } from "../answer/own-application.ts";
import { useIsRoofWanted } from "./join-link.tsx";
import { producePath } from "./join-path.ts";
import { ShareButtons } from "./share-buttons.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

/**
 * The way in for who produces, for all but the owner, unless it is the first one; for who produces here already, the way to propose
 * another installation; and to tell others.
 */
export function OtherWays({ project, isOwner }: { project: ProjectOnPage; isOwner: boolean }) {
  const own = useOwnApplication(project.id);
  const hasPlant = useHasPlant(project.id);
  const isRoofWanted = useIsRoofWanted(project);
  // The line that answers a roof described in this browser leads there already (`RoofLine`).
  const roof = useRoofPlace();
  const { data: judgement } = usePlaceVerdict(project.id, roof);
  const isLedTo = roof !== null && judgement?.verdict !== "outside";
  return (
    <>
      {!isOwner && hasPlant && (
        <ButtonLink look="default" to={producePath(project)}>
          {t("Proposer une autre installation")}
        </ButtonLink>
      )}
      {!isOwner && !hasPlant && !isLedTo && (own || !isRoofWanted) && (
        <>
          <p className={text.small}>{t("Vous avez des panneaux, ou en projetez ?")}</p>
          <ButtonLink look="default" to={producePath(project)}>
            {t("Proposer ma production")}
          </ButtonLink>
        </>
      )}
      <ShareButtons project={project} />
    </>
  );
}
