import type { PublicProject } from "@mec/api/project";
import type { PlaceVerdict } from "@mec/domain/project";
import type { ReactNode } from "react";
import type { KnownDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { AnswerLines } from "../answer/answer-lines.tsx";

/** What each listed project, and the one chosen on the map, tells about the dossier; nothing while that is empty. */
export function useAnswerTo(
  listed: readonly PublicProject[],
  selected: string | null,
  { dossier, isEmpty }: KnownDossier,
  verdictOf: (id: string) => PlaceVerdict | undefined,
): (project: PublicProject) => ReactNode {
  const ids = listed.map(({ id }) => id);
  const asked = selected === null || ids.includes(selected) ? ids : [selected, ...ids];
  const answers = useAnswers(asked, dossier);
  return (project) => {
    const verdict = verdictOf(project.id);
    if (isEmpty && !verdict) return undefined;
    return <AnswerLines project={project} verdict={verdict} figures={answers?.get(project.id)} />;
  };
}
