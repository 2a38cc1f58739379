import { pages } from "@mec/api";
import type { PublicProject } from "@mec/api/project";
import { hasRoom, publicDistanceText } from "@mec/domain/project";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { toComeText } from "../../../parts/project/answer/answer-words.ts";
import { t } from "../../../platform/i18n.ts";
import { leavingFrame, widgetMode } from "../../../platform/widget.ts";
import classes from "./project-card.module.css";
import { pledgedPercent, priceText, sourcesText, townOf } from "./project-facts.ts";
import { ProjectPicture } from "./project-picture.tsx";

interface Props {
  project: PublicProject & { distance?: number };
  /** A line in a list, or a tile in a grid. */
  layout: "row" | "tile";
  /** The heading level of the card's title. */
  heading: "h2" | "h3";
  isHighlighted?: boolean;
  badge?: ReactNode;
  /** What the project tells about this visitor's dossier, in place of what it tells everybody. */
  answer?: ReactNode;
  /** A button on the card, beside its link. */
  action?: ReactNode;
}

function Places({ project }: { project: PublicProject }) {
  const percent = pledgedPercent(project);
  if (percent === null) return null;
  return (
    <div className={classes.places}>
      <div className={classes.track} aria-hidden>
        <div className={classes.filled} style={{ width: `${percent}%` }} />
      </div>
      <p className={classes.small}>
        {percent === 0 && t("Presque toute la production reste à partager")}
        {percent > 0 &&
          hasRoom(project.gauge) &&
          t("Environ {{percent}} % de la production déjà réservés", { percent }) + toComeText(project.gauge)}
        {!hasRoom(project.gauge) && t("Production entièrement réservée ou demandée")}
      </p>
    </div>
  );
}

/** A project in a list, in plain elements since the first view has some: the whole card leads to its page. */
export function ProjectCard({
  project,
  layout,
  heading: Heading,
  isHighlighted,
  badge,
  answer,
  action,
}: Props) {
  const prices = useOwnPrices();
  const where = [townOf(project), project.distance === undefined ? "" : publicDistanceText(project.distance)];
  return (
    <article className={classes.card} data-layout={layout} data-highlighted={isHighlighted || undefined}>
      <ProjectPicture project={project} />
      <div className={classes.body}>
        {badge}
        <Heading className={classes.title}>
          <Link
            to={pages.project.to({ projectId: project.id, projectName: project.name })}
            {...leavingFrame}
            title={widgetMode?.isFramed ? t("S’ouvre dans un nouvel onglet") : undefined}
          >
            {project.name}
          </Link>
        </Heading>
        <p className={classes.where}>{where.filter(Boolean).join(" · ")}</p>
        <p className={`${classes.price} numbers`}>{priceText(project, prices.profileType)}</p>
        {answer ?? (
          <>
            <p className={classes.tags}>
              {project.productionTypes.length > 0 && (
                <span className={classes.source}>{sourcesText(project)}</span>
              )}
              <span className={classes.reach}>{t("Périmètre {{km}} km", { km: project.perimeter })}</span>
            </p>
            <Places project={project} />
          </>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </article>
  );
}
