import type { PublicProject } from "@mec/api/project";
import type { PlaceVerdict } from "@mec/domain/project";
import type { ReactNode } from "react";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { usePoints } from "../../../platform/session.ts";
import { AnswerLines } from "./answer-lines.tsx";
import { useHasRoof } from "./has-roof.ts";

/** What projects answer to: the visitor's dossier, and which of them its address could join. */
export interface Answering {
  readonly known: KnownDossier;
  readonly verdictOf: (id: string) => PlaceVerdict | undefined;
}

/**
 * What each of these projects, a hundred at most, tells about the dossier; nothing while the dossier is empty, unless
 * the visitor has a plant or described a roof.
 */
export function useAnswerLines(
  ids: readonly string[],
  { known: { home, isEmpty, asksPrice }, verdictOf }: Answering,
): (project: PublicProject) => ReactNode {
  const answers = useAnswers(ids, home);
  const { data: points } = usePoints();
  const hasRoof = useHasRoof();
  return (project) => {
    const verdict = verdictOf(project.id);
    if (isEmpty && !verdict && !points?.productionPoints.length && !hasRoof) return undefined;
    const figures = answers?.get(project.id);
    return <AnswerLines {...{ project, verdict, figures, asksPrice }} isOnlyRoof={isEmpty && hasRoof} />;
  };
}
