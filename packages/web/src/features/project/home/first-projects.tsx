import { pages } from "@mec/api";
import type { PublicProject } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSeen } from "../../../ui/layout/use-seen.ts";
import { ProjectCard } from "../card/project-card.tsx";
import { ProjectCardSkeleton } from "../card/project-card-skeleton.tsx";
import classes from "./home.module.css";
import { useFirstProjects } from "./use-first-projects.ts";

interface TilesProps {
  query: ReturnType<typeof useFirstProjects>;
  /** What a project tells about the visitor's place, once that is known. */
  answerTo?: (project: PublicProject) => ReactNode;
}

function Tiles({ query, answerTo }: TilesProps) {
  if (query.error) {
    return (
      <div role="alert">
        <p>{frenchMessage(query.error)}</p>
        <button type="button" className={classes.retry} onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </div>
    );
  }
  if (!query.data) {
    return (
      <div className={classes.tiles}>
        {["a", "b", "c"].map((key) => (
          <ProjectCardSkeleton key={key} layout="tile" />
        ))}
      </div>
    );
  }
  const { projects } = query.data;
  if (projects.length === 0) {
    return <p>{t("Aucun projet n’est encore publié : le vôtre sera peut-être le premier.")}</p>;
  }
  return (
    <ul className={classes.tiles}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            layout={projects.length === 1 ? "row" : "tile"}
            heading="h3"
            answer={answerTo?.(project)}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props extends TilesProps {
  /** The element around the tiles: their projects are asked for once it comes into view. */
  tiles: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function ProjectsSection({ tiles, children, ...shown }: Props) {
  return (
    <section aria-labelledby="home-projects">
      <div className={classes.sectionHead}>
        <h2 id="home-projects" className={classes.heading}>
          {shown.query.data?.isNear ? t("Les projets près de chez vous") : t("Les derniers projets publiés")}
        </h2>
        <Link to={pages.explore.to()}>{t("Voir tous les projets")}</Link>
      </div>
      {children}
      <div ref={tiles}>
        <Tiles {...shown} />
      </div>
    </section>
  );
}

/** Three projects to look at, before any search. */
export function FirstProjects() {
  const [tiles, areSeen] = useSeen<HTMLDivElement>();
  return <ProjectsSection tiles={tiles} query={useFirstProjects(areSeen, null)} />;
}
