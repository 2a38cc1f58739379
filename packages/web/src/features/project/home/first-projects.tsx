import { pages } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSeen } from "../../../ui/layout/use-seen.ts";
import { ProjectCard } from "../card/project-card.tsx";
import { ProjectCardSkeleton } from "../card/project-card-skeleton.tsx";
import classes from "./home.module.css";
import { useFirstProjects } from "./use-first-projects.ts";

function Tiles({ query }: { query: ReturnType<typeof useFirstProjects> }) {
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
  if (query.data.projects.length === 0) {
    return <p>{t("Aucun projet n’est encore publié : le vôtre sera peut-être le premier.")}</p>;
  }
  return (
    <ul className={classes.tiles}>
      {query.data.projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} layout="tile" heading="h3" />
        </li>
      ))}
    </ul>
  );
}

/** Three projects to look at, before any search. */
export function FirstProjects() {
  const [tiles, areSeen] = useSeen<HTMLDivElement>();
  const query = useFirstProjects(areSeen);
  return (
    <section aria-labelledby="home-projects">
      <div className={classes.sectionHead}>
        <h2 id="home-projects" className={classes.heading}>
          {query.data?.isNear ? t("Les projets près de chez vous") : t("Les derniers projets publiés")}
        </h2>
        <Link to={pages.explore.to()}>{t("Voir tous les projets")}</Link>
      </div>
      <div ref={tiles}>
        <Tiles query={query} />
      </div>
    </section>
  );
}
