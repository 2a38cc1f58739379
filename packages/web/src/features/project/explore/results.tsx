import { mostEstimated } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { IconMapPin } from "@tabler/icons-react";
import { type ReactNode, Suspense, useDeferredValue } from "react";
import { t } from "../../../platform/i18n.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { PlainButton } from "../../../ui/plain/button.tsx";
import { type Answering, useAnswerLines } from "../answer/use-answer-lines.tsx";
import { ProjectCard } from "../card/project-card.tsx";
import { ProjectCardSkeleton } from "../card/project-card-skeleton.tsx";
import classes from "./explore.module.css";
import type { ExploreSearch } from "./search-state.ts";
import type { FoundProject, useFoundProjects } from "./use-found-projects.ts";

const PlaceLinks = lazyPiece(async () => (await import("./place-links.tsx")).PlaceLinks);
const LoadError = lazyPieceWithKit(
  async () => (await import("../../../ui/feedback/load-error.tsx")).LoadError,
);
const NothingFound = lazyPieceWithKit(async () => (await import("./nothing-found.tsx")).NothingFound);

interface Props {
  found: ReturnType<typeof useFoundProjects>;
  answering: Answering;
  search: ExploreSearch;
  address: Address | null;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** Shows the project's place on the map. */
  onLocate: (project: FoundProject) => void;
  onWiden: (zoom: number) => void;
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
          <PlainButton
            look="subtle"
            size="small-icon"
            aria-label={t("Situer « {{name}} » sur la carte", { name: project.name })}
            onClick={() => onLocate(project)}
          >
            <IconMapPin size={18} aria-hidden />
          </PlainButton>
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
  const answerTo = useAnswerLines(ids, answering);
  return projects.map((project) => (
    <Line key={project.id} {...props} project={project} answer={answerTo(project)} />
  ));
}

/** More lines than any first screen shows. */
const firstLines = 6;

function Lines({ projects: all, ...props }: ListProps) {
  // The lines below the first screen come in slices of work: thirty at once would hold up a first touch.
  const projects = useDeferredValue(all, all.slice(0, firstLines));
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

/** What comes after the lines: more of them, and other ways to look. */
function ListEnd({ found, projects }: Pick<Props, "found"> & { projects: readonly FoundProject[] }) {
  return (
    <>
      {found.hasMore && (
        <PlainButton
          look="default"
          className={classes.more}
          disabled={found.isRefreshing}
          onClick={found.showMore}
        >
          {t("Afficher plus de projets")}
        </PlainButton>
      )}
      <Suspense fallback={null}>
        <PlaceLinks projects={projects} isLast={!found.hasMore} />
      </Suspense>
    </>
  );
}

/** The list of the search, in each of its states. */
export function Results(props: Props) {
  const { found, search, address } = props;
  if (found.error) {
    return (
      <Suspense fallback={<Waiting />}>
        <LoadError error={found.error} retry={found.retry} />
      </Suspense>
    );
  }
  if (!found.projects) return <Waiting />;
  if (found.projects.length === 0) {
    return (
      <Suspense fallback={<Waiting />}>
        <NothingFound search={search} address={address} onWiden={props.onWiden} />
      </Suspense>
    );
  }
  // One after the other: what stands below the lines would be pushed away by them.
  return (
    <Later>
      <ul className={classes.list} aria-busy={found.isRefreshing}>
        <Lines
          projects={found.projects}
          answering={props.answering}
          highlighted={props.highlighted}
          onHighlight={props.onHighlight}
          onLocate={props.onLocate}
        />
      </ul>
      <ListEnd found={found} projects={found.projects} />
    </Later>
  );
}
