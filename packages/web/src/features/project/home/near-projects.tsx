import { DossierCard } from "../../../parts/point/dossier/dossier-card.tsx";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { usePoints } from "../../../platform/session.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { useSeen } from "../../../ui/layout/use-seen.ts";
import { joinableFirst } from "../answer/joinable-first.ts";
import { useAnswerLines } from "../answer/use-answer-lines.tsx";
import { useEligible, verdictsOf } from "../answer/use-eligible.ts";
import { ProjectsSection } from "./first-projects.tsx";
import classes from "./home.module.css";
import { shown, useFirstProjects } from "./use-first-projects.ts";

/** The first projects for a visitor whose place is known: those near it, each with what it answers him. */
export function NearProjects() {
  const [tiles, areSeen] = useSeen<HTMLDivElement>();
  const known = useDossier();
  const { address } = known.dossier;
  const areWanted = !usePoints().isLoading && areSeen;
  const query = useFirstProjects(areWanted, address?.coordinates ?? null);
  const eligible = useEligible(areWanted ? address : null, useShownAccount());
  const verdictOf = verdictsOf(eligible.data);
  // Before the verdicts are there, an order of their own would move under the reader's finger.
  const isJudged = !address || Boolean(eligible.data ?? eligible.error);
  const projects =
    query.data && isJudged ? joinableFirst(query.data.projects, verdictOf).slice(0, shown) : [];
  const answerTo = useAnswerLines(
    projects.map(({ id }) => id),
    { known, verdictOf, isJudging: false },
  );
  const told = { ...query, data: query.data && isJudged ? { ...query.data, projects } : undefined };
  return (
    <ProjectsSection tiles={tiles} query={told} answerTo={answerTo}>
      <div className={classes.dossier}>
        <DossierCard known={known} />
      </div>
    </ProjectsSection>
  );
}
