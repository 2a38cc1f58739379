import { DossierCard } from "../../../parts/point/dossier/dossier-card.tsx";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { usePoints } from "../../../platform/session.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import { useSeen } from "../../../ui/layout/use-seen.ts";
import { useAnswerLines } from "../answer/use-answer-lines.tsx";
import { useEligible, verdictsOf } from "../answer/use-eligible.ts";
import { ProjectsSection } from "./first-projects.tsx";
import classes from "./home.module.css";
import { useFirstProjects } from "./use-first-projects.ts";

/** The first projects for a visitor whose place is known: those near it, each with what it answers him. */
export function NearProjects() {
  const [tiles, areSeen] = useSeen<HTMLDivElement>();
  const known = useDossier();
  const { address } = known.dossier;
  const areWanted = !usePoints().isLoading && areSeen;
  const query = useFirstProjects(areWanted, address?.coordinates ?? null);
  const eligible = useEligible(areWanted ? address : null, useShownAccount());
  const ids = query.data?.projects.map(({ id }) => id) ?? [];
  const answerTo = useAnswerLines(ids, { known, verdictOf: verdictsOf(eligible.data) });
  return (
    <ProjectsSection tiles={tiles} query={query} answerTo={answerTo}>
      <div className={classes.dossier}>
        <DossierCard known={known} />
      </div>
    </ProjectsSection>
  );
}
