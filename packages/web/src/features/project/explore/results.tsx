import { ActionIcon, Button, Text } from "@mantine/core";
import { mostEstimated } from "@mec/api/study";
import type { Address } from "@mec/domain/address";
import { IconMapPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Later } from "../../../ui/kit/later.tsx";
import { ProjectCard } from "../card/project-card.tsx";
import { ProjectCardSkeleton } from "../card/project-card-skeleton.tsx";
import classes from "./explore.module.css";
import { NothingFound } from "./nothing-found.tsx";
import { PlaceLinks } from "./place-links.tsx";
import type { ExploreSearch } from "./search-state.ts";
import { type Answering, useAnswerTo } from "./use-answer-to.tsx";
import type { FoundProject, useFoundProjects } from "./use-found-projects.ts";

interface Props {
  found: ReturnType<typeof useFoundProjects>;
  answering: Answering;
  search: ExploreSearch;
  address: Address | null;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** Shows the project's place on the map. */
  onLocate: (project: FoundProject) => void;
  onWiden: () => void;
}

/** The id of a project's line in the list. */
export const lineId = (projectId: string) => `project-${projectId}`;

interface LineProps extends Pick<Props, "highlighted" | "onHighlight" | "onLocate"> {
  project: FoundProject;
  /** What the project tells about the visitor's dossier, if that is known. */
  answer: ReactNode;
}

function Line({ project, answer, highlighted, onHighlight, onLocate }: LineProps) {
  return (
    <li
      id={lineId(project.id)}
      onMouseEnter={() => onHighlight(project.id)}
      onMouseLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(project.id)}
      onBlur={() => onHighlight(null)}
    >
      <ProjectCard
        project={project}
        layout="row"
        heading="h2"
        isHighlighted={highlighted === project.id}
        answer={answer}
        action={
          <ActionIcon
            variant="subtle"
            color="gray.8"
            size={32}
            aria-label={t("Situer « {{name}} » sur la carte", { name: project.name })}
            onClick={() => onLocate(project)}
          >
            <IconMapPin size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </li>
  );
}

type ListProps = Omit<LineProps, "project" | "answer"> & {
  projects: readonly FoundProject[];
  answering: Answering;
};

/** As many lines as one question about euros may name: each part asks its own. */
function Part({ projects, answering, ...props }: ListProps) {
  const ids = projects.map(({ id }) => id);
  const answerTo = useAnswerTo(ids, answering);
  return projects.map((project) => (
    <Line key={project.id} {...props} project={project} answer={answerTo(project)} />
  ));
}

function Lines({ projects, ...props }: ListProps) {
  const starts = projects.flatMap((_, index) => (index % mostEstimated === 0 ? [index] : []));
  return starts.map((start) => (
    <Part key={start} {...props} projects={projects.slice(start, start + mostEstimated)} />
  ));
}

function Waiting() {
  return (
    <div className={classes.list}>
      {["a", "b", "c", "d"].map((key) => (
        <ProjectCardSkeleton key={key} layout="row" />
      ))}
    </div>
  );
}

/** The list of the search, in each of its states. */
export function Results(props: Props) {
  const { found, search, address } = props;
  if (found.error) return <LoadError error={found.error} retry={found.retry} />;
  if (!found.projects) return <Waiting />;
  if (found.projects.length === 0) {
    return <NothingFound search={search} address={address} onWiden={props.onWiden} />;
  }
  return (
    <>
      <ul className={classes.list} aria-busy={found.isRefreshing}>
        <Later>
          <Lines
            projects={found.projects}
            answering={props.answering}
            highlighted={props.highlighted}
            onHighlight={props.onHighlight}
            onLocate={props.onLocate}
          />
        </Later>
      </ul>
      {found.hasMore && (
        <Button variant="default" fullWidth mt="md" loading={found.isRefreshing} onClick={found.showMore}>
          {t("Afficher plus de projets")}
        </Button>
      )}
      {!found.hasMore && found.projects.length === 500 && (
        <Text size="sm" c="dimmed" mt="md">
          {t("Seuls les 500 premiers sont listés : rapprochez-vous sur la carte pour voir les autres.")}
        </Text>
      )}
      <PlaceLinks projects={found.projects} />
    </>
  );
}
